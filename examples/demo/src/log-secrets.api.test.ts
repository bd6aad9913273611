// I4: a log is read by more people than a database, and is kept elsewhere.
import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import * as smtp from '@ashlar/plugin-smtp'
import smtpServer from '@ashlar/plugin-smtp/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const lines: string[] = []
const written = () => lines.join('')
/** Tables into which secrets are written, or what leads to them. */
const tables = ['account', 'account_link', 'api_token', 'mail', 'page_preview', 'session', 'setting']

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    ...{ jobs: true, surfaces: [site], environment: { ASHLAR_ACCESS_LOG: '1' } },
    packages: [{ name: '@ashlar/plugin-smtp', root: smtp, server: smtpServer }],
    logged: (line) => void lines.push(line),
  })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const post = (client: TestClient, path: string, body: object) => client.post(`/api/v1/${path}`, body)
const secretIn = (text: string) => /[\w-]{43}(?![\w-])/.exec(text)?.[0]
let turn = 0

/** What people do with secrets, good ones and bad ones; gives each secret that was sent or received. */
async function useSecrets(): Promise<readonly string[]> {
  const nth = ++turn
  const word = (name: string) => `canary-${name}-${nth}-barn`
  const visitor = host.visitor()
  const email = `reader${nth}@example.com`
  const sent = await Promise.all([
    post(visitor, 'auth/login/', { email: 'owner@example.com', password: word('sign-in') }),
    post(visitor, 'auth/password-resets/', { email: 'owner@example.com' }),
    post(visitor, 'auth/password-resets/use/', { token: word('reset').padEnd(43, 'x'), password: word('new') }),
    post(owner, 'admin/users/', { email, displayName: 'Reader', role_id: 4 }),
    post(owner, 'admin/api-tokens/', { name: 'Robot', scopes: ['pages.can_view'] }),
    owner.put('/api/v1/auth/password/', { currentPassword: word('old'), password: word('changed') }),
    post(owner, 'admin/page/previews/', { pageId: page, days: 1 }),
    owner.put('/api/v1/admin/settings/', { mail_user: 'us', mail_password: word('mail') }),
    visitor.inject({ method: 'GET', url: '/api/v1/auth/me/', headers: { authorization: `Bearer ${word('bearer')}` } }),
    visitor.inject({ method: 'GET', url: '/api/v1/auth/me/', headers: { cookie: `ashlar_session=${word('cookie')}` } }),
    visitor.inject({
      method: 'GET',
      url: '/',
      headers: { cookie: `ashlar_visitor=${word('visitor').padEnd(43, 'x')}` },
    }),
    visitor.get(`/unsubscribe?token=${word('unsubscribe')}`),
    visitor.get(`/_ashlar/preview/${word('preview').padEnd(43, 'x')}`),
  ])
  const received = sent.flatMap(({ body }) => secretIn(body) ?? [])
  for (const secret of received) await visitor.get(`/_ashlar/preview/${secret}`)
  // Their secrets are sealed in the database; its owner may read them.
  const ids = await host.sql<{ id: number }>`select id from core.mail`
  const mails = await Promise.all(ids.map(({ id }) => owner.get(`/api/v1/admin/mails/${id}/`)))
  const words = [
    'sign-in',
    'reset',
    'new',
    'old',
    'changed',
    'mail',
    'bearer',
    'cookie',
    'visitor',
    'unsubscribe',
    'preview',
  ]
  return [...words.map(word), ...received, ...mails.flatMap(({ body }) => secretIn(body) ?? [])]
}

let page = 0

it('I4: no secret is written to the log, whether requests succeed, are refused or fail in the database', async () => {
  const made = await post(owner, 'admin/pages/', { title: 'Seen', slug: 'seen' })
  page = made.json().page.id
  const secrets = [...(await useSecrets())]
  // A token, a preview link, and mails with a reset and an invitation.
  await vi.waitFor(
    async () => expect(await host.sql`select 1 from core.mail where state = 'kept'`).toHaveLength(2),
    20_000,
  )
  expect(written()).toContain('"msg":"request"')

  // What PostgreSQL says of a row that it can't keep has the row in it.
  await host.database.admin(`create function public.broken() returns trigger language plpgsql as $$
    begin raise 'it is broken' using errcode = 'XX000', detail = 'Failing row contains ' || new::text; end $$`)
  const onEach = (statement: (table: string) => string) =>
    Promise.all(tables.map((table) => host.database.admin(statement(table))))
  await onEach(
    (table) => `create trigger broken before insert or update on core.${table}
    for each row execute function public.broken()`,
  )
  secrets.push(...(await useSecrets()))
  await onEach((table) => `drop trigger broken on core.${table}`)
  expect(lines.filter((line) => line.includes('it is broken')).length).toBeGreaterThanOrEqual(4)

  expect(written()).not.toContain('Failing row')

  const kept = await host.sql<{ hash: string }>`select password_hash as hash from core.account
    where password_hash <> '' union all select token_hash from core.session`
  secrets.push(...kept.map(({ hash }) => hash))
  expect(secrets.length).toBeGreaterThanOrEqual(26)
  // Details of rows are cut off: the beginning tells as well.
  const told = (line: string) => secrets.some((secret) => line.includes(secret.slice(0, 30)))
  expect(lines.filter(told)).toEqual([])
})
