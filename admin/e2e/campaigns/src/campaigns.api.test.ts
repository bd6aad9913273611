import { fileURLToPath } from 'node:url'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as root from './index.ts'
import server from './server/index.ts'

const campaigns = '/api/v1/admin/email-marketing/campaigns/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const email = fileURLToPath(new URL('../../../../blocks/email', import.meta.url))
  host = await testHost({ packages: [{ name: '@acme/campaigns', root, server }, email] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const answer = async (reply: ReturnType<TestClient['get']>) => {
  const { statusCode, body } = await reply
  return [statusCode, JSON.parse(body).code]
}
const switchModule = (campaigns: boolean) =>
  owner.put(`/api/v1/admin/tenants/${owner.tenant.id}/modules/`, { modules: { campaigns } })

it('API-108: the campaigns are there with their module alone', async () => {
  await owner.post(campaigns, { name: 'Spring check' })
  const rows = [{ id: expect.any(Number), name: 'Spring check' }]
  expect((await owner.get(campaigns)).json()).toEqual({ success: true, results: { rows, total: 1 } })
  expect((await switchModule(false)).statusCode).toBe(200)
  expect(await answer(owner.get(campaigns))).toEqual([403, 'MODULE_NOT_ENABLED'])
  expect((await owner.get('/api/v1/admin/modules/')).json().results.rows).toEqual([])
  await switchModule(true)
  expect((await owner.get(campaigns)).json().results.total).toBe(1)
})

/** A mail on the wire: a textbox, and where a button leads. */
const mailOf = (textbox: object, type = 'email/button') => {
  const node = (parent: string | null, children: string[], of: string, props = {}) => ({
    ...{ type: of, version: 1, props, parent, children },
  })
  const nodes = {
    root: node(null, ['band'], 'email/wrapper'),
    band: node('root', ['box'], 'email/section'),
    box: node('band', ['words', 'more', 'leave'], 'email/container'),
    words: node('box', [], 'email/textbox', textbox),
    more: node('box', [], type, type === 'email/button' ? { text: 'Read on', href: '/blog' } : {}),
    leave: node('box', [], 'email/unsubscribe'),
  }
  return JSON.stringify({ rootNodeId: 'root', nodes })
}

it('EDIT-037, OPEN-128, BLK-EMAIL-001 one campaign is read with its content and saved on the same path; a stale save is 409, and what is no mail is refused by name', async () => {
  const { id } = (await owner.post(campaigns, { name: 'Winter storage' })).json()
  const one = { id, name: 'Winter storage', content: null, revision: 0 }
  expect((await owner.get(`${campaigns}${id}/`)).json()).toEqual({ success: true, campaign: one })
  expect(await answer(owner.get(`${campaigns}${id}/mail/`))).toEqual([422, 'MAIL_EMPTY'])
  const save = (content: string, revision = 0) => owner.put(`${campaigns}${id}/`, { content, revision })
  const refused = async (content: string) => {
    const { statusCode, body } = await save(content)
    return [statusCode, JSON.parse(body).errors?.[0]?.path]
  }
  expect(await refused('{}')).toEqual([422, 'content'])
  expect(await refused(mailOf({ fontSize: 900 }))).toEqual([422, 'nodes/words/props/fontSize'])
  expect(await refused(mailOf({}, 'email/section'))).toEqual([422, 'nodes/more/parent'])
  const saved = await save(mailOf({ text: '<p>Bring it in<script>x()</script></p>' }))
  expect(saved.json().campaign).toEqual({ ...one, content: expect.any(String), revision: 1 })
  expect(await answer(save(mailOf({})))).toEqual([409, 'STALE_REVISION'])
  expect(await answer(owner.get(`${campaigns}999999/`))).toEqual([404, 'NOT_FOUND'])

  const { html, text, canUnsubscribe } = (await owner.get(`${campaigns}${id}/mail/`)).json()
  expect(html).toContain('<p style="margin:0 0 16px">Bring it in</p>')
  expect(html).toContain(`href="${owner.tenant.origin}/blog"`)
  expect(text).toContain(`Read on: ${owner.tenant.origin}/blog`)
  expect(canUnsubscribe).toBe(true)
})
