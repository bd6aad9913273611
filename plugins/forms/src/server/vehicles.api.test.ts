import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutsideFetch } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FormOptions } from './form-options.ts'
import { type FormHost, formHost } from './testing/form-host.ts'
import { Vehicles } from './vehicle/vehicle.service.ts'

let at: FormHost
let service: Server
let address: string
const asked: string[] = []
let isAway = false
beforeAll(async () => {
  at = await formHost()
  service = createServer(({ url = '' }, reply) => {
    asked.push(url)
    if (isAway) reply.writeHead(500).end('away')
    else if (url.startsWith('/api/GetMakes'))
      reply.end('{"Count":1,"Results":[{"MakeId":474,"MakeName":"HONDA","x":1}]}')
    else if (url.includes('/13?')) reply.end('{"Results":[{"Model_ID":"no number"}]}')
    else reply.end('{"Results":[{"Make_ID":474,"Model_ID":1,"Model_Name":"CB500X"}]}')
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/`
})
afterAll(async () => {
  service?.close()
  await at?.host.close()
})

/** The service behind the routes, with a way out that leads to this machine. */
function vehicles(settings: object): Vehicles {
  const outside: Pick<OutsideFetch, 'get'> = {
    get: async (url) => {
      const reply = await fetch(url)
      return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) }
    },
  }
  const all = { vehicles_on: true, vehicles_address: address, vehicles_type: 'motorcycle', ...settings }
  const options = new FormOptions({
    of: async () => ({ places_key: '', retention_days: 0, spam_days: 30, ...all }),
    platform: () => Promise.reject(new Error('Not asked.')),
    plain: () => Promise.reject(new Error('Not asked.')),
    plainFor: () => Promise.reject(new Error('Not asked.')),
    secret: async () => '',
  })
  return new Vehicles(options, outside)
}

describe('makes and models of vehicles (FORM-053, FORM-054, OPEN-251)', () => {
  it('are asked of the service once a day, for the kind of vehicle that is set', async () => {
    const service = vehicles({})
    const makes = { Results: [{ MakeId: 474, MakeName: 'HONDA' }] }
    expect(await Promise.all([service.makes(undefined), service.makes('motorcycle')])).toMatchObject([makes, makes])
    expect(await service.makes('Passenger Car')).toMatchObject(makes)
    expect(await service.models(474)).toMatchObject({ Results: [{ Model_ID: 1, Model_Name: 'CB500X' }] })
    expect(asked).toEqual([
      '/api/GetMakesForVehicleType/motorcycle?format=json',
      '/api/GetMakesForVehicleType/Passenger%20Car?format=json',
      '/api/GetModelsForMakeId/474?format=json',
    ])
    isAway = true
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
    expect(await service.models(474).finally(() => vi.useRealTimers())).toMatchObject({ Results: [{ Model_ID: 1 }] })
    await expect(service.models(475)).rejects.toMatchObject({ status: 424, code: 'FORMS_VEHICLES_AWAY' })
    isAway = false
    await expect(service.models(13)).rejects.toMatchObject({ status: 424 })
    await expect(vehicles({ vehicles_on: false }).models(474)).rejects.toMatchObject({ status: 404 })
  })

  it('are anybody’s to ask through this website, which goes nowhere within its own network (T14)', async () => {
    const save = (settings: object) => at.owner.put('/api/v1/admin/settings/', { forms: settings })
    expect((await save({ vehicles_address: address })).statusCode).toBe(200)
    const count = asked.length
    const makes = await at.host.visitor().get('/api/v1/form/vehicles/makes/?type=motorcycle')
    expect([makes.statusCode, makes.json().code]).toEqual([424, 'FORMS_VEHICLES_AWAY'])
    expect(asked.length).toBe(count)
    for (const wrong of ['models/', 'models/?makeId=x', 'models/?makeId=0', 'makes/?type=../../x', 'makes/?url=x']) {
      expect([400, 422], wrong).toContain((await at.host.visitor().get(`/api/v1/form/vehicles/${wrong}`)).statusCode)
    }
    expect((await save({ vehicles_on: false })).statusCode).toBe(200)
    expect((await at.host.visitor().get('/api/v1/form/vehicles/makes/')).statusCode).toBe(404)
    for (const bad of ['ftp://x', 'javascript:alert(1)', 'https://x.example/?a=', 'http://a b']) {
      expect((await save({ vehicles_address: bad })).statusCode, bad).toBe(422)
    }
  })
})
