import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BotCheck, Settings, type Tenant } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { botCheck, botCheckToken } from '@ashlar/sdk/visitor'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { HostConfig } from '../../host/tokens.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { CoreDatabase } from '../core-database.ts'
import { BotCheckService } from './bot-check.service.ts'
import { ProofOfWork } from './proof-of-work.ts'

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost()
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const as = <T>(tenant: Tenant, work: () => Promise<T>) => runAs({ tenant }, work)
const verify = (token: string | undefined, tenant = host.tenants.a) =>
  as(tenant, () => host.composition.resolve(BotCheck).verify(token))

/** The browser's side, in front of a website. */
function browserOf(tenant: 'a' | 'b') {
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = await host.visitor(tenant).get(url)
    return new Response(reply.body, { status: reply.statusCode })
  })
}

describe('the built-in bot check (OPEN-253)', () => {
  beforeEach(() => browserOf('a'))
  afterEach(() => void vi.unstubAllGlobals())

  it('takes what a browser worked out once, of the same website, in any process', async () => {
    const [first, second] = [await botCheckToken(), await botCheckToken()]
    if (first === null || second === null) throw new Error('The check is there.')
    expect(await verify(first, host.tenants.b)).toBe('refused')
    expect(await verify(first)).toBe('passed')
    expect(await verify(first)).toBe('refused')

    const { composition } = host
    const elsewhere = new BotCheckService(
      composition.resolve(Settings),
      new ProofOfWork(composition.resolve(CoreDatabase), composition.resolve(HostConfig)),
      undefined,
    )
    const both = [elsewhere, composition.resolve(BotCheck)].map((each) => as(host.tenants.a, () => each.verify(second)))
    expect((await Promise.all(both)).sort()).toEqual(['passed', 'refused'])
  })

  it('refuses what is late, changed, not worked out, or nonsense, and tells a missing token from a wrong one', async () => {
    const token = await botCheckToken()
    if (token === null) throw new Error('The check is there.')
    const { challenge, solution } = JSON.parse(atob(token))
    const sent = (value: unknown) => verify(btoa(JSON.stringify(value)))
    const later = {
      ...challenge,
      parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 9 },
    }
    for (const wrong of [
      { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } },
      { challenge: later, solution },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1e9 } }, solution },
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge, solution: null },
      { challenge: null },
      null,
    ]) {
      expect(await sent(wrong), JSON.stringify(wrong)).toBe('refused')
    }
    for (const nonsense of ['x', '{}', '\u0000', 'ü'.repeat(3000), btoa('{"__proto__":{}}'), btoa('['.repeat(1000))]) {
      expect(await verify(nonsense)).toBe('refused')
    }
    expect([await verify(undefined), await verify('')]).toEqual(['missing', 'missing'])

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    try {
      expect(await verify(token)).toBe('refused')
    } finally {
      vi.useRealTimers()
    }
    expect(await verify(token)).toBe('passed')
  })

  it('keeps used challenges no longer than they could be used', async () => {
    await host.sql`update core.solved_challenge set ends_at = now() - interval '1 hour'`
    const token = await botCheckToken()
    expect(await verify(token ?? '')).toBe('passed')
    expect(await host.sql`select 1 from core.solved_challenge`).toHaveLength(1)
  })

  it('is refused for who asks too often, and tells the client and the visitor when to try again', async () => {
    const { headers } = await host.visitor('b').get('/api/v1/bot-check/')
    expect(headers['cache-control']).toBe('no-store')
    await host.sql`update core.counted_use set uses = 120`
    browserOf('b')
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await botCheckToken()).toBeNull()
    expect(told).toHaveBeenCalledOnce()
    const sentence = 'This was done too often. Please try again in 10 minutes.'
    expect(await botCheck()).toEqual({ token: null, message: sentence })
    told.mockRestore()
    const refused = await host.visitor('b').get('/api/v1/bot-check/')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(540)
    expect(wait).toBeLessThanOrEqual(600)
    expect(refused.json()).toMatchObject({ error: sentence, retryAfter: wait })
    await host.sql`update core.counted_use set ends_at = now() - interval '1 second'`
    expect((await host.visitor('b').get('/api/v1/bot-check/')).statusCode).toBe(200)
    expect(JSON.stringify(await host.sql`select * from core.counted_use`)).not.toContain('127.0.0.1')
  })
})

describe('reCAPTCHA by configuration (OPEN-253)', () => {
  let google: Server
  let asked: string[]
  let answer: { status: number; body: string }
  let service: BotCheckService
  beforeAll(async () => {
    google = createServer(async (request, reply) => {
      let body = ''
      for await (const chunk of request) body += chunk
      asked.push(body)
      reply.writeHead(answer.status, { location: 'http://elsewhere.example/' }).end(answer.body)
    })
    await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening))
    const { port } = google.address() as AddressInfo
    const network = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true }
    const { composition } = host
    const outside = { url: `http://captcha.example:${port}/siteverify`, network }
    const proofOfWork = new ProofOfWork(composition.resolve(CoreDatabase), composition.resolve(HostConfig))
    service = new BotCheckService(composition.resolve(Settings), proofOfWork, undefined, outside)
  })
  beforeEach(() => {
    asked = []
  })
  afterAll(() => void google?.close())
  const ask = (token: string) => as(host.tenants.a, () => service.verify(token))

  it('is used once both keys are there, and only what the service takes passes', async () => {
    const save = (settings: object) => owner.put('/api/v1/admin/settings/', settings)
    expect((await save({ bot_check_service: 'recaptcha', bot_check_site_key: 'site-1' })).statusCode).toBe(200)
    expect((await host.visitor().get('/api/v1/bot-check/')).json().service).toBe('built-in')
    expect((await save({ bot_check_secret: 'secret & sound' })).statusCode).toBe(200)
    expect((await host.visitor().get('/api/v1/bot-check/')).json()).toEqual({
      success: true,
      service: 'recaptcha',
      siteKey: 'site-1',
    })

    answer = { status: 200, body: '{"success":true,"score":0.9}' }
    expect(await ask('tok=en')).toBe('passed')
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({ secret: 'secret & sound', response: 'tok=en' })
    for (const [status, body] of [
      [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
      [200, '{"success":true,"score":0.1}'],
      [200, '{"success":"true"}'],
      [200, 'null'],
      [200, 'x'.repeat(70_000)],
      [500, '{"success":true}'],
      [302, ''],
    ] as const) {
      answer = { status, body }
      expect(await ask('t'), body.slice(0, 50)).toBe('refused')
    }
    asked = []
    expect(await ask('x'.repeat(8001))).toBe('refused')
    expect(await as(host.tenants.a, () => service.verify(''))).toBe('missing')
    expect(asked).toEqual([])
    await new Promise((closed) => google.close(closed))
    expect(await ask('nobody there')).toBe('refused')
  })
})
