import Type from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineCall } from '../definition/call.ts'
import { addressOf } from '../definition/call-address.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { call } from './call.ts'

const Ware = Type.Object({ id: Id, name: Type.String() })
const saveWare = defineCall({
  id: 'shop.saveWare',
  method: 'PUT',
  path: '/api/v1/admin/wares/:id/',
  summary: 'Change a ware',
  params: ById,
  query: Type.Object({ notify: Type.Optional(Type.Boolean()), tags: Type.Optional(Type.Array(Type.String())) }),
  body: Type.Object({ name: Type.String() }),
  reply: { ware: Ware },
  access: 'staff',
})
const name = 'Lamp'
const answer = (status: number, body: unknown) => vi.fn(async () => new Response(JSON.stringify(body), { status }))
afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends what the call names to its address, and gives a reply that fits', async () => {
    const fetch = answer(200, { success: true, ware: { id: 7, name } })
    vi.stubGlobal('fetch', fetch)
    const { ware } = await call(saveWare, { params: { id: 7 }, body: { name }, idempotencyKey: 'k1' })
    expect(ware).toEqual({ id: 7, name })
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'k1' }
    expect(fetch).toHaveBeenCalledWith(
      '/api/v1/admin/wares/7/',
      expect.objectContaining({ method: 'PUT', body: JSON.stringify({ name }), headers }),
    )
  })

  it('sends a body with DELETE as well', async () => {
    const fetch = answer(200, { success: true, ware: { id: 7, name } })
    vi.stubGlobal('fetch', fetch)
    const removeWare = defineCall({ ...saveWare, id: 'shop.removeWare', method: 'DELETE' })
    await call(removeWare, { params: { id: 7 }, body: { name } })
    expect(fetch).toHaveBeenCalledWith(
      '/api/v1/admin/wares/7/',
      expect.objectContaining({ method: 'DELETE', body: JSON.stringify({ name }) }),
    )
  })

  it.each([
    ['refuses a reply that does not fit', 200, { success: true, ware: { id: 'seven', name } }, 'UNREADABLE'],
    ['gives the error that the server names', 409, { error: 'Taken.', code: 'TAKEN' }, 'TAKEN'],
  ])('%s', async (_, status, body, code) => {
    vi.stubGlobal('fetch', answer(status, body))
    await expect(call(saveWare, { params: { id: 7 }, body: { name } })).rejects.toMatchObject({ status, code })
  })

  it('says that no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    const made = call(saveWare, { params: { id: 7 }, body: { name } })
    await expect(made).rejects.toMatchObject({ status: 0, code: 'OFFLINE' })
  })
})

describe('addressOf', () => {
  it('leaves undefined parameters out and repeats lists', () => {
    const query = { notify: undefined, tags: ['a b', 'c'] }
    expect(addressOf(saveWare, { params: { id: 7 }, query })).toBe('/api/v1/admin/wares/7/?tags=a+b&tags=c')
  })

  it('keeps what is put into an address in its place', () => {
    const readFile = defineCall({
      ...saveWare,
      path: '/files/:name/',
      params: Type.Object({ name: Type.String() }),
    })
    expect(addressOf(readFile, { params: { name: '../a?b' } })).toBe('/files/..%2Fa%3Fb/')
  })
})
