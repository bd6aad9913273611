import type { View } from '@ashlar/sdk/renderer'
import type { NavigationLink } from '@ashlar/sdk/site'
import type { Bar } from './bar.ts'

interface ItemsProps {
  readonly items: readonly NavigationLink[]
  /** Path of the page, for the mark of the current item. */
  readonly path: string
}

/** Path of the page around a block, as items write it. */
export const pathOf = ({ page }: View): string => (page.isHome ? '/' : `/${page.slug}`)

/** Items side by side; those that hold others open them by `<details>`, one at a time, without a script. */
export function MainItems({ name, items, path }: ItemsProps & { readonly name: string }) {
  return (
    <nav className="navbar-main" aria-label="Main">
      <ul className="plain">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in finished HTML
          <li key={index}>
            {item.children.length === 0 ? (
              <ItemLink item={item} path={path} />
            ) : (
              <details name={name}>
                <summary {...(holds(item, path) && { 'data-current': '' })}>
                  {item.title}
                  <Chevron />
                </summary>
                <ul className="plain" data-bg="white">
                  {withOwn(item).map((child, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in finished HTML
                    <li key={place}>
                      <ItemLink item={child} path={path} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Everything in one list, for narrow screens. */
export function SmallMenu({ items, right, path }: ItemsProps & { readonly right: Bar['rightItems'] }) {
  const hidden = right.filter(({ type }) => type !== 'icon')
  if (items.length === 0 && hidden.length === 0) return null
  return (
    <details className="navbar-small">
      <summary aria-label="Menu">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </summary>
      <nav aria-label="Menu" data-bg="white">
        <ul className="plain">
          {[...items, ...hidden.map(({ title, href }) => ({ title, href, children: [] }))].map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in finished HTML
            <li key={index}>
              <ItemLink item={item} path={path} />
              {item.children.length > 0 && (
                <ul className="plain">
                  {item.children.map((child, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in finished HTML
                    <li key={place}>
                      <ItemLink item={child} path={path} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** An item that leads somewhere itself stands first among those that it holds. */
const withOwn = (item: NavigationLink) => [...(item.href === '' ? [] : [item]), ...item.children]

const holds = (item: NavigationLink, path: string) => withOwn(item).some(({ href }) => href === path)

function ItemLink({ item: { title, href }, path }: { readonly item: NavigationLink; readonly path: string }) {
  if (href === '') return <b>{title}</b>
  return (
    <a href={href} {...(href === path && { 'aria-current': 'page' })}>
      {title}
    </a>
  )
}

export const Chevron = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m5 9 7 7 7-7" />
  </svg>
)
