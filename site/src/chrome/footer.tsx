import type { PlatformSettings } from '@ashlar/sdk'
import type { NavigationLink } from '@ashlar/sdk/site'
import { Contact } from './contact.tsx'
import { words } from './visitor-texts.ts'

interface FooterProps {
  readonly companyName: string
  readonly settings: PlatformSettings
  readonly links: readonly NavigationLink[]
  readonly year: number
}

/** What stands below every page until a tenant has chosen a footer of its own. */
export function Footer({ companyName, settings, links, year }: FooterProps) {
  return (
    <footer className="site-footer" data-bg="dark">
      <div>
        <p className="site-footer-name">{companyName}</p>
        {links.length > 0 && (
          <nav aria-label={words(settings.language).footer}>
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
        <Contact settings={settings} />
        <p className="site-copyright">
          © {year} {companyName}
        </p>
      </div>
    </footer>
  )
}
