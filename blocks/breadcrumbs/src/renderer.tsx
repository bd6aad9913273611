import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { breadcrumbs } from './block.ts'
import type { Crumb, Trail } from './trail.ts'
import { words } from './visitor-texts.ts'

/** Stands in where the block is shown without its data. */
const sample: readonly Crumb[] = [{ title: 'Services', href: '/services' }]

/**
 * The home page has no trail: visitors see none there. What search engines read of the trail stands in the head of
 * every page, whether it shows this block or not.
 */
function Breadcrumbs({ props, root, view, data }: BlockComponentProps<typeof breadcrumbs, Trail | undefined>) {
  const { showHome, homeText, showCurrent, separator } = props
  const t = words(view.language)
  const isCanvas = view.mode === 'canvas'
  const above = data?.above ?? (isCanvas ? sample : [])
  const crumbs =
    view.page.isHome && !isCanvas ? [] : [...(showHome ? [{ title: homeText || t.home, href: '/' }] : []), ...above]
  const current = showCurrent && !view.page.isHome ? view.page.title : ''
  if (crumbs.length === 0 && (current === '' || !isCanvas)) {
    return <EmptyBlock root={root} view={view} icon="chevrons-right" text="No page stands above this one." />
  }
  return (
    <nav {...root} aria-label={t.breadcrumbs} data-separator={separator}>
      <ol>
        {crumbs.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        {current !== '' && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}

export default defineBlockRenderer<typeof breadcrumbs, Trail | undefined>(breadcrumbs, Breadcrumbs)
