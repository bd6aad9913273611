import type { Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'

export { expect, test } from '../../examples/demo/e2e/server.ts'

/** What visitors can see of the two businesses. */
export const visitorPages = {
  ropewalk: [
    ...([
      '/',
      '/services',
      '/services/guarantee',
      '/about',
      '/about/rope-day',
      '/contact',
      '/book',
      '/privacy',
    ] as const),
    ...(['/store', '/store/product/net-loft-pannier-22-l', '/store/category/luggage'] as const),
  ],
  halfmoon: ['/', '/classes', '/visit', '/book', '/privacy'],
} as const

/** Every public page of both tenants with its whole address. */
export function everyPage(demo: Demo): readonly string[] {
  return [
    ...visitorPages.ropewalk.map((path) => demo.url + path),
    ...visitorPages.halfmoon.map((path) => demo.second + path),
  ]
}

/** Those on which nothing counts, slides or opens over the page; Ropewalk counts what is in the cart on every page. */
export const staticPages = (demo: Demo): readonly string[] => ['/classes', '/visit'].map((path) => demo.second + path)

export interface NewNode {
  readonly type: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly children?: readonly NewNode[]
  /** The region in which it stands. */
  readonly slot?: string
}

/** Content of a page with one container that holds these blocks. */
export function contentWith(...blocks: readonly NewNode[]): string {
  const nodes: Record<string, object> = {}
  const place = ({ type, props = {}, children = [], slot }: NewNode, id: string, parent: string | null) => {
    const ids = children.map((_, index) => (parent === null ? `n${index}` : `${id}-${index}`))
    nodes[id] = { type, version: 1, props, parent, children: ids, ...(slot && { slot }) }
    for (const [index, child] of children.entries()) place(child, ids[index] ?? '', id)
  }
  const container = { type: 'container', children: blocks }
  place({ type: 'wrapper', children: [{ type: 'section', children: [container] }] }, 'root', null)
  return JSON.stringify({ rootNodeId: 'root', nodes })
}

/** Makes a page as the person who is signed in there; gives its id. */
export async function makePage(page: Page, fields: object, content: string): Promise<number> {
  const created = await call(page, 'POST', '/api/v1/admin/pages/', fields)
  await call(page, 'PUT', '/api/v1/admin/page/updatecontent/', { id: created.page.id, content })
  return created.page.id
}

interface Reply {
  readonly success: boolean
  readonly page: { readonly id: number }
}

/** A request of the page itself, with its cookies and its origin. */
export async function call(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply> {
  const reply = await page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        ...(what !== undefined && { headers: { 'content-type': 'application/json' }, body: what }),
      })
      return { status: answer.status, body: await answer.text() }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.body}`)
  return JSON.parse(reply.body)
}

/** Text of a reply that the browser itself asks for, since only it resolves *.localhost everywhere. */
export async function read(page: Page, address: string): Promise<{ status: number; type: string; text: string }> {
  const response = await page.goto(address)
  if (!response) throw new Error(`${address} gave no response.`)
  return { status: response.status(), type: response.headers()['content-type'] ?? '', text: await response.text() }
}
