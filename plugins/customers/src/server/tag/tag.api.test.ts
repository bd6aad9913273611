import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { added, customersHost, customersPath, found } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const tags = async (client = owner) => (await client.get(`${customersPath}tags/`)).json().results.rows
const tagsOf = async (id: number) => (await owner.get(`${customersPath}${id}/`)).json().customer.tags

it('customers have tags, by which they are found and filtered, each website its own (API-313, OPEN-350)', async () => {
  const ruth = await added(owner, { firstname: 'Ruth', tags: ['Wholesale', ' Éclair '] })
  const bo = await added(owner, { firstname: 'Bo', tags: ['wholesale'] })
  expect(await tagsOf(ruth)).toEqual(['Éclair', 'Wholesale'])
  const all = await tags()
  expect(all).toEqual([
    { id: expect.any(Number), name: 'Éclair' },
    { id: expect.any(Number), name: 'Wholesale' },
  ])
  const [eclair, wholesale] = all.map(({ id }: { id: number }) => id)
  expect(await found(owner, `tag=${wholesale}`)).toEqual([bo, ruth])
  expect(await found(owner, `tag=${eclair}`)).toEqual([ruth])
  expect(await found(owner, `tag=${eclair},${wholesale}&source=admin`)).toEqual([bo, ruth])
  expect(await found(owner, 'search=whole')).toEqual([bo, ruth])
  expect(await tags(other)).toEqual([])
  expect(await found(other, `tag=${wholesale}`)).toEqual([])
})

it('tags are replaced as a whole, stay when they are not sent, and are not offered when nobody has them', async () => {
  const id = await added(owner, { firstname: 'Ada', tags: ['Slow payer'] })
  await owner.put(`${customersPath}${id}/`, { lastname: 'Wren' })
  expect(await tagsOf(id)).toEqual(['Slow payer'])
  await owner.put(`${customersPath}${id}/`, { tags: ['Friend'] })
  expect(await tagsOf(id)).toEqual(['Friend'])
  expect((await tags()).map(({ name }: { name: string }) => name)).not.toContain('Slow payer')
  expect(await found(owner, 'search=payer')).toEqual([])
})

it('a merge keeps the tags of both; undone, each has their own', async () => {
  const into = await added(owner, { firstname: 'One', tags: ['Early'] })
  const from = await added(owner, { firstname: 'Two', tags: ['Late', 'Early'] })
  const { mergeId, customer } = (await owner.post(`${customersPath}${into}/merge/`, { from })).json()
  expect(customer.tags).toEqual(['Early', 'Late'])
  await owner.post(`/api/v1/admin/customer-merges/${mergeId}/undo/`)
  expect([await tagsOf(into), await tagsOf(from)]).toEqual([['Early'], ['Early', 'Late']])
})

it.each([
  ['blank', [' ']],
  ['with a comma', ['a,b']],
  ['of 41 letters', ['x'.repeat(41)]],
  ['21 of them', Array.from({ length: 21 }, (_, index) => `t${index}`)],
])('a customer is refused with a tag: %s', async (_, given) => {
  expect((await owner.post(customersPath, { firstname: 'A', tags: given })).statusCode).toBe(422)
})

it('the same tags may be given to many at once, in whatever order', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `Crowd ${place}`)
  const bodies = Array.from({ length: 24 }, (_, place) => ({
    firstname: `Crowd ${place}`,
    tags: place % 2 === 0 ? names : names.toReversed(),
  }))
  const replies = await Promise.all(bodies.map((body) => owner.post(customersPath, body)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 201))
})
