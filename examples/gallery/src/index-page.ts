import type { BlockCatalogue, Content } from '@ashlar/sdk'

/** A mail has a ground of its own. */
const onDark = (slug: string) => (slug.startsWith('email-') ? '' : ` (<a href="/${slug}-dark">dark</a>)`)

/** Links to the pages of all blocks. */
export function indexPage(
  catalogue: BlockCatalogue,
  pages: readonly { readonly title: string; readonly slug: string }[],
): Content {
  const items = pages.map(({ title, slug }) => `<li><a href="/${slug}">${title}</a>${onDark(slug)}</li>`)
  const node = (type: string, parent: string | null, children: string[], props = {}) => ({
    ...{ type, version: catalogue.get(type)?.version ?? 1, props, parent, children },
  })
  return {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['section']),
      section: node('section', 'root', ['container']),
      container: node('container', 'section', ['list']),
      list: node('textbox', 'container', [], {
        text: `<p>The components of the back office are at <a href="/admin/kit">/admin/kit</a>.</p><ul>${items.join('')}</ul>`,
      }),
    },
  }
}
