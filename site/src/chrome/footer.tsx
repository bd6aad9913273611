import type { NavigationLink } from '@ashlar/sdk/site'

interface FooterProps {
  readonly companyName: string
  readonly links: readonly NavigationLink[]
  readonly year: number
}

/** What stands below every page until a tenant has chosen a footer of its own. */
export function Footer({ companyName, links, year }: FooterProps) {
  return (
    <footer className="site-footer" data-bg="dark">
      <div>
        <p className="site-footer-name">{companyName}</p>
        {links.length > 0 && (
          <nav aria-label="Footer">
            <ul className="plain">
              {links
                .filter(({ href }) => href !== '')
                .map(({ title, href }) => (
                  <li key={title + href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
            </ul>
          </nav>
        )}
        <p className="site-copyright">
          © {year} {companyName}
        </p>
      </div>
    </footer>
  )
}
