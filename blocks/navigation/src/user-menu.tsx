import { Chevron } from './items.tsx'

interface UserMenuProps {
  readonly name: string
  readonly roles: readonly number[]
  readonly isCanvas: boolean
}

/**
 * The menu of whoever is signed in, made for nobody: a kept page is everybody's. The block's script asks who reads it,
 * writes the name and shows the menu (NAV-004 to -008, PERM-301, OPEN-331).
 */
export function UserMenu({ name, roles, isCanvas }: UserMenuProps) {
  return (
    <>
      <details className="navbar-user" name={name} data-roles={roles.join(' ')} hidden={!isCanvas}>
        <summary>
          <span>
            Hello, <span data-name="">{isCanvas && '{display name}'}</span>
          </span>
          <Chevron />
        </summary>
        <ul className="plain" data-bg="white">
          <li>
            <a href="/admin/profile">Profile</a>
          </li>
          <li>
            <button type="button">Logout</button>
          </li>
        </ul>
      </details>
      {!isCanvas && (
        <dialog className="navbar-ask" data-bg="white" aria-label="Logout">
          <p>Are you sure you wish to logout?</p>
          <p role="alert" />
          <p>
            <button type="button" className="button" value="logout">
              Logout
            </button>
            <button type="button" className="button" data-variant="outline" value="cancel">
              Cancel
            </button>
          </p>
        </dialog>
      )}
    </>
  )
}
