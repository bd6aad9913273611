import { MenuIcon, type View } from '@ashlar/sdk/renderer'
import { currentMark, leadsToward, type NavigationLink } from '@ashlar/sdk/site'
import type { Bar } from './bar.ts'
import { words } from './visitor-texts.ts'

interface ItemsProps {
  readonly items: readonly NavigationLink[]
  /** Path of the page, for the mark of the current item. */
  readonly path: string
  /** Of the page. */
  readonly language: string
}

/** Path of the page around a block, as items write it. */
export const pathOf = ({ page }: View): string => (page.isHome ? '/' : `/${page.slug}`)

/** In the editor an item that moves takes its open menu along: known by where it leads, the second time by its number. */
function keyed<Item extends Pick<NavigationLink, 'title' | 'href'>>(items: readonly Item[]): [string, Item][] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = JSON.stringify([item.title, item.href])
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return [`${name} ${times}`, item]
  })
}

/** Items side by side; those that hold others open them by `<details>`, one at a time, without a script. */
export function MainItems({ name, items, path, language }: ItemsProps & { readonly name: string }) {
  return (
    <nav className="navbar-main" aria-label={words(language).main}>
      <ul className="plain">
        {keyed(items).map(([key, item]) => (
          <li key={key}>
            {item.children.length === 0 ? (
              <ItemLink item={item} path={path} />
            ) : (
              <details name={name}>
                <summary {...(holds(item, path) && { 'data-current': '' })}>
                  {item.title}
                  <Chevron />
                </summary>
                <ul className="plain" data-bg="white">
                  {keyed(withOwn(item)).map(([place, child]) => (
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
export function SmallMenu({ items, right, path, language }: ItemsProps & { readonly right: Bar['rightItems'] }) {
  const hidden = right.filter(({ type }) => type !== 'icon')
  if (items.length === 0 && hidden.length === 0) return null
  return (
    <details className="navbar-small">
      <summary aria-label={words(language).menu}>
        <MenuIcon />
      </summary>
      <nav aria-label={words(language).menu} data-bg="white">
        <ul className="plain">
          {keyed([...items, ...hidden.map(({ title, href }) => ({ title, href, children: [] }))]).map(([key, item]) => (
            <li key={key}>
              <ItemLink item={item} path={path} />
              {item.children.length > 0 && (
                <ul className="plain">
                  {keyed(item.children).map(([place, child]) => (
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

const holds = (item: NavigationLink, path: string) => withOwn(item).some(({ href }) => leadsToward(href, path))

function ItemLink({ item: { title, href }, path }: { readonly item: NavigationLink; readonly path: string }) {
  if (href === '') return <b>{title}</b>
  return (
    <a href={href} {...currentMark(href, path)}>
      {title}
    </a>
  )
}

export const Chevron = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m5 9 7 7 7-7" />
  </svg>
)
