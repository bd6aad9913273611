import { defineModule } from '@ashlar/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { publish, serverPackage, smallSite, wordsPackage } from './sites.fixtures.ts'

const [first, second] = [wordsPackage('1.0.0'), wordsPackage('2.0.0')]
let host: InMemoryHost
let address: string
beforeAll(async () => {
  host = await testHost({ surfaces: [smallSite] })
  address = await host.listen()
  await host.swap([first])
  await publish(host, 'a', 'hello', 'hello')
  await publish(host, 'b', 'hello', 'hello')
})
afterAll(() => host.close())

const see = async (tenant: 'a' | 'b') => (await host.visitor(tenant).get('/hello')).body
const tried = () => ({ base: [first], variants: [{ sources: [second], tenants: [host.tenants.b.guid] }] })

test('chosen tenants have another version of a block package; all others have the one of all', async () => {
  expect(await host.host.swap(tried())).toMatchObject({ ok: true })
  expect([await see('a'), await see('b')]).toEqual(['1.0.0 hello', '2.0.0 hello'])
  const blocks = async (tenant: 'a' | 'b') => {
    const rows = (await (await host.signIn('owner', tenant)).get('/api/v1/admin/blocks/')).json().results.rows
    return rows.map(({ packageVersion }: { packageVersion: string }) => packageVersion)
  }
  expect([await blocks('a'), await blocks('b')]).toEqual([['1.0.0'], ['2.0.0']])
})

test('over the socket it is told by the host name, known or new; an unknown one is refused as ever', async () => {
  const { port } = new URL(address)
  const over = async (name: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/hello`, { headers: { host: name } })
    return `${reply.status} ${await reply.text()}`
  }
  // fetch sends the host of the address: tenant a answers there.
  expect(await over('ignored')).toBe('200 1.0.0 hello')
  const replies = await Promise.all(
    ['b.localhost', 'B.localhost:80', 'localhost'].map((name) =>
      host.host.inject({ url: '/hello', headers: { host: name } }),
    ),
  )
  expect(replies.map(({ body }) => body)).toEqual(['2.0.0 hello', '2.0.0 hello', '1.0.0 hello'])
  expect((await host.host.inject({ url: '/hello', headers: { host: 'nobody.test' } })).statusCode).toBe(421)
})

test('a fault of the version that is tried is told as its own', async () => {
  const failing = wordsPackage('2.0.1', () => {
    throw new Error('not here')
  })
  const candidate = await host.host.prepare({
    base: [first],
    variants: [{ sources: [failing], tenants: [host.tenants.b.guid] }],
  })
  await expect(candidate.check()).rejects.toMatchObject({ code: 'NOT_READY' })
  await candidate.migrate()
  await expect(candidate.check()).rejects.toMatchObject({ code: 'CHECK_FAILED', culprit: '@acme/words' })
  candidate.takeOver()
  expect([await see('a'), await see('b')]).toEqual(['1.0.0 hello', ''])
  expect(host.host.faults.recent('@acme/words')).toMatchObject([
    { version: '2.0.1', origin: 'store', where: 'block', message: 'not here', tenant: host.tenants.b.guid },
  ])
})

test('promoted it is the one of all; a tenant without a choice has what all have', async () => {
  expect(await host.swap([second])).toMatchObject({ ok: true })
  expect([await see('a'), await see('b')]).toEqual(['2.0.0 hello', '2.0.0 hello'])
})

test('a package that does more than blocks is not tried by some', async () => {
  const clock = defineModule({ id: 'clock', title: 'Clock' })
  const module = serverPackage('@acme/clock', { root: { clock } })
  const variants = [{ sources: [second, module], tenants: [host.tenants.b.guid] }]
  expect(await host.host.swap({ base: [second], variants })).toMatchObject({
    ok: false,
    code: 'VARIANT_NOT_BLOCKS',
    culprit: '@acme/clock',
  })
})
