// A module's public page: read in the website's language, sent by its script, and sent by a browser without one.
import { fileURLToPath } from 'node:url'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinProgram, listMembers } from './contract.ts'
import * as root from './index.ts'
import renderer from './renderer.tsx'
import server from './server/index.ts'
import site from './site/index.ts'

const loyalty = { name: '@acme/loyalty', root, server, site, renderer }
/** The package that checks, by its folder: this one needs it nowhere. */
const bots = fileURLToPath(new URL('../../../plugins/bot-check', import.meta.url))

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [loyalty, bots], site: true })
})
afterAll(() => host?.close())

const page = '/rewards/join'
const emails = async () =>
  (await (await host.signIn('owner')).get(listMembers.path))
    .json()
    .results.rows.map(({ email }: { email: string }) => email)

/** As a browser sends a form by itself. */
const sendForm = (values: Record<string, string>, on = host) => {
  const visitor = on.visitor()
  return visitor.inject({
    ...{ method: 'POST', url: joinProgram.path, payload: new URLSearchParams(values).toString() },
    headers: {
      ...{ accept: 'text/html', origin: visitor.tenant.origin, host: new URL(visitor.tenant.origin).host },
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
}

it('shows its form, a block and data for search engines, in the language of the website (issue 15)', async () => {
  const owner = await host.signIn('owner')
  const { body } = await host.visitor().get(page)
  expect(body).toContain(`action="${joinProgram.path}"`)
  expect(body).toContain('Become a member of Regulars.')
  expect(body).toMatch(/class="[^"]*block-acme-loyalty-points[^>]*>.*10 points for each visit/s)
  expect(body).toContain('"@type":"MemberProgram","name":"Regulars"')
  await owner.put('/api/v1/admin/settings/', { language: 'de' })
  const german = (await host.visitor().get(page)).body
  await owner.put('/api/v1/admin/settings/', { language: 'en' })
  expect(german).toContain('Werden Sie Mitglied bei Regulars.')
})

it('takes in who passed the bot check, says the same to members, and refuses programs (issue 15)', async () => {
  const visitor = host.visitor()
  const ada = { name: 'Ada Wren', email: 'ada@example.com' }
  const without = await visitor.post(joinProgram.path, ada)
  expect([without.statusCode, without.json().code]).toEqual([422, 'LOYALTY_NOT_VERIFIED'])
  const wrong = await visitor.post(joinProgram.path, { ...ada, recaptchaToken: 'made-up' })
  expect(wrong.json().code).toBe('LOYALTY_NOT_VERIFIED')
  expect(await emails()).toEqual([])
  for (const name of ['Ada Wren', 'Somebody else']) {
    const sent = await visitor.post(joinProgram.path, { ...ada, name, recaptchaToken: await host.botCheckToken() })
    expect([sent.statusCode, sent.json()]).toEqual([200, { success: true }])
  }
  expect(await emails()).toEqual(['ada@example.com'])
  const nobody = await visitor.post(joinProgram.path, { name: ' ', email: 'ada', recaptchaToken: '' })
  expect(nobody.json().code).toBe('LOYALTY_INCOMPLETE')
})

it('leads a browser without JavaScript back to the page, which says what became of it (issue 15)', async () => {
  const refused = await sendForm({ name: 'Bo Tern', email: 'bo@example.com' })
  expect([refused.statusCode, refused.headers['location']]).toEqual([303, `${page}?state=unverified`])
  expect((await host.visitor().get(`${page}?state=unverified`)).body).toContain('or ask us at the counter.')
  expect((await sendForm({ name: 'Bo', email: '' })).headers['location']).toBe(`${page}?state=incomplete`)
  const other = await host.visitor().inject({
    ...{ method: 'POST', url: joinProgram.path, payload: 'name=Bo&email=bo%40example.com' },
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(other.statusCode).toBeGreaterThanOrEqual(400)

  await using open = await testHost({ packages: [loyalty], site: true })
  const taken = await sendForm({ name: 'Bo Tern', email: 'bo@example.com' }, open)
  expect([taken.statusCode, taken.headers['location']]).toEqual([303, `${page}?state=joined`])
  const members = await (await open.signIn('owner')).get(listMembers.path)
  expect(members.json().results.rows).toMatchObject([{ email: 'bo@example.com', points: 0 }])
})
