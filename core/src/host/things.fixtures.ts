import type { TestClient, TestReply, TestRoute } from '@ashlar/sdk/testing'
import { expect } from 'vitest'
import type { InMemoryHost } from '../testing/test-host.ts'
import { nameOf } from './rights.fixtures.ts'

/** Real things of one tenant, made through the API. */
export interface Things {
  readonly page: number
  readonly revision: number
  readonly template: number
  readonly token: string
  readonly session: string
  readonly media: number
  readonly tenant: number
}

export async function thingsOf(host: InMemoryHost, owner: TestClient): Promise<Things> {
  const made = async (reply: Promise<TestReply>) => {
    const { statusCode, body } = await reply
    expect([Math.floor(statusCode / 100), body]).toEqual([2, expect.any(String)])
    return JSON.parse(body)
  }
  const { page } = await made(owner.post('/api/v1/admin/pages/', { title: 'Secret page' }))
  await made(owner.put('/api/v1/admin/page/updatecontent/', { id: page.id, content: null }))
  await made(owner.put(`/api/v1/admin/page/draft/${page.id}/`, { content: null, contentRevision: 0 }))
  const revisions = await made(owner.get(`/api/v1/admin/page/revisions/${page.id}/`))
  const { template } = await made(owner.post('/api/v1/admin/page/component-template/', { componentName: 'Secret' }))
  const token = await made(owner.post('/api/v1/admin/tokens/', { name: 'Secret token', scopes: ['pages.can_view'] }))
  const sessions = await made(owner.get('/api/v1/auth/sessions/'))
  const { guid, id: tenant } = owner.tenant
  const [media] = await host.sql<{ id: string }>`insert into core.media
    (tenant_id, file_name, storage_name, mime_type, kind, size, sha256)
    values (${guid}, 'secret.png', 'x', 'image/png', 'image', 1, ${'0'.repeat(64)}) returning id`
  return {
    ...{ page: page.id, template: template.id, tenant, media: Number(media?.id) },
    revision: revisions.results.rows[0].id,
    token: token.apiToken.guid,
    session: sessions.results.rows[0].guid,
  }
}

/** Where each address finds its ids: one of these must fit every route with a parameter. */
const idsIn: readonly (readonly [RegExp, (things: Things) => readonly [param: string, value: string | number][]])[] = [
  [/^\/api\/v1\/admin\/tenants\/:id\//, ({ tenant }) => [[':id', tenant]]],
  [/^\/api\/v1\/admin\/tokens\/:guid\//, ({ token }) => [[':guid', token]]],
  [/^\/api\/v1\/auth\/sessions\/:guid\//, ({ session }) => [[':guid', session]]],
  [/^\/api\/v1\/admin\/page\/component-template\/:id/, ({ template }) => [[':id', template]]],
  [
    /^\/api\/v1\/admin\/page\/(draft|revisions)\/:id\//,
    ({ page, revision }) => [
      [':id', page],
      [':revisionId', revision],
    ],
  ],
  [/^\/api\/v1\/admin\/pages\/:id\//, ({ page }) => [[':id', page]]],
  [
    /^\/media\/:id\/:file/,
    ({ media }) => [
      [':id', media],
      [':file', 'secret.png'],
    ],
  ],
  [/^\/_ashlar\/packages\/\*$/, () => [['*', '@acme/extra/1.0.0/package.json']]],
]

export function addressOf(row: TestRoute, things: Things): string {
  const ids = idsIn.find(([pattern]) => pattern.test(row.url))?.[1](things) ?? []
  const url = ids.reduce((made, [param, value]) => made.replace(param, String(value)), row.url)
  if (/[:*]/.test(url))
    throw new Error(`${nameOf(row)}: say in things.fixtures.ts where the ids of its parameters come from.`)
  return url
}

/** Rows of a tenant in every table, counted past all policies, and the fields that a stranger would like to change. */
export async function stored(host: InMemoryHost, { tenant }: TestClient): Promise<unknown> {
  const { guid } = tenant
  return [
    await host.sql`select id, title, status, revision from core.page where tenant_id = ${guid} order by id`,
    await host.sql`select * from core.page_content where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.page_draft where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.page_revision where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.component_template where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select count(*) from core.api_token`,
    await host.sql`select count(*) from core.session`,
    await host.sql`select * from core.media where tenant_id = ${guid} order by 1, 2`,
  ]
}
