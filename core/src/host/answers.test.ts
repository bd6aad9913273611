import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { composed, lookUps, shopWith } from './compose.fixtures.ts'

describe('answers', () => {
  const echo = defineRoutes([], (app) => {
    const schema = { body: Type.Object({ title: Type.String() }), params: Type.Object({ id: Type.Integer() }) }
    app.put('/api/v1/wares/:id/', { config: { access: 'public' }, schema }, async ({ params }) => ({ id: params.id }))
    app.get('/api/v1/throws/', { config: { access: 'public' } }, async () => {
      throw new Error('select * from secrets')
    })
    app.get('/api/v1/off/', { config: { access: 'staff' } }, async () => '')
  })
  const inject = async (options: object) => {
    const { app } = await composed([shopWith({ routes: [echo] })])
    return app.inject({ headers: { host: 'a.test' }, ...options })
  }

  test.each([
    [{ url: '/api/v1/nothing/' }, 404, 'NOT_FOUND'],
    [{ url: '/nothing' }, 404, 'NOT_FOUND'],
    [{ url: '/api/v1/wares/1/', method: 'POST', payload: {} }, 405, 'METHOD_NOT_ALLOWED'],
    [{ url: '/api/v1/off/' }, 401, 'NOT_SIGNED_IN'],
    [{ url: '/api/v1/throws/' }, 500, 'INTERNAL'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: { title: 1 } }, 400, 'INVALID_REQUEST'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: { title: 'x', more: 1 } }, 400, 'UNKNOWN_FIELD'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: {} }, 422, 'INVALID_FIELDS'],
    [{ url: '/api/v1/wares/x/', method: 'PUT', payload: { title: 'x' } }, 400, 'INVALID_REQUEST'],
    [{ url: '/api/v1/wares/1/', method: 'PUT', payload: { title: 'x'.repeat(2 ** 20) } }, 413, 'PAYLOAD_TOO_LARGE'],
    [{ url: '/api/v1/%zz/' }, 400, 'INVALID_REQUEST'],
    [{ url: '/', headers: { host: 'unknown.test' } }, 421, 'UNKNOWN_HOST'],
    [{ url: '/api/v1/openapi.json', headers: { host: '<script>' } }, 421, 'UNKNOWN_HOST'],
  ])('%o: %i %s', async (options, status, code) => {
    const reply = await inject(options)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({
      success: false,
      code,
      error: expect.any(String),
      requestId: expect.any(String),
    })
    expect(reply.body).not.toMatch(/secrets|node_modules|at async/)
  })

  const raw = (payload: string, type = 'application/json') =>
    inject({ url: '/api/v1/wares/1/', method: 'PUT', payload, headers: { host: 'a.test', 'content-type': type } })
  test.each([
    ['{"title":', 'application/json', 400],
    ['', 'application/json', 400],
    ['{"title":"x","__proto__":{"a":1}}', 'application/json', 400],
    ['{"title":"x","constructor":{"prototype":{"a":1}}}', 'application/json', 400],
    ['title=x', 'application/x-www-form-urlencoded', 415],
    ['{"title":"x"}', 'text/plain', 415],
  ])('body %s as %s: %i', async (payload, type, status) => {
    const reply = await raw(payload, type)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().success).toBe(false)
  })

  test('with and without the closing slash; params are coerced', async () => {
    for (const url of ['/api/v1/wares/7', '/api/v1/wares/7/']) {
      const reply = await inject({ url, method: 'PUT', payload: { title: 'x' } })
      expect(reply.json()).toEqual({ id: 7 })
    }
  })

  test('H1: every reply of the API carries the security headers and is nobody’s to keep', async () => {
    for (const url of ['/api/v1/openapi.json', '/api/v1/nothing/', '/api/v1/off/']) {
      expect((await inject({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': "frame-ancestors 'self'",
        'cache-control': 'no-store',
      })
    }
  })

  test('a session is looked up only where there is one, and never for files', async () => {
    const asked = async (url: string, cookie: string) => {
      lookUps.count = 0
      await inject({ url, headers: { host: 'a.test', cookie } })
      return lookUps.count
    }
    expect(await asked('/api/v1/openapi.json', 'theme=dark')).toBe(0)
    expect(await asked('/api/v1/openapi.json', 'session=x')).toBe(1)
    expect(await asked('/_ashlar/packages/@acme/shop/1.0.0/index.js', 'session=x')).toBe(0)
  })

  test('H2: only the Host header says which site is meant', async () => {
    const headers = { host: 'unknown.test', 'x-forwarded-host': 'a.test', forwarded: 'host=a.test' }
    expect((await inject({ url: '/api/v1/openapi.json', headers })).statusCode).toBe(421)
  })

  test('health is told under any host name', async () => {
    for (const url of ['/healthz', '/readyz']) {
      expect((await inject({ url, headers: { host: 'unknown.test' } })).statusCode).toBe(200)
    }
  })

  test('the description of the API comes from the same schemas and says who may call what', async () => {
    const document = (await inject({ url: '/api/v1/openapi.json' })).json()
    const { put } = document.paths['/api/v1/wares/{id}/']
    expect(put['x-access']).toBe('public')
    expect(put.requestBody.content['application/json'].schema).toMatchObject({
      ...{ required: ['title'], additionalProperties: false },
    })
    const staff = document.paths['/api/v1/off/'].get
    expect(staff.security).toEqual([{ session: [] }])
    expect(staff.description).toContain('API tokens are not accepted.')
    expect(Object.keys(document.paths)).not.toContain('/healthz')
    expect((await inject({ url: '/api/v1/schemas/content.json' })).json().properties.rootNodeId).toBeDefined()
  })
})
