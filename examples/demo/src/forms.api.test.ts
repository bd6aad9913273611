import * as container from '@ashlar/block-container'
import containerRenderer from '@ashlar/block-container/renderer'
import * as section from '@ashlar/block-section'
import sectionRenderer from '@ashlar/block-section/renderer'
import * as wrapper from '@ashlar/block-wrapper'
import wrapperRenderer from '@ashlar/block-wrapper/renderer'
import { costOf, failEachCall, type InMemoryHost, inTurn, testHost, unanswered } from '@ashlar/core/testing'
import * as botCheck from '@ashlar/plugin-bot-check'
import botCheckServer from '@ashlar/plugin-bot-check/server'
import * as newsletter from '@ashlar/plugin-email-marketing'
import newsletterRenderer from '@ashlar/plugin-email-marketing/renderer'
import newsletterServer from '@ashlar/plugin-email-marketing/server'
import * as root from '@ashlar/plugin-forms'
import renderer from '@ashlar/plugin-forms/renderer'
import server from '@ashlar/plugin-forms/server'
import formsSite from '@ashlar/plugin-forms/site'
import type { Content } from '@ashlar/sdk'
import { encodeContent } from '@ashlar/sdk/server'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { columnsWithoutMember } from './columns-without-member.ts'
import { sendingForms, signingUp } from './visitor-flows.fixture.ts'

let host: InMemoryHost
let pageId: number
beforeAll(async () => {
  host = await testHost({
    surfaces: [site],
    packages: [
      { name: '@ashlar/block-wrapper', root: wrapper, renderer: wrapperRenderer },
      { name: '@ashlar/block-section', root: section, renderer: sectionRenderer },
      { name: '@ashlar/block-container', root: container, renderer: containerRenderer },
      { name: '@ashlar/plugin-forms', root, server, site: formsSite, renderer },
      { name: '@ashlar/plugin-bot-check', root: botCheck, server: botCheckServer },
      {
        name: '@ashlar/plugin-email-marketing',
        root: newsletter,
        server: newsletterServer,
        renderer: newsletterRenderer,
      },
    ],
  })
  const owner = await host.signIn('owner')
  const made = await owner.post('/api/v1/admin/pages/', { title: 'Ask', slug: 'ask', status: 'published' })
  pageId = made.json().page.id
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id: pageId, content: encodeContent(content) })
  expect(saved.statusCode, saved.body).toBe(200)
})
afterAll(() => host?.close())

it('knows every column of its tables by an entity', async () => {
  expect(await columnsWithoutMember(host, server)).toEqual([])
})

const node = (type: string, parent: string | null, children: string[], props = {}) => ({
  ...{ type, version: 1, parent, children, props },
})
const content: Content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c']),
    c: node('container', 's', ['f']),
    f: node('form', 'c', [], {
      recipients: 'desk@example.com',
      successMessage: 'It has arrived.',
      dynamicForm: [
        { id: 'mail', label: 'Email', validateEmail: true, sort: 0 },
        { id: 'text', label: 'Message', type: 'textarea', rules: { required: true }, sort: 1 },
      ],
    }),
  },
}

/** As a browser without JavaScript sends a form. */
async function send(values: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ page: String(pageId), node: 'f', ...values })) form.append(name, value)
  const body = new Response(form)
  return host.visitor().inject({
    method: 'POST',
    url: '/api/v1/form/submit/',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

it('a form that is sent without JavaScript is answered with its page: messages and what was typed, or the success text (API-214, OPEN-256)', async () => {
  const refused = await send({ email: 'ada at example', message: 'Hello <b>you</b>' })
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([422, 'no-store'])
  expect(refused.headers['content-type']).toContain('text/html')
  expect(refused.headers['content-security-policy']).toContain("script-src 'self'")
  expect(refused.body).toContain('invalid email address')
  expect(refused.body).toContain('value="ada at example"')
  expect(refused.body).toContain('Hello &lt;b&gt;you&lt;/b&gt;')
  expect(await host.sql`select 1 from forms.submission`).toEqual([])

  const taken = await send({ email: 'ada@example.com', message: 'Hello again' })
  expect([taken.statusCode, taken.headers['cache-control']]).toEqual([303, 'no-store'])
  const address = String(taken.headers.location)
  expect(address).toMatch(/^\/ask\?form-reply=[\w-]{24}$/)
  expect((await host.visitor().get(address)).body).toContain('It has arrived.')
  const others = await host.visitor().get('/ask')
  expect(others.body).toContain('<form')
  expect(others.body).not.toContain('ada')
  expect((await host.visitor().get('/ask?form-reply=AAAAAAAAAAAAAAAAAAAAAAAA')).body).toContain('<form')
  expect(await host.sql`select held from forms.submission`).toEqual([{ held: 'no-bot-check' }])

  await host.sql`update forms.form_reply set ends_at = now()`
  expect((await host.visitor().get(address)).body).toContain('<form')
})

it.each(['sending a form', 'signing up for the newsletter'])(
  'F3: %s with any one of its first 20 calls to the database failing is done once or not at all',
  async (name) => {
    const flow = name === 'sending a form' ? sendingForms(host, pageId) : signingUp(host)
    const { faults, points } = await failEachCall(host, flow, { most: 20, kinds: inTurn })
    expect(faults).toEqual([])
    expect(points).toBeGreaterThan(4)
    const commits = await failEachCall(host, flow, { most: 20, kinds: unanswered, counted: /^commit$/ })
    expect(commits.faults).toEqual([])
    expect(commits.points).toBeGreaterThan(1)
  },
)

it('A5: a sign-up costs and says the same for a known, a suppressed and an unknown address', async () => {
  const owner = await host.signIn('owner')
  const subscribers = '/api/v1/admin/email-marketing/subscribers/'
  for (const email of ['known@example.com', 'never@example.com']) {
    const made = await owner.post(subscribers, { email, listId: 1, note: 'By telephone' })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json().subscriber
    if (email.startsWith('never')) expect((await owner.post(`${subscribers}${id}/suppress/`, {})).statusCode).toBe(200)
  }
  const signUp = signingUp(host)
  const costFor = async (email: string) => {
    const { send } = await signUp(email)
    return costOf(host, send)
  }
  // The first one of a process also opens what is kept for the others.
  await costFor('first@example.com')
  const cost = await costFor('nobody@example.com')
  expect([cost.status, cost.calls > 2]).toEqual([200, true])
  expect(await costFor('known@example.com')).toEqual(cost)
  expect(await costFor('never@example.com')).toEqual(cost)
  expect(await costFor('nobody@example.com')).toEqual(cost)
})

it('hosts of services are in a page’s policy only as the website has set them up (ADDR-001, OPEN-253)', async () => {
  const policy = async () => String((await host.visitor().get('/ask')).headers['content-security-policy'])
  expect(await policy()).not.toMatch(/google|gstatic/)
  const owner = await host.signIn('owner')
  const saved = await owner.put('/api/v1/admin/settings/', {
    ...{ bot_check_service: 'recaptcha', bot_check_site_key: 'site-key' },
    forms: { places_key: 'places-key' },
  })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(await policy()).toMatch(/script-src 'self' https:\/\/www.google.com https:\/\/www.gstatic.com;/)
  expect(await policy()).toMatch(/connect-src 'self' https:\/\/www.google.com https:\/\/places.googleapis.com;/)
})
