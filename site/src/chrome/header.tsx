import type { PlatformSettings } from '@ashlar/sdk'
import { Icon, MenuIcon, type Picture } from '@ashlar/sdk/renderer'
import { currentMark, leadsToward, type NavigationLink, type Reachable, visibleHref } from '@ashlar/sdk/site'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { words } from './visitor-texts.ts'

interface HeaderProps {
  readonly companyName: string
  readonly language: string
  readonly logo: Picture | undefined
  readonly links: readonly NavigationLink[]
  readonly rightItems: PlatformSettings['navigation']['rightItems']
  /** Path of the page, for the mark of the current item. */
  readonly path: string
  readonly isReachable: Reachable
  /** What packages put at its end. */
  readonly end: ReactNode
}

/**
 * The bar above every page until a tenant has chosen a header of its own (NAV-001 to -003, -009). Its menus close by
 * themselves on pages that bring the loader of moving blocks; for them alone no page brings a script (H1).
 */
export function Header({ companyName, language, logo, links, rightItems, path, isReachable, end }: HeaderProps) {
  const t = words(language)
  return (
    <header className="site-header" {...(links.length > 0 && { 'data-menus': '' })}>
      <div>
        <a className="site-logo" href="/" {...(path === '/' && { 'aria-current': 'page' })}>
          {logo ? <Logo picture={logo} name={companyName} /> : companyName}
        </a>
        {links.length > 0 && (
          <nav className="site-nav" aria-label={t.main}>
            <ul className="plain">
              {links.map((link) => (
                <Item key={link.title + link.href} link={link} path={path} />
              ))}
            </ul>
          </nav>
        )}
        <div className="site-header-end">
          {rightItems.map((item) => (
            <RightItem key={item.title + item.url} item={item} isReachable={isReachable} />
          ))}
          {end}
          {links.length > 0 && (
            <details className="site-menu">
              <summary aria-label={t.menu}>
                <MenuIcon />
              </summary>
              <nav aria-label={t.menu}>
                <ul className="plain">
                  {links
                    .flatMap((link) => [link, ...link.children])
                    .map(({ title, href }) => (
                      <li key={title + href}>
                        {href === '' ? <b>{title}</b> : <Link title={title} href={href} path={path} />}
                      </li>
                    ))}
                </ul>
              </nav>
            </details>
          )}
        </div>
      </div>
    </header>
  )
}

function Item({ link: { title, href, children }, path }: { readonly link: NavigationLink; readonly path: string }) {
  if (children.length === 0) {
    return (
      <li>
        <Link title={title} href={href} path={path} />
      </li>
    )
  }
  const isHere = [href, ...children.map((child) => child.href)].some((each) => leadsToward(each, path))
  return (
    <li>
      <details name="site-nav">
        <summary {...(isHere && { 'data-current': '' })}>
          {title}
          <Chevron />
        </summary>
        <ul className="plain">
          {href !== '' && (
            <li>
              <Link title={title} href={href} path={path} />
            </li>
          )}
          {children.map((child) => (
            <li key={child.title + child.href}>
              <Link title={child.title} href={child.href} path={path} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function Link({ title, href, path }: { readonly title: string; readonly href: string; readonly path: string }) {
  return (
    <a href={href} {...currentMark(href, path)}>
      {title}
    </a>
  )
}

interface RightItemProps {
  readonly item: PlatformSettings['navigation']['rightItems'][number]
  readonly isReachable: Reachable
}

function RightItem({ item, isReachable }: RightItemProps) {
  const href = visibleHref(item.url, isReachable)
  if (href === undefined) return null
  if (item.type === 'icon') {
    return (
      <a className="site-icon" href={href} aria-label={item.title}>
        <Icon name={item.icon ?? 'circle'} />
      </a>
    )
  }
  return (
    <a className={item.type === 'button' ? 'button' : 'site-link'} href={href}>
      {item.title}
    </a>
  )
}

const Chevron = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m5 9 7 7 7-7" />
  </svg>
)
