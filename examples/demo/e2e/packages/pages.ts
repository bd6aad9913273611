import type { Content, ContentNode } from '@ashlar/sdk'
import type { Operator } from './operator.ts'

/** A page that holds one block in the usual layout. */
export function contentWith(type: string, version: number, props: Readonly<Record<string, unknown>>): Content {
  const node = (
    of: string,
    parent: string | null,
    children: string[],
    more: Partial<ContentNode> = {},
  ): ContentNode => ({
    type: of,
    version: 1,
    props: {},
    parent,
    children,
    ...more,
  })
  return {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['section']),
      section: node('section', 'root', ['container']),
      container: node('container', 'section', ['block']),
      block: node(type, 'container', [], { version, props }),
    },
  }
}

export interface MadePage {
  readonly id: number
  readonly slug: string
}

/** Make and publish a page with this content. */
export async function publishPage(operator: Operator, slug: string, content: Content): Promise<MadePage> {
  const { page } = await operator.send<{ page: { id: number } }>('POST', '/api/v1/admin/pages/', {
    title: slug,
    slug,
    status: 'published',
  })
  await saveContent(operator, page.id, content)
  return { id: page.id, slug }
}

export async function saveContent(operator: Operator, id: number, content: Content): Promise<void> {
  const body = { id, content: JSON.stringify(content) }
  await operator.send('PUT', '/api/v1/admin/page/updatecontent/', body)
}

/** What a visitor of the first tenant reads there. */
export async function visit(port: number, slug: string): Promise<string> {
  const reply = await fetch(`http://localhost:${port}/${slug}`)
  if (reply.status !== 200) throw new Error(`/${slug} answered ${reply.status}`)
  return reply.text()
}
