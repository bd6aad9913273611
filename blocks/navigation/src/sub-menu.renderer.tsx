import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { subMenu } from './block.ts'
import { pathOf } from './items.tsx'
import type { SubPages } from './sub-pages.ts'
import { words } from './visitor-texts.ts'

/** Stand in where the block is shown without its data. */
const sample: SubPages['items'] = ['First', 'Second', 'Third'].map((which) => ({
  title: `${which} sub page`,
  slug: '',
}))

function SubMenu({ id, props, root, view, data }: BlockComponentProps<typeof subMenu, SubPages | undefined>) {
  if (view.mode === 'canvas' && props.pageId === 0) {
    return <EmptyBlock root={root} view={view} icon="list-tree" text="Choose a page to list its sub pages." />
  }
  const items = data?.items ?? (view.mode === 'canvas' ? sample : [])
  const titleId = `${id}-title`
  const label = props.menuTitle === '' ? { 'aria-label': words(view.language).subMenu } : { 'aria-labelledby': titleId }
  return (
    <nav {...root} {...label}>
      {props.menuTitle !== '' && <h2 id={titleId}>{props.menuTitle}</h2>}
      {items.length === 0 ? (
        <p>{words(view.language).empty}</p>
      ) : (
        <ul className="plain">
          {items.map(({ title, slug }) => (
            <li key={title + slug}>
              <a href={`/${slug}`} {...(`/${slug}` === pathOf(view) && { 'aria-current': 'page' })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

export default defineBlockRenderer<typeof subMenu, SubPages | undefined>(subMenu, SubMenu)
