import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { added, customersHost, customersPath, found } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
let id: number
let path: string
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
  id = await added(owner, { firstname: 'Ruth', lastname: 'Hargreaves' })
  path = `${customersPath}${id}/vehicles/`
})
afterAll(() => host?.close())

const norton = {
  ...{
    type: 'motorcycle',
    year: 1974,
    make: 'Norton',
    model: 'Commando',
    color: 'Teal',
    vin: 'jh2pc35',
    plate: 'rope 12',
  },
  ...{ odometer: 18_200, check_in_status: 'checked_in' },
}

describe('a vehicle of a customer', () => {
  it('has every member, and stands with its customer (VEH-001, VEH-002)', async () => {
    const reply = await owner.post(path, norton)
    expect(reply.statusCode).toBe(201)
    const { vehicle } = reply.json()
    expect(vehicle).toEqual({ ...norton, id: vehicle.id, vin: 'JH2PC35', plate: 'ROPE 12' })
    expect((await owner.get(path)).json().results).toEqual({ rows: [vehicle], total: 1 })
    expect((await owner.get(`${path}${vehicle.id}/`)).json().vehicle).toEqual(vehicle)
    expect((await owner.get(`${customersPath}${id}/`)).json().customer.vehicles).toEqual([vehicle])
  })

  it.each(['jh2', 'nort', 'comm', '1974', 'teal', 'rope'])(
    'is what its customer is found by: “%s” (CMD-030)',
    async (words) => {
      expect(await found(owner, `search=${words}`)).toEqual([id])
    },
  )

  it.each(['car', 'truck', 'motorcycle'])('is a %s (VEH-003)', async (type) => {
    const { vehicle } = (await owner.post(path, { type, make: 'Any' })).json()
    expect(vehicle).toMatchObject({ type, check_in_status: 'none', year: null, odometer: null })
    await owner.delete(`${path}${vehicle.id}/`)
  })

  it.each(['none', 'checked_in', 'in_service', 'ready_for_pickup', 'picked_up'])(
    'may be “%s” (VEH-004, OPEN-359)',
    async (state) => {
      const { vehicle } = (await owner.post(path, { make: 'Any' })).json()
      const changed = await owner.put(`${path}${vehicle.id}/`, { check_in_status: state })
      expect(changed.json().vehicle).toMatchObject({ make: 'Any', check_in_status: state })
      await owner.delete(`${path}${vehicle.id}/`)
    },
  )

  it.each([
    ['a kind that does not exist', { type: 'boat', make: 'A' }, 422],
    ['nothing that names it', { color: 'Teal' }, 422],
    ['a year before there were any', { make: 'A', year: 1700 }, 422],
    ['an odometer below nothing', { make: 'A', odometer: -1 }, 422],
    ['a member that does not exist', { make: 'A', customerId: 1 }, 400],
  ])('is refused with %s', async (_, body, status) => {
    expect((await owner.post(path, body)).statusCode).toBe(status)
  })

  it('cannot be reached through another customer or from another website', async () => {
    const [vehicle] = (await owner.get(path)).json().results.rows
    const stranger = await added(owner, { firstname: 'Else' })
    expect((await owner.get(`${customersPath}${stranger}/vehicles/${vehicle.id}/`)).statusCode).toBe(404)
    expect((await owner.put(`${customersPath}${stranger}/vehicles/${vehicle.id}/`, { make: 'B' })).statusCode).toBe(404)
    expect((await other.get(`${path}${vehicle.id}/`)).statusCode).toBe(404)
    expect((await other.post(path, { make: 'A' })).statusCode).toBe(404)
    expect((await other.delete(`${path}${vehicle.id}/`)).statusCode).toBe(404)
  })

  it('that is deleted is no longer found', async () => {
    const { vehicle } = (await owner.post(path, { make: 'Vincent' })).json()
    expect(await found(owner, 'search=vincent')).toEqual([id])
    await owner.delete(`${path}${vehicle.id}/`)
    expect(await found(owner, 'search=vincent')).toEqual([])
  })
})
