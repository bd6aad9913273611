import type { TestClient, TestReply, TestRoute } from '@ashlar/sdk/testing'
import { expect } from 'vitest'
import type { InMemoryHost } from '../testing/test-host.ts'
import { nameOf } from './rights.fixtures.ts'

/** Real things of one tenant, made through the API. */
export interface Things {
  readonly page: number
  readonly revision: number
  readonly template: number
  readonly redirect: number
  readonly preview: number
  readonly token: string
  readonly session: string
  readonly user: number
  readonly media: number
  readonly mediaFolder: number
  readonly view: number
  readonly tenant: number
  readonly mail: number
  readonly webhook: number
  readonly delivery: number
  readonly archive: string
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
  const { redirect } = await made(
    owner.post('/api/v1/admin/redirects/', { source: `/secret-${page.id}`, code: 302, target: '/secret' }),
  )
  const { preview } = await made(owner.post('/api/v1/admin/page/previews/', { pageId: page.id, days: 1 }))
  const token = await made(
    owner.post('/api/v1/admin/api-tokens/', { name: 'Secret token', scopes: ['pages.can_view'] }),
  )
  const sessions = await made(owner.get('/api/v1/auth/sessions/'))
  const users = await made(owner.get('/api/v1/admin/users/?role_id=1'))
  const { guid, id: tenant } = owner.tenant
  const [media] = await host.sql<{ id: string }>`insert into core.media
    (tenant_id, file_name, storage_name, mime_type, kind, size, sha256)
    values (${guid}, 'secret.png', 'x', 'image/png', 'image', 1, ${'0'.repeat(64)}) returning id`
  const { folder } = await made(owner.post('/api/v1/admin/media-folders/', { name: `Secret folder ${page.id}` }))
  const { view } = await made(
    owner.post('/api/v1/admin/views/', { list: 'pages', name: `Secret ${page.id}`, query: 'status=draft' }),
  )
  const [mail] = await host.sql<{ id: string }>`insert into core.mail
    (tenant_id, purpose, to_address, to_name, reply_to, subject, text, html, headers, state)
    values (${guid}, 'shop.secret', 'secret@example.com', '', '', 'Secret', 'Secret', 'Secret', '{}', 'kept') returning id`
  const { results: webhook } = await made(
    owner.post('/api/v1/admin/webhooks/', { name: 'Secret', url: 'https://secret.example', events: ['shop.secret'] }),
  )
  const [delivery] = await host.sql<{ id: string }>`insert into core.webhook_delivery
    (tenant_id, webhook_id, event, source, body, state)
    values (${guid}, ${webhook.id}, 'shop.secret', 'secret', '{}', 'failed') returning id`
  const [archive] = await host.sql<{ id: string }>`insert into core.tenant_archive
    (tenant_id, id, kind, state, file_name, expires_at)
    values (${guid}, gen_random_uuid(), 'export', 'done', 'secret.zip', now() + interval '1 day') returning id`
  return {
    archive: archive?.id ?? '',
    ...{ mail: Number(mail?.id), webhook: webhook.id, delivery: Number(delivery?.id) },
    ...{
      page: page.id,
      template: template.id,
      redirect: redirect.id,
      preview: preview.id,
      tenant,
      media: Number(media?.id),
      mediaFolder: folder.id,
      view: view.id,
    },
    revision: revisions.results.rows[0].id,
    token: token.apiToken.guid,
    session: sessions.results.rows[0].guid,
    user: users.results.rows[0].id,
  }
}

/** Where each address finds its ids: one of these must fit every route with a parameter. */
const idsIn: readonly (readonly [RegExp, (things: Things) => readonly [param: string, value: string | number][]])[] = [
  [
    /^\/api\/v1\/admin\/tenants\/:id\//,
    ({ tenant, archive }) => [
      [':id', tenant],
      [':archive', archive],
      [':host', 'b.localhost'],
    ],
  ],
  // Agencies are their own people's and the platform's: there is none that an owner of a tenant could reach.
  [
    /^\/api\/v1\/admin\/agencies\/:id\//,
    () => [
      [':id', 1],
      [':member', 1],
    ],
  ],
  [/^\/api\/v1\/admin\/plans\/:name\//, () => [[':name', 'basic']]],
  [/^\/api\/v1\/admin\/api-tokens\/:guid\//, ({ token }) => [[':guid', token]]],
  [/^\/api\/v1\/admin\/users\/:id\//, ({ user }) => [[':id', user]]],
  [/^\/api\/v1\/auth\/sessions\/:guid\//, ({ session }) => [[':guid', session]]],
  [/^\/api\/v1\/admin\/page\/component-template\/:id/, ({ template }) => [[':id', template]]],
  [/^\/api\/v1\/admin\/redirects\/:id/, ({ redirect }) => [[':id', redirect]]],
  [
    /^\/api\/v1\/admin\/page\/previews\/:id/,
    ({ page, preview }) => [
      [':id', page],
      [':previewId', preview],
    ],
  ],
  [
    /^\/api\/v1\/admin\/page\/(draft|revisions)\/:id\//,
    ({ page, revision }) => [
      [':id', page],
      [':revisionId', revision],
    ],
  ],
  [/^\/api\/v1\/admin\/pages\/:id\//, ({ page }) => [[':id', page]]],
  [/^\/api\/v1\/admin\/media\/:id\//, ({ media }) => [[':id', media]]],
  [/^\/api\/v1\/admin\/media-folders\/:id\//, ({ mediaFolder }) => [[':id', mediaFolder]]],
  [
    /^\/media\/:id\/:file/,
    ({ media }) => [
      [':id', media],
      [':file', 'secret.png'],
    ],
  ],
  [/^\/api\/v1\/admin\/views\/:id\//, ({ view }) => [[':id', view]]],
  [/^\/api\/v1\/admin\/mails\/:id\//, ({ mail }) => [[':id', mail]]],
  [/^\/api\/v1\/admin\/webhooks\/:id\//, ({ webhook }) => [[':id', webhook]]],
  [/^\/api\/v1\/admin\/webhook-deliveries\/:id\//, ({ delivery }) => [[':id', delivery]]],
  [/^\/api\/v1\/admin\/jobs\/:id\//, () => [[':id', '00000000-0000-4000-8000-000000000000']]],
  [/^\/api\/docs\/static\/\*$/, () => [['*', 'nothing.js']]],
  // Of the platform: nobody else gets as far as looking one up.
  [/^\/api\/v1\/admin\/packages\/(plans|changes)\/:id\//, () => [[':id', '00000000-0000-4000-8000-000000000000']]],
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
    await host.sql`select * from core.page_redirect where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.page_preview where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.component_template where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.account where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select count(*) from core.api_token`,
    await host.sql`select count(*) from core.session`,
    await host.sql`select * from core.mail where tenant_id = ${guid} order by id`,
    await host.sql`select * from core.webhook where tenant_id = ${guid} order by id`,
    await host.sql`select * from core.webhook_delivery where tenant_id = ${guid} order by id`,
    await host.sql`select * from core.tenant_archive where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.media where tenant_id = ${guid} order by 1, 2`,
  ]
}
