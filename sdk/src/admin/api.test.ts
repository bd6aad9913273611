import Type from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, api, onSignedOut } from './api.ts'

const reply = Type.Object({ success: Type.Literal(true), name: Type.String() })
const answer = (status: number, body: unknown) =>
  vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('was to fail'),
    (error: unknown) => error,
  )
afterEach(() => vi.unstubAllGlobals())

describe('api', () => {
  it('gives what fits the schema, and leaves undefined parameters out of the address', async () => {
    const fetch = answer(200, { success: true, name: 'Ada' })
    vi.stubGlobal('fetch', fetch)
    await expect(api.get('/x/', { query: { a: 1, b: undefined }, reply })).resolves.toMatchObject({ name: 'Ada' })
    expect(fetch).toHaveBeenCalledWith('/x/?a=1', expect.objectContaining({ method: 'GET' }))
  })

  it('turns the error envelope into an ApiError with fields and request id', async () => {
    const body = {
      success: false,
      error: 'No.',
      code: 'X',
      errors: [{ path: 'slug', message: 'taken' }],
      requestId: 'r1',
    }
    vi.stubGlobal('fetch', answer(409, body))
    expect(await failure(api.put('/x/', {}, { reply }))).toMatchObject({
      message: 'No.',
      status: 409,
      code: 'X',
      errors: body.errors,
      requestId: 'r1',
    })
  })

  it.each([
    [200, { success: true }],
    [200, 'no json'],
    [502, '<html>'],
  ])('never takes a reply it cannot read: %i', async (status, body) => {
    vi.stubGlobal('fetch', answer(status, body))
    expect(await failure(api.get('/x/', { reply }))).toMatchObject({ name: 'ApiError', code: 'UNREADABLE', status })
  })

  it('says that the server did not answer', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('fetch failed'))),
    )
    expect(await failure(api.get('/x/', { reply }))).toMatchObject({ status: 0, code: 'OFFLINE' })
  })

  it('asks to sign in again on 401 (PERM-101)', async () => {
    const asked = vi.fn()
    onSignedOut(asked)
    vi.stubGlobal('fetch', answer(401, { error: 'Sign in.', code: 'NOT_SIGNED_IN' }))
    expect(await failure(api.get('/x/', { reply }))).toBeInstanceOf(ApiError)
    expect(asked).toHaveBeenCalledOnce()
  })
})
