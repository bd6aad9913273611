import { type CollectionMembers, type Content, defineBlock, defineCall, defineModule, each } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import {
  BotCheck,
  CurrentTenant,
  defineRoutes,
  defineServer,
  encodeContent,
  MailTransport,
  on,
  type PersonalData,
  personalData,
  provide,
  type Routes,
  service,
  type Tenant,
} from '@ashlar/sdk/server'
import { type TestClient, type TestHost, type TestReply, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import renderer from '../../block/renderer.tsx'
import * as root from '../../index.ts'
import { type FieldContribution, fieldContribution, formSubmitted, newsletterOptIn } from '../../index.ts'
import server from '../index.ts'

const layout = { icon: 'box', category: 'layout', schema: Type.Object({}) }
const wrapper = defineBlock({
  ...layout,
  type: 'wrapper',
  title: 'Page',
  nesting: { in: [], root: true, accepts: ['section'] },
})
const section = defineBlock({
  ...layout,
  type: 'section',
  title: 'Section',
  nesting: { in: ['wrapper'], as: 'container' },
})
const empty = () => null

/** What a module hears that makes customers and keeps a newsletter (FORM-009, OPEN-242). */
export interface Heard {
  readonly submitted: object[]
  readonly optedIn: object[]
}

/** Erases a person's data wherever modules hold some, as the module with the customers does. */
class Eraser {
  readonly #members: CollectionMembers<PersonalData>

  constructor(members: CollectionMembers<PersonalData>) {
    this.#members = members
  }

  async erase(email: string): Promise<void> {
    for (const member of this.#members.all()) await member.erase({ email })
  }
}
const erasePerson = defineCall({
  id: 'shop.erasePerson',
  method: 'POST',
  path: '/api/v1/admin/shop/erase/',
  summary: 'Erase a person',
  body: Type.Object({ email: Type.String() }),
  reply: {},
  access: 'staff',
})

/** A module of somebody else's: it hears of submissions and brings the choices of a field type (FORM-023). */
function listener(heard: Heard) {
  const shop = defineModule({ id: 'shop', title: 'Shop' })
  class Categories implements FieldContribution {
    choices = async () => ({ names: ['Bikes', 'Parts'], tags: [] })
  }
  const shopServer = defineServer(shop, {
    services: [
      provide(fieldContribution('product-categories-dropdown'), Categories),
      provide(fieldContribution('product-categories-checkbox'), Categories),
      service(Eraser, each(personalData)),
    ],
    routes: [defineRoutes([Eraser], (app, eraser) => app.call(erasePerson, ({ body }) => eraser.erase(body.email)))],
    subscriptions: [
      on(formSubmitted, [], (payload) => void heard.submitted.push(payload)),
      on(newsletterOptIn, [], (payload) => void heard.optedIn.push(payload)),
    ],
  })
  return { name: '@acme/shop', root: { shop }, server: shopServer }
}

/** A bot check that takes each token of its own once, on the website for which it was made. */
function standInCheck() {
  const good = new Set<string>()
  class StandIn implements BotCheck {
    readonly #tenant: CurrentTenant

    constructor(tenant: CurrentTenant) {
      this.#tenant = tenant
    }

    async verify(token: string | undefined) {
      if (token === undefined || token === '') return 'missing'
      return good.delete(`${this.#tenant.get()?.guid} ${token}`) ? 'passed' : 'refused'
    }

    hosts = async () => ({})
  }
  const check = defineModule({ id: 'check', title: 'Check', always: true })
  const checkServer = defineServer(check, { services: [provide(BotCheck, StandIn, CurrentTenant)] })
  return {
    package: { name: '@acme/check', root: { check }, server: checkServer },
    tokenFor({ guid }: Tenant): string {
      const token = crypto.randomUUID()
      good.add(`${guid} ${token}`)
      return token
    },
  }
}

/** Takes mails, once it is set up. */
function standInPost() {
  let isSetUp = false
  class StandIn implements MailTransport {
    name = async () => (isSetUp ? 'mail.example.com' : undefined)
    send = async () => undefined
  }
  const post = defineModule({ id: 'post', title: 'Post', always: true })
  const postServer = defineServer(post, { services: [provide(MailTransport, StandIn)] })
  return {
    package: { name: '@acme/post', root: { post }, server: postServer },
    set(to: boolean): void {
      isSetUp = to
    },
  }
}

export interface FormHost {
  readonly host: TestHost
  readonly owner: TestClient
  readonly heard: Heard
  /** A published page with one form, of this website; gives its number. */
  page(fields: { readonly slug: string; readonly status?: string }, props: object, by?: TestClient): Promise<number>
  /** Send a form as the page's own script does: with a token of the bot check, unless told otherwise. */
  send(values: Values, how?: How): Promise<TestReply>
  token(tenant?: 'a' | 'b'): Promise<string>
  /** Whether the installation has somebody who sends mails; at first it has not, and keeps them. */
  sendsMails(isSetUp: boolean): void
  /** Erase what all modules hold of a person. */
  erase(email: string): Promise<void>
}

export type Values = readonly (readonly [name: string, value: string | File])[]

interface How {
  readonly token?: string | null
  readonly tenant?: 'a' | 'b'
  readonly accept?: string
}

export async function formHost(routes: readonly Routes[] = []): Promise<FormHost> {
  const heard: Heard = { submitted: [], optedIn: [] }
  const check = standInCheck()
  const post = standInPost()
  const packages = [
    {
      name: '@acme/layout',
      root: { wrapper, section },
      renderer: [wrapper, section].map((block) => defineBlockRenderer(block, empty)),
    },
    {
      ...{ name: '@ashlar/plugin-forms', root, renderer },
      server: { ...server, routes: [...server.routes, ...routes] },
    },
    listener(heard),
    check.package,
    post.package,
  ]
  const host = await testHost({ packages, jobs: true })
  const owner = await host.signIn('owner')

  const token = async (tenant: 'a' | 'b' = 'a') => check.tokenFor(host.tenants[tenant])

  return {
    host,
    owner,
    heard,
    token,
    sendsMails: post.set,
    async erase(email) {
      const erased = await owner.post(erasePerson.path, { email })
      if (erased.statusCode !== 200) throw new Error(erased.body)
    },
    async page(fields, props, by = owner) {
      const made = await by.post('/api/v1/admin/pages/', {
        title: fields.slug || 'Home',
        status: 'published',
        ...fields,
      })
      if (made.statusCode !== 201) throw new Error(made.body)
      const { id } = made.json().page
      const saved = await by.put('/api/v1/admin/page/updatecontent/', {
        id,
        content: encodeContent(contentWith(props)),
      })
      if (saved.statusCode !== 200) throw new Error(saved.body)
      return id
    },
    async send(values, { token: given, tenant = 'a', accept = 'application/json' } = {}) {
      const form = new FormData()
      const sent = given === undefined ? await token(tenant) : given
      if (sent !== null) form.append('meta', JSON.stringify({ recaptchaToken: sent, recipients: '' }))
      for (const [name, value] of values) form.append(name, value)
      return sendForm(host, form, tenant, accept)
    },
  }
}

async function sendForm(host: TestHost, form: FormData, tenant: 'a' | 'b', accept: string): Promise<TestReply> {
  const body = new Response(form)
  return host.visitor(tenant).inject({
    method: 'POST',
    url: '/api/v1/form/submit/',
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin', accept },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

const contentWith = (props: object): Content => ({
  rootNodeId: 'root',
  nodes: {
    root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
    s: { type: 'section', version: 1, props: {}, parent: 'root', children: ['f'] },
    f: { type: 'form', version: 1, props: { ...props }, parent: 's', children: [] },
  },
})
