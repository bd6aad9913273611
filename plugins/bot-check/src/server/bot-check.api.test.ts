import { defineCall, defineModule } from '@ashlar/sdk'
import {
  BotCheck,
  Database,
  defineRoutes,
  defineServer,
  type OutsideFetch,
  type OutsideRequest,
  Secrets,
} from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { botCheck, botCheckToken } from '@ashlar/sdk/visitor'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as root from '../index.ts'
import server from './index.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { Recaptcha } from './recaptcha.ts'

/** A package that asks before it takes something, here and as another process of the installation would. */
const taker = defineModule({ id: 'taker', title: 'Taker' })
const callTo = (id: 'here' | 'elsewhere') =>
  defineCall({
    id: `taker.${id}`,
    method: 'POST',
    path: `/api/v1/taker/${id}/`,
    summary: 'Takes what a browser vouched for',
    body: Type.Object({ token: Type.Optional(Type.String()) }),
    reply: { verdict: Type.String() },
    access: 'public',
  })
const takerServer = defineServer(taker, {
  routes: [
    defineRoutes([BotCheck, Database, Secrets], (app, check, database, secrets) => {
      app.call(callTo('here'), async ({ body }) => ({ verdict: await check.verify(body.token) }))
      app.call(callTo('elsewhere'), async ({ body }) => ({
        verdict: (await new ProofOfWork(database, secrets).accepts(body.token ?? '')) ? 'passed' : 'refused',
      }))
    }),
  ],
})

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-bot-check', root, server },
      { name: '@acme/taker', root: { taker }, server: takerServer },
    ],
    // Nobody answers there.
    outside: ['www.google.com'],
  })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

async function verify(token: string | undefined, tenant: 'a' | 'b' = 'a', where: 'here' | 'elsewhere' = 'here') {
  const reply = await host.visitor(tenant).post(`/api/v1/taker/${where}/`, { ...(token !== undefined && { token }) })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().verdict
}

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
    expect(await verify(first, 'b')).toBe('refused')
    expect(await verify(first)).toBe('passed')
    expect(await verify(first)).toBe('refused')

    const both = [verify(second, 'a', 'elsewhere'), verify(second)]
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
    for (const nonsense of ['x', '{}', 'ü'.repeat(3000), btoa('{"__proto__":{}}'), btoa('['.repeat(1000))]) {
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
    await host.sql`update bot_check.solved_challenge set ends_at = now() - interval '1 hour'`
    const token = await botCheckToken()
    expect(await verify(token ?? '')).toBe('passed')
    expect(await host.sql`select 1 from bot_check.solved_challenge`).toHaveLength(1)
  })

  it('is refused for who asks too often, and tells the client and the visitor when to try again', async () => {
    const { headers } = await host.visitor('b').get('/api/v1/bot-check/')
    expect(headers['cache-control']).toBe('no-store')
    await host.sql`update core.counted_use set uses = 120`
    browserOf('b')
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await botCheckToken()).toBeNull()
    expect(told).toHaveBeenCalledOnce()
    const sentence = 'Too many requests. Please try again in 10 minutes.'
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
  it('is asked once both keys are there; while it cannot be reached nothing passes', async () => {
    const save = (settings: object) => owner.put('/api/v1/admin/settings/', settings)
    expect((await save({ bot_check_service: 'recaptcha', bot_check_site_key: 'site-1' })).statusCode).toBe(200)
    expect((await host.visitor().get('/api/v1/bot-check/')).json().service).toBe('built-in')
    expect((await save({ bot_check_secret: 'secret & sound' })).statusCode).toBe(200)
    expect((await host.visitor().get('/api/v1/bot-check/')).json()).toEqual({
      success: true,
      service: 'recaptcha',
      siteKey: 'site-1',
    })
    expect((await host.visitor('b').get('/api/v1/bot-check/')).json().service).toBe('built-in')
    expect([await verify('t'), await verify('')]).toEqual(['refused', 'missing'])
  })

  it('passes only what the service takes', async () => {
    const asked: OutsideRequest[] = []
    let answer: () => { readonly status: number; readonly body: string }
    const outside: Pick<OutsideFetch, 'send'> = {
      send: async (request) => {
        asked.push(request)
        const { status, body } = answer()
        return { status, body: Buffer.from(body) }
      },
    }
    const service = new Recaptcha(outside, undefined)
    const takes = (status: number, body: string, token = 't') => {
      answer = () => ({ status, body })
      return service.takes(token, 'secret & sound')
    }
    expect(await takes(200, '{"success":true,"score":0.9}', 'tok=en')).toBe(true)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: 'https://www.google.com/recaptcha/api/siteverify',
      hosts: ['www.google.com'],
    })
    const sent = Object.fromEntries(new URLSearchParams(String(asked[0]?.body)))
    expect(sent).toEqual({ secret: 'secret & sound', response: 'tok=en' })
    expect(await takes(200, '{"success":true}')).toBe(true)
    for (const [status, body] of [
      [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
      [200, '{"success":true,"score":0.1}'],
      [200, '{"success":"true"}'],
      [200, 'null'],
      [200, 'x'],
      [500, '{"success":true}'],
      [302, ''],
    ] as const) {
      expect(await takes(status, body), body.slice(0, 50)).toBe(false)
    }
    asked.length = 0
    expect(await takes(200, '{"success":true}', 'x'.repeat(8001))).toBe(false)
    expect(asked).toEqual([])
    answer = () => {
      throw new Error('Nobody is there.')
    }
    expect(await service.takes('t', 's')).toBe(false)
  })
})
