import { Chevron } from './items.tsx'
import { words } from './visitor-texts.ts'

interface UserMenuProps {
  readonly name: string
  readonly roles: readonly number[]
  /** Where shoppers manage their account; empty where they can't. */
  readonly profile: string
  readonly isCanvas: boolean
  /** Of the page. */
  readonly language: string
}

/**
 * The menu of whoever is signed in, made for nobody: a kept page is everybody's. The block's script asks who reads it,
 * writes the name and shows the menu (NAV-004 to -008, PERM-301, OPEN-331).
 */
export function UserMenu({ name, roles, profile, isCanvas, language }: UserMenuProps) {
  const t = words(language)
  return (
    <>
      <details className="navbar-user" name={name} data-roles={roles.join(' ')} hidden={!isCanvas}>
        <summary>
          <span>
            {t.hello} <span data-name="">{isCanvas && '{display name}'}</span>
          </span>
          <Chevron />
        </summary>
        <ul className="plain" data-bg="white">
          <li>
            <a href="/admin/profile" {...(profile !== '' && { 'data-shopper': profile })}>
              {t.profile}
            </a>
          </li>
          <li>
            <button type="button">{t.logout}</button>
          </li>
        </ul>
      </details>
      {!isCanvas && (
        <dialog className="navbar-ask" data-bg="white" aria-label={t.logout}>
          <p>{t.sure}</p>
          <p role="alert" />
          <p>
            <button type="button" className="button" value="logout">
              {t.logout}
            </button>
            <button type="button" className="button" data-variant="outline" value="cancel">
              {t.cancel}
            </button>
          </p>
        </dialog>
      )}
    </>
  )
}
