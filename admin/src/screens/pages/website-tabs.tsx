import { Link, useLocation } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'
import './pages.css'

const tabs = [
  { path: '/admin/pages', title: 'All pages' },
  { path: '/admin/pages/templates', title: 'Templates' },
  { path: '/admin/pages/redirects', title: 'Redirects' },
  { path: '/admin/pages/not-found', title: 'Not found' },
  { path: '/admin/pages/trash', title: 'Trash' },
]

/** The lists that belong to pages, side by side. */
export function WebsiteTabs() {
  const t = useTexts('admin')
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<!\/)\/+$/, '')
  return (
    <nav className="tabs linktabs" aria-label={t('Website')}>
      {tabs.map(({ path, title }) => (
        <Link key={path} to={path} {...(path === here ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  )
}
