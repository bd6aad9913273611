import { encodeContent } from '@ashlar/sdk/server'
import type { EditorPage } from './editor-page.ts'

const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
  type,
  version: 1,
  props,
  parent,
  children,
})
const withForm = (props: object) =>
  encodeContent({
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['s']),
      s: node('section', 'root', ['c']),
      c: node('container', 's', ['f']),
      f: node('form', 'c', [], props),
    },
  } as never)

/** A published page with one form; gives its slug. */
export async function pageWith(editor: EditorPage, title: string, props: object): Promise<string> {
  const slug = title.toLowerCase()
  const { page } = await editor.call('POST', '/api/v1/admin/pages/', { title, slug, status: 'published' })
  const { id } = page as { readonly id: number }
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content: withForm(props) })
  return slug
}
