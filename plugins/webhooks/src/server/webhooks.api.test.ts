import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEvent, defineModule } from '@ashlar/sdk'
import { defineServer } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { Webhook as Receiver } from 'standardwebhooks'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as root from '../index.ts'
import server from './index.ts'

const url = '/api/v1/admin/webhooks/'
const log = '/api/v1/admin/webhook-deliveries/'

const kiln = defineModule({ id: 'kiln', title: 'Kiln' })
const nothing = Type.Object({})
const kilns = {
  name: '@acme/kiln',
  root: { kiln },
  server: defineServer(kiln, {
    events: [
      defineEvent('kiln.bowl-fired', nothing),
      // As the forms module names its events.
      defineEvent('kiln.glaze_opt_in', nothing),
      defineEvent('kiln.bowl-glazed', nothing, { withinOnly: true }),
    ],
  }),
}

let host: TestHost
let owner: TestClient
let receiver: Server
let address = ''
let status = 200
const heard: { headers: IncomingHttpHeaders; body: string }[] = []

beforeAll(async () => {
  host = await testHost({
    jobs: true,
    outside: ['receiver.example'],
    packages: [{ name: '@ashlar/plugin-webhooks', root, server }, kilns],
  })
  owner = await host.signIn('owner')
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers, body })
      response.writeHead(status).end('thanks')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  address = `http://receiver.example:${(receiver.address() as AddressInfo).port}/in`
})
afterAll(async () => {
  await host?.close()
  receiver?.close()
})
beforeEach(() => {
  heard.length = 0
  status = 200
})

async function made(events: string[], to = address): Promise<{ id: number; secret: string }> {
  const reply = await owner.post(url, { name: 'Stock', url: to, events })
  expect(reply.statusCode, reply.body).toBe(201)
  return { id: reply.json().results.id, secret: reply.json().secret }
}

const lastOf = async (webhook: number) => (await owner.get(`${log}?webhook=${webhook}`)).json().results.rows[0]
const ended = (webhook: number, state: object) =>
  vi.waitFor(async () => expect(await lastOf(webhook)).toMatchObject(state), 10_000)

/** A test of the webhook as its receiver gets it. */
async function received(webhook: number) {
  expect((await owner.post(`${url}${webhook}/test/`)).statusCode).toBe(200)
  await vi.waitFor(() => expect(heard.length).toBe(1), 10_000)
  const [{ headers = {}, body = '' } = {}] = heard
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'ashlar-signature']
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]))
  return { headers, body, signed }
}

describe('webhooks', () => {
  it('can be told of what packages declare, before anybody listens (issue 15)', async () => {
    const { results } = (await owner.get(`${url}events/`)).json()
    expect(results).toEqual(['core.page-changed', 'core.settings-changed', 'kiln.bowl-fired', 'kiln.glaze_opt_in'])
    const { id } = await made(results)
    expect((await owner.delete(`${url}${id}/`)).statusCode).toBe(200)
  })

  it('note each event that they asked for, once, and nothing else', async () => {
    const { id } = await made(['core.settings-changed'])
    await owner.put('/api/v1/admin/settings/', { company_name: 'Told' })
    await ended(id, { event: 'core.settings-changed', state: 'delivered', status: 200, answer: 'thanks', error: '' })
    const { body } = await lastOf(id)
    expect(JSON.parse(body)).toMatchObject({ event: 'core.settings-changed', data: { keys: ['company_name'] } })
    expect((await owner.get(`${log}?webhook=${id}`)).json().results.total).toBe(1)
    expect(heard.map((each) => each.body)).toEqual([body])
    const stranger = await host.signIn('owner', 'b')
    expect((await stranger.get(log)).json().results.rows).toEqual([])
    expect((await stranger.delete(`${url}${id}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${url}${id}/`)).statusCode).toBe(200)
    expect((await owner.get(log)).json().results.total).toBe(0)
  })

  it('reach no address in our own network (T14), and are tried again', async () => {
    const { id } = await made(['core.page-changed'], `http://127.0.0.1:${new URL(address).port}/`)
    await owner.post(`${url}${id}/test/`)
    await ended(id, { state: 'queued', attempts: 1 })
    const { error, nextTryAt } = await lastOf(id)
    expect(error).toContain('private network')
    expect(Date.parse(nextTryAt)).toBeGreaterThan(Date.now())
    expect(heard).toEqual([])
    await owner.delete(`${url}${id}/`)
  })

  it('are tried again after a refusal, and on demand from the beginning', async () => {
    const { id } = await made(['core.nothing-told'])
    status = 500
    await owner.post(`${url}${id}/test/`)
    await ended(id, { state: 'queued', attempts: 1, status: 500, answer: 'thanks' })
    const [first] = heard
    status = 200
    const { id: delivery } = await lastOf(id)
    expect((await owner.post(`${log}${delivery}/send/`)).statusCode).toBe(200)
    await ended(id, { state: 'delivered', attempts: 1, status: 200, error: '' })
    // The receiver knows by the id that it is the same.
    expect(heard.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${delivery}`, `msg_${delivery}`])
    expect(heard[1]?.body).toBe(first?.body)
    await owner.delete(`${url}${id}/`)
  })

  it('never show a secret again and take no address of another kind', async () => {
    const { id, secret } = await made(['core.page-changed'])
    expect((await owner.get(url)).body).not.toContain(secret)
    const [stored] = await host.sql<{ secret: string }>`select secret from webhooks.webhook where id = ${id}`
    expect(stored?.secret).not.toContain(secret)
    for (const wrong of ['ftp://example.com', 'javascript:alert(1)', 'example.com', '']) {
      const refused = await owner.post(url, { name: 'x', url: wrong, events: ['core.page-changed'] })
      expect(refused.statusCode, wrong).toBe(422)
    }
    await owner.delete(`${url}${id}/`)
  })
})

describe('a signature, as the library of Standard Webhooks checks it,', () => {
  it('is good for the delivery as it is, and not for another body, id, secret or time', async () => {
    const { id, secret } = await made(['core.nothing-told'])
    const other = await made(['core.nothing-told'])
    const { body, signed } = await received(id)
    const checked = (what: object, text = body, by = secret) => new Receiver(by).verify(text, { ...signed, ...what })
    expect(checked({})).toEqual(JSON.parse(body))
    expect(() => checked({}, body.replace('core.test', 'core.told'))).toThrow()
    // What is sent once more under another id, or another time, is not what was signed; receivers keep the ids they had.
    expect(() => checked({ 'webhook-id': 'msg_0' })).toThrow()
    expect(() => checked({}, body, other.secret)).toThrow()
    const now = Number(signed['webhook-timestamp'])
    expect(() => checked({ 'webhook-timestamp': String(now + 1) })).toThrow()
    vi.useFakeTimers({ now: (now + 301) * 1_000, toFake: ['Date'] })
    expect(() => checked({})).toThrow(/too old/)
    vi.useRealTimers()
    for (const each of [id, other.id]) await owner.delete(`${url}${each}/`)
  })

  it('is made with the secret before, too, for a day after a new one was made', async () => {
    const { id, secret } = await made(['core.nothing-told'])
    const rotated = (await owner.post(`${url}${id}/secret/`)).json().secret
    expect(rotated).not.toBe(secret)
    const { body, signed } = await received(id)
    for (const each of [rotated, secret]) expect(new Receiver(each).verify(body, signed)).toMatchObject({})
    await host.sql`update webhooks.webhook set previous_until = now() - interval '1 second' where id = ${id}`
    heard.length = 0
    const later = await received(id)
    expect(new Receiver(rotated).verify(later.body, later.signed)).toMatchObject({})
    expect(() => new Receiver(secret).verify(later.body, later.signed)).toThrow()
    await owner.delete(`${url}${id}/`)
  })

  it('stands beside the one of before, whose receivers go on as they are', async () => {
    const { id, secret } = await made(['core.nothing-told'])
    const rotated = (await owner.post(`${url}${id}/secret/`)).json().secret
    const { headers, body, signed } = await received(id)
    expect(headers).toMatchObject({ 'ashlar-event': 'core.test', 'content-type': 'application/json' })
    expect(headers['user-agent']).toMatch(/^Ashlar\/\d/)
    const [time = '', ...signs] = String(signed['ashlar-signature']).split(',')
    const hash = (each: string) =>
      createHmac('sha256', each)
        .update(`${time.slice(2)}.${body}`)
        .digest('hex')
    expect(signs).toEqual([rotated, secret].map((each) => `v1=${hash(each)}`))
    await owner.delete(`${url}${id}/`)
  })
})
