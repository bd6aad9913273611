import { defineSurface } from '@ashlar/sdk/surface'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

/** A surface that answers visitors from memory, as the site does with kept pages. */
const kept = defineSurface('kept', (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.actor === null && request.tenant !== null)
      reply.type('text/html').send(`kept for ${request.tenant.name}`)
    else done()
  })
  app.get('/*', { config: { access: 'public' } }, async () => 'fresh')
})

let host: InMemoryHost
beforeAll(async () => {
  host = await testHost({ surfaces: [kept] })
})
afterAll(() => host.close().catch(() => undefined))

test('F3: with the database gone kept pages are served, the rest is 503 with the time to try again', async () => {
  const owner = await host.signIn('owner')
  const visitor = host.visitor()
  expect((await visitor.get('/')).body).toBe('kept for Tenant A')
  await host.database.data.store.pool.end()

  expect((await visitor.get('/about')).body).toBe('kept for Tenant A')
  for (const reply of [
    await owner.get('/api/v1/admin/pages/'),
    await owner.get('/'),
    await visitor.get('/api/v1/pages/?slug='),
    await host.visitor('b').get('/'),
    await owner.post('/api/v1/admin/pages/', { title: 'Lost' }),
  ]) {
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('2')
    expect(reply.json()).toMatchObject({ success: false, code: 'DATABASE_UNAVAILABLE', requestId: expect.any(String) })
  }
  expect((await visitor.get('/healthz')).statusCode).toBe(200)
  expect((await visitor.get('/readyz')).statusCode).toBe(503)
})
