import Type from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { onSignedOut } from './session-renewal.ts'

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
    expect(await failure(api.get('/x/', { reply }))).toMatchObject({
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

  describe('when the session has ended (PERM-101)', () => {
    const signedOut = { error: 'Please sign in.', code: 'NOT_SIGNED_IN' }

    it('has it renewed once for all calls that wait, and repeats them', async () => {
      let isSignedIn = false
      const reload = async () => {
        const body = isSignedIn ? { success: true, name: 'Ada' } : signedOut
        return new Response(JSON.stringify(body), { status: isSignedIn ? 200 : 401 })
      }
      vi.stubGlobal('fetch', vi.fn(reload))
      const renew = vi.fn(async () => {
        isSignedIn = true
        return true
      })
      onSignedOut(renew)
      const replies = await Promise.all([api.get('/x/', { reply }), api.get('/y/', { reply })])
      expect(replies.map(({ name }) => name)).toEqual(['Ada', 'Ada'])
      expect(renew).toHaveBeenCalledOnce()
    })

    it('fails as the server said when nobody signs in again', async () => {
      onSignedOut(async () => false)
      vi.stubGlobal('fetch', answer(401, signedOut))
      expect(await failure(api.get('/x/', { reply }))).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    })

    it('is not meant by a password that was wrong', async () => {
      const renew = vi.fn(async () => true)
      onSignedOut(renew)
      vi.stubGlobal('fetch', answer(401, { error: 'No.', code: 'SIGN_IN_FAILED' }))
      expect(await failure(api.get('/x/', { reply }))).toMatchObject({ code: 'SIGN_IN_FAILED' })
      expect(renew).not.toHaveBeenCalled()
    })
  })
})
