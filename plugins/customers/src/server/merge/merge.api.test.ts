import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { added, customersHost, customersPath, found, notesPath } from '../testing/customers-host.ts'

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

const merge = (into: number, from: number, client = owner) => client.post(`${customersPath}${into}/merge/`, { from })
const undo = (mergeId: number, client = owner) => client.post(`/api/v1/admin/customer-merges/${mergeId}/undo/`)
const shown = async (id: number) => (await owner.get(`${customersPath}${id}/`)).json().customer

async function twoOfOne(name: string) {
  const into = await added(owner, { firstname: name, lastname: 'Kept', phone: '+15065550100' })
  const from = await added(owner, { firstname: name, lastname: 'Gone', email: `${name}@example.com`, city: 'Halifax' })
  await owner.post(`${customersPath}${from}/vehicles/`, { make: `${name}car` })
  await owner.post(notesPath, { title: `${name}note`, customer_id: from })
  return { into, from }
}

describe('two customers who are one', () => {
  it('are merged: empty members are filled in, vehicles, notes and history follow', async () => {
    const { into, from } = await twoOfOne('ida')
    const reply = await merge(into, from)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().customer).toMatchObject({
      ...{ customer_id: into, lastname: 'Kept', email: 'ida@example.com', city: 'Halifax', phone: '+15065550100' },
      vehicles: [{ make: 'idacar' }],
    })
    expect((await owner.get(`${customersPath}${from}/`)).statusCode).toBe(404)
    expect(await found(owner, 'search=idacar')).toEqual([into])
    const [note] = (await owner.get(`${notesPath}?customer_id=${into}`)).json().results.rows
    expect(note).toMatchObject({ title: 'idanote', customer_name: 'ida Kept' })
    const { entries: rows } = (await owner.get(`${customersPath}${into}/timeline/`)).json()
    expect(rows.map(({ title }: { title: string }) => title)).toEqual([
      'idanote',
      'Customer created',
      'Customer created',
    ])
  })

  it('are two again when the merge is undone, once', async () => {
    const { into, from } = await twoOfOne('jon')
    const before = [await shown(into), await shown(from)]
    const { mergeId } = (await merge(into, from)).json()
    expect((await undo(mergeId, other)).statusCode).toBe(404)
    expect((await undo(mergeId)).statusCode).toBe(200)
    const after = [await shown(into), await shown(from)]
    const timeless = ({ revision: _, updatedAt: __, createdAt: ___, ...customer }: Record<string, unknown>) => customer
    expect(after.map(timeless)).toEqual(before.map(timeless))
    expect(await found(owner, 'search=joncar')).toEqual([from])
    expect((await owner.get(`${notesPath}?customer_id=${from}`)).json().results.total).toBe(1)
    expect((await undo(mergeId)).json().code).toBe('CUSTOMERS_UNKNOWN_MERGE')
  })

  it('stay one when somebody has changed the customer since', async () => {
    const { into, from } = await twoOfOne('kai')
    const { mergeId } = (await merge(into, from)).json()
    await owner.put(`${customersPath}${into}/`, { city: 'Lunenburg' })
    const reply = await undo(mergeId)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'CUSTOMERS_CHANGED_AFTER_MERGE'])
    expect((await shown(into)).city).toBe('Lunenburg')
  })

  it('cannot be one and the same, nor of another website', async () => {
    const { into } = await twoOfOne('lea')
    const theirs = await added(other, { firstname: 'Theirs' })
    expect((await merge(into, into)).json().code).toBe('CUSTOMERS_SAME_CUSTOMER')
    expect((await merge(into, theirs)).statusCode).toBe(404)
    expect((await merge(into, theirs, other)).statusCode).toBe(404)
  })

  it('merged both ways at once end as one of them, not as none', async () => {
    const { into, from } = await twoOfOne('max')
    const replies = await Promise.all([merge(into, from), merge(from, into)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect(await found(owner, 'search=max')).toHaveLength(1)
  })

  it('are found by their phone, however it is written, and by their name', async () => {
    const first = await added(owner, { firstname: 'Ona', lastname: 'Pike', phone: '+1 506 555 0199' })
    const second = await added(owner, { firstname: 'O.', lastname: 'Pike', phone: '+1 (506) 555-0199' })
    const third = await added(owner, { firstname: 'ÓNA', lastname: 'pike' })
    const { groups } = (await owner.get(`${customersPath}duplicates/`)).json()
    const ids = groups.map((group: { reason: string; customers: { customer_id: number }[] }) => [
      group.reason,
      group.customers.map(({ customer_id }) => customer_id),
    ])
    expect(ids).toContainEqual(['phone', [first, second]])
    expect(ids).toContainEqual(['name', [first, third]])
  })
})
