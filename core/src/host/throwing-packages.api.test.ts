// P1 on the server: wherever a package throws, and whatever it throws, everything else goes on.
import { defineBlock, defineEvent, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import {
  Database,
  defineJob,
  defineRoutes,
  defineServer,
  MailContents,
  migration,
  on,
  type ServerContribution,
  service,
  statement,
  work,
} from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAs } from '../data/index.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

/** Ways to fail. */
const ways: Readonly<Record<string, () => unknown>> = {
  throws: () => {
    throw new Error('out of order')
  },
  rejects: async () => {
    throw new Error('out of order')
  },
  'throws a text': () => {
    throw 'out of order'
  },
  'rejects with nothing': () => Promise.reject(),
}
const waysThat = (matches: RegExp) => Object.entries(ways).filter(([way]) => matches.test(way))

const neighbour = defineModule({ id: 'neighbour', title: 'Neighbour' })
const get = (url: string, handler: () => unknown) =>
  defineRoutes([], (app) => void app.get(url, { config: { access: 'public' } }, async () => handler()))
const neighbourPackage: TestPackage = {
  name: '@acme/neighbour',
  root: { neighbour },
  server: defineServer(neighbour, { routes: [get('/api/v1/neighbour/', () => ({ success: true }))] }),
}
const isThere = async (host: InMemoryHost) =>
  (await host.visitor().get('/api/v1/neighbour/')).body === '{"success":true}'

describe('P1: at the start a package that', () => {
  const points: Readonly<Record<string, (module: ReturnType<typeof defineModule>, fail: () => unknown) => unknown>> = {
    'on import': (_module, fail) => fail,
    'while its routes are registered': (module, fail) =>
      defineServer(module, { routes: [defineRoutes([], () => fail() as undefined)] }),
    'in a plugin of its routes': (module, fail) =>
      defineServer(module, {
        routes: [defineRoutes([], (app) => void app.register(async () => void (await fail())))],
      }),
    'while a service is built': (module, fail) => {
      class Failing {
        readonly never = fail()
      }
      return defineServer(module, { services: [service(Failing)] })
    },
    'in a migration': (module) => defineServer(module, { migrations: [migration('0001', [statement('select 1/0')])] }),
  }
  /** Some points are not waited for, Fastify takes a plugin's `undefined` for no error, and a migration is only SQL. */
  const waysAt = (point: string): RegExp => {
    if (point.includes('service')) return /throws/
    if (point.includes('plugin')) return /^((?!nothing).)*$/
    return point.includes('migration') ? /^throws$/ : /./
  }
  const bad = Object.entries(points).flatMap(([point, server]) =>
    waysThat(waysAt(point)).map(([way, fail], index): [string, TestPackage] => {
      const id = `bad_${point.replaceAll(' ', '_')}_${index}`
      const module = defineModule({ id, title: id })
      return [`${way} ${point}`, { name: `@acme/${id}`, root: { module }, server: server(module, fail) }]
    }),
  )
  let host: InMemoryHost
  beforeAll(async () => {
    host = await testHost({ packages: [...bad.map(([, each]) => each), neighbourPackage] })
  })
  afterAll(() => host.close())

  test.each(bad)('%s is left out, listed with its reason, and costs nobody anything', async (_what, { name }) => {
    expect(await isThere(host)).toBe(true)
    const owner = await host.signIn('owner')
    const { rows } = (await owner.get('/api/v1/admin/packages/')).json().results
    const row = rows.find((each: { name: string }) => each.name === name)
    expect(row).toMatchObject({ status: 'failed', reason: expect.stringMatching(/\S{3}/) })
  })
})

describe('P1: while it serves a package that', () => {
  const faulty = defineModule({ id: 'faulty', title: 'Faulty' })
  const happened = defineEvent('faulty.thing-happened', Type.Object({ way: Type.String() }))
  const doIt = defineJob('faulty.do-it', Type.Object({ way: Type.String() }))
  const fail = async ({ way }: { way: string }) => void (await ways[way]?.())
  const name = (way: string) => way.replaceAll(' ', '-')

  const contribution: ServerContribution = {
    routes: Object.entries(ways).flatMap(([way, failing]) => [
      get(`/api/v1/faulty/${name(way)}/`, failing),
      defineRoutes([], (app) => {
        app.addHook('preHandler', async ({ routeOptions }) => {
          if (routeOptions.url?.endsWith(`/hook-${name(way)}/`)) await failing()
        })
        app.get(`/api/v1/faulty/hook-${name(way)}/`, { config: { access: 'public' } }, async () => '')
      }),
    ]),
    jobs: [work(doIt, [], fail)],
    subscriptions: [on(happened, [], fail)],
  }
  const faultyPackage: TestPackage = {
    name: '@acme/faulty',
    root: { faulty },
    server: defineServer(faulty, contribution),
  }
  let host: InMemoryHost
  beforeAll(async () => {
    host = await testHost({ packages: [faultyPackage, neighbourPackage], jobs: true })
  })
  afterAll(() => host.close())

  const places = () => host.host.faults.recent('@acme/faulty').map(({ where, place }) => `${where} ${place}`)

  test.each(Object.keys(ways))('%s in a route or a hook answers 500, and is written down as its fault', async (way) => {
    for (const url of [`/api/v1/faulty/${name(way)}/`, `/api/v1/faulty/hook-${name(way)}/`]) {
      const reply = await host.visitor().get(url)
      expect([reply.statusCode, reply.json().code]).toEqual([500, 'INTERNAL'])
      expect(reply.body).not.toContain('order')
      expect(places()).toContain(`route GET ${url}`)
    }
    expect(await isThere(host)).toBe(true)
  })

  test.each(Object.keys(ways))('%s in a job or a subscription is written down as its fault', async (way) => {
    await runAs({ tenant: host.tenants.a }, () =>
      host.composition.resolve(Database).tenant(async (tx) => {
        await tx.enqueue(doIt, { way })
        await tx.emit(happened, { way })
      }),
    )
    const before = places().length
    await expect.poll(() => places().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(Math.min(before + 2, 20))
    expect(places()).toEqual(expect.arrayContaining(['job faulty.do-it', 'subscription faulty.thing-happened']))
    expect(await isThere(host)).toBe(true)
  })

  test('a database that is gone is not its fault, nor is what it refuses', async () => {
    const { faults } = host.host
    const count = faults.recent('@acme/faulty').length
    expect((await host.visitor().get('/api/v1/faulty/nothing/')).statusCode).toBe(404)
    expect(faults.recent('@acme/faulty')).toHaveLength(count)
  })
})

describe('P1: a block that fails where a mail is made', () => {
  const root = { icon: 'mail', category: 'email', schema: Type.Object({}) }
  const letter = defineBlock({
    ...{ ...root, type: 'acme/letter', title: 'Letter' },
    nesting: { in: [], root: true, accepts: ['acme/line', 'acme/broken-line'] },
  })
  const inLetter = { in: ['acme/letter'] }
  const line = defineBlock({ ...root, type: 'acme/line', title: 'Line', nesting: inLetter })
  const brokenLine = defineBlock({
    ...{ ...root, type: 'acme/broken-line', title: 'Broken line', nesting: inLetter },
    schema: Type.Object({ way: Type.String({ default: '' }) }),
  })
  const shown = () => null
  const mailPackage: TestPackage = {
    name: '@acme/letter',
    root: { letter, line },
    renderer: [
      defineBlockRenderer(letter, shown, { mail: ({ children }) => ({ tag: 'mj-body', children: children() }) }),
      defineBlockRenderer(line, shown, {
        mail: () => ({
          tag: 'mj-section',
          children: [{ tag: 'mj-column', children: [{ tag: 'mj-text', text: 'Hello' }] }],
        }),
      }),
    ],
  }
  const brokenPackage: TestPackage = {
    name: '@acme/broken-line',
    root: { brokenLine },
    // @ts-expect-error: an author without types gives what is no element.
    renderer: defineBlockRenderer(brokenLine, shown, { mail: ({ props }) => ways[props.way]?.() }),
  }
  let host: InMemoryHost
  beforeAll(async () => {
    host = await testHost({ packages: [mailPackage, brokenPackage] })
  })
  afterAll(() => host.close())

  const mailOf = (...children: readonly { readonly type: string; readonly props: object }[]) => {
    const nodes = Object.fromEntries(
      children.map((child, at) => [`n${at}`, { ...child, version: 1, parent: 'root', children: [] }]),
    )
    const outermost = { type: 'acme/letter', version: 1, props: {}, parent: null, children: Object.keys(nodes) }
    const stored = JSON.stringify({ rootNodeId: 'root', nodes: { root: outermost, ...nodes } })
    return runAs({ tenant: host.tenants.a }, () =>
      host.composition.resolve(MailContents).render(stored, { subject: 'Hello', preheader: '' }),
    )
  }
  const good = { type: 'acme/line', props: {} }

  test.each(Object.keys(ways))(
    '%s: that mail is refused with its name, it is written down, others are made',
    async (way) => {
      await expect(mailOf(good, { type: 'acme/broken-line', props: { way } })).rejects.toMatchObject({
        ...{ code: 'MAIL_BLOCK_BROKEN', status: 422 },
        message: 'The block "Broken line" can\'t be used in an email. Change or remove it.',
      })
      const faults = host.host.faults.recent('@acme/broken-line')
      expect(faults.map(({ where, place }) => `${where} ${place}`)).toContain('block acme/broken-line in an email')
      expect(host.host.faults.recent('@acme/letter')).toEqual([])
      expect((await mailOf(good)).text).toContain('Hello')
    },
  )
})
