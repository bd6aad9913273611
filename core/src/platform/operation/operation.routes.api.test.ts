import { defineModule } from '@ashlar/sdk'
import { Database, defineJob, defineServer, work } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'

const url = '/api/v1/admin/jobs/'
const wait = defineJob('shop.wait', Type.Object({}))
const shop = defineModule({ id: 'shop', title: 'Shop' })
const server = defineServer(shop, {
  jobs: [
    work(wait, [], async (_payload, { progress }) => {
      await progress(0.5, 'Half way')
    }),
  ],
})

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    jobs: true,
    packages: [{ name: '@acme/plugin-shop', root: { shop }, server }],
  })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

/** A letter as the queue leaves it after the last try. */
async function deadLetter(tenant: string): Promise<string> {
  const data = { kind: 'job', name: 'shop.wait', tenant, payload: {} }
  const [row] = await host.database.admin<{ id: string }>(
    `insert into pgboss.job (name, data, output, source_name, source_id)
      values ('ashlar-dead', $1, '{"message":"It broke."}', 'ashlar', gen_random_uuid()) returning id`,
    [JSON.stringify(data)],
  )
  return row?.id ?? ''
}

const listed = async (query: string, client = owner) => (await client.get(`${url}${query}`)).json().results

describe('the jobs of a website', () => {
  it('are shown with state and progress', async () => {
    const { composition, tenants } = host
    await runAs({ tenant: tenants.a }, () => composition.resolve(Database).tenant((tx) => tx.enqueue(wait, {})))
    await vi.waitFor(async () => {
      const { rows } = await listed('?state=done')
      const done = rows.find((row: { name: string }) => row.name === 'shop.wait')
      expect(done).toMatchObject({ state: 'done', progress: 1, message: 'Half way', tenant: { name: 'Tenant A' } })
    }, 15_000)
  })

  it('that were given up can be tried again or let go, by their own website alone (T1)', async () => {
    const [first, second] = [await deadLetter(host.tenants.a.guid), await deadLetter(host.tenants.a.guid)]
    const stranger = await host.signIn('owner', 'b')
    expect((await listed('?state=failed')).rows[0]).toMatchObject({ state: 'failed', error: 'It broke.' })
    expect((await listed('?state=failed', stranger)).total).toBe(0)
    expect((await stranger.post(`${url}${first}/retry/`)).statusCode).toBe(404)
    expect((await stranger.delete(`${url}${first}/`)).statusCode).toBe(404)
    expect((await owner.post(`${url}${first}/retry/`)).statusCode).toBe(200)
    expect((await owner.delete(`${url}${second}/`)).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await listed('?state=failed')).total).toBe(0), 10_000)
  })

  it('of others are for platform administrators', async () => {
    const id = await deadLetter(host.tenants.b.guid)
    const stranger = await host.signIn('owner', 'b')
    const refused = await stranger.get(`${url}?all=true`)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'NOT_ALLOWED'])
    const administrator = await host.signIn('platform')
    const rows = (await listed('?all=true&state=failed', administrator)).rows
    expect(rows.map((row: { id: string }) => row.id)).toContain(id)
  })
})

describe('the health of the installation', () => {
  it('names every subject with its state, and what a power loss may take, for platform administrators (F8)', async () => {
    const administrator = await host.signIn('platform')
    const { subjects } = (await administrator.get('/api/v1/admin/health/')).json().results
    expect(subjects.map(({ id }: { id: string }) => id)).toEqual([
      'database',
      'disk',
      'mail',
      'jobs',
      'packages',
      'server',
    ])
    const states = Object.fromEntries(subjects.map(({ id, state }: { id: string; state: string }) => [id, state]))
    expect(states).toMatchObject({ mail: 'attention', packages: 'good', server: 'good' })
    expect((await (await host.signIn('manager')).get('/api/v1/admin/health/')).statusCode).toBe(403)
    const [database] = subjects
    const loss = 'A power failure can lose the changes of the last few seconds'
    expect(database).toMatchObject(
      host.mode === 'embedded' ? { state: 'attention', text: expect.stringContaining(loss) } : {},
    )
  })
})
