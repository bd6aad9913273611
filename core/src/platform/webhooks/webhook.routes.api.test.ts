import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { CoreDatabase } from '../core-database.ts'
import { SealedSecrets } from '../sealed-secrets.ts'
import { WebhookDeliveries } from './webhook-delivery.service.ts'

const url = '/api/v1/admin/webhooks/'
const log = '/api/v1/admin/webhook-deliveries/'

let host: InMemoryHost
let owner: TestClient
let receiver: Server
let port = 0
let status = 200
const heard: { signature: string; body: string }[] = []

beforeAll(async () => {
  host = await testHost({ jobs: true })
  owner = await host.signIn('owner')
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ signature: String(request.headers['ashlar-signature']), body })
      response.writeHead(status).end('thanks')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address: AddressInfo | string | null = receiver.address()
  port = address !== null && typeof address === 'object' ? address.port : 0
})
afterAll(async () => {
  await host.close()
  receiver.close()
})

/** Deliveries that may go to this very machine, where the receiver of the test is. */
function deliveries(): WebhookDeliveries {
  const { composition, config } = host.host
  const network = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true }
  return new WebhookDeliveries(composition.resolve(CoreDatabase), new SealedSecrets(config), network)
}

async function made(events: string[]): Promise<{ id: number; secret: string }> {
  const reply = await owner.post(url, { name: 'Stock', url: `http://receiver.example:${port}/in`, events })
  expect(reply.statusCode).toBe(201)
  return { id: reply.json().results.id, secret: reply.json().secret }
}

const lastOf = async (webhook: number) => (await owner.get(`${log}?webhook=${webhook}`)).json().results.rows[0]

describe('webhooks', () => {
  it('note each event that they asked for, once, and nothing else', async () => {
    const { id } = await made(['core.settings-changed'])
    await owner.put('/api/v1/admin/settings/', { company_name: 'Told' })
    await vi.waitFor(async () => expect(await lastOf(id)).toMatchObject({ event: 'core.settings-changed' }), 10_000)
    const { body } = await lastOf(id)
    expect(JSON.parse(body)).toMatchObject({ event: 'core.settings-changed', data: { keys: ['company_name'] } })
    expect((await owner.get(`${log}?webhook=${id}`)).json().results.total).toBe(1)
    const stranger = await host.signIn('owner', 'b')
    expect((await stranger.get(log)).json().results.rows).toEqual([])
    expect((await stranger.delete(`${url}${id}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${url}${id}/`)).statusCode).toBe(200)
    expect((await owner.get(log)).json().results.total).toBe(0)
  })

  it('reach no address in our own network (T14), and are tried again', async () => {
    const reply = await owner.post(url, {
      name: 'Evil',
      url: `http://127.0.0.1:${port}/`,
      events: ['core.page-changed'],
    })
    const { id } = reply.json().results
    await owner.post(`${url}${id}/test/`)
    await vi.waitFor(async () => expect(await lastOf(id)).toMatchObject({ state: 'queued', attempts: 1 }), 10_000)
    const { error, nextTryAt } = await lastOf(id)
    expect(error).toContain('private network')
    expect(Date.parse(nextTryAt)).toBeGreaterThan(Date.now())
    expect(heard).toEqual([])
    await owner.delete(`${url}${id}/`)
  })

  it('are signed with every secret that is good just now, and log what the receiver said', async () => {
    const { id, secret } = await made(['core.nothing-told'])
    const rotated = (await owner.post(`${url}${id}/secret/`)).json().secret
    expect(rotated).not.toBe(secret)
    const [row] = await host.database.admin<{ id: number }>(
      `insert into core.webhook_delivery (tenant_id, webhook_id, event, source, body)
        values ($1, $2, 'core.nothing-told', 'here', '{"event":"x"}') returning id`,
      [host.tenants.a.guid, id],
    )
    const delivery = Number(row?.id)
    const call = (attempt: number) => runAs({ tenant: host.tenants.a }, () => deliveries().call({ delivery, attempt }))
    status = 500
    await call(0)
    expect(await lastOf(id)).toMatchObject({ state: 'queued', attempts: 1, status: 500, answer: 'thanks' })
    // The same try once more does nothing: jobs are done at least once.
    await call(0)
    expect(heard.length).toBe(1)
    status = 200
    await call(1)
    expect(await lastOf(id)).toMatchObject({ state: 'delivered', attempts: 2, status: 200, error: '' })
    const { signature = '', body = '' } = heard[1] ?? {}
    const [time = '', ...signs] = signature.split(',')
    const expected = [rotated, secret].map(
      (each) =>
        `v1=${createHmac('sha256', each)
          .update(`${time.slice(2)}.${body}`)
          .digest('hex')}`,
    )
    expect(signs).toEqual(expected)
  })

  it('never show a secret again and take no address of another kind', async () => {
    const { id, secret } = await made(['core.page-changed'])
    expect((await owner.get(url)).body).not.toContain(secret)
    const [stored] = await host.database.admin<{ secret: string }>('select secret from core.webhook where id = $1', [
      id,
    ])
    expect(stored?.secret).not.toContain(secret)
    for (const wrong of ['ftp://example.com', 'javascript:alert(1)', 'example.com', '']) {
      const refused = await owner.post(url, { name: 'x', url: wrong, events: ['core.page-changed'] })
      expect(refused.statusCode, wrong).toBe(422)
    }
  })
})
