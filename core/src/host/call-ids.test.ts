import { ById, defineCall } from '@ashlar/sdk'
import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { composed, shopWith } from './compose.fixtures.ts'

const getWare = defineCall({
  id: 'shop.getWare',
  method: 'GET',
  path: '/api/v1/wares/:id/',
  summary: 'Show a ware',
  params: ById,
  reply: { ware: Type.Object({ id: Type.Integer() }) },
  access: 'public',
})

const routesOf = (...calls: readonly (typeof getWare)[]) =>
  defineRoutes([], (app) => {
    for (const each of calls) app.call(each, ({ params }) => ({ ware: { id: params.id } }))
  })

describe('a call', () => {
  test('is answered with its members beside success, and named in the description of the API', async () => {
    const { app } = await composed([shopWith({ routes: [routesOf(getWare)] })])
    const inject = (url: string) => app.inject({ url, headers: { host: 'a.test' } })
    const reply = await inject('/api/v1/wares/7/')
    expect([reply.statusCode, reply.body]).toEqual([200, '{"success":true,"ware":{"id":7}}'])
    expect((await inject('/api/v1/wares/x/')).statusCode).toBe(400)
    const { paths } = (await inject('/api/v1/openapi.json')).json()
    expect(paths['/api/v1/wares/{id}/'].get).toMatchObject({ operationId: 'shop.getWare', summary: 'Show a ware' })
  })

  test('may take a body with DELETE, which is checked and described like any other', async () => {
    const removeWares = defineCall({
      ...{ id: 'shop.removeWares', method: 'DELETE', path: '/api/v1/wares/', summary: 'Remove wares' },
      body: Type.Object({ ids: Type.Array(Type.Integer(), { maxItems: 3 }) }),
      reply: { removed: Type.Integer() },
      access: 'public',
    })
    const routes = defineRoutes([], (app) => {
      app.call(removeWares, ({ body }) => ({ removed: body.ids.length }))
    })
    const { app } = await composed([shopWith({ routes: [routes] })])
    const headers = { host: 'a.test' }
    const remove = (payload: object) => app.inject({ method: 'DELETE', url: removeWares.path, headers, payload })
    expect((await remove({ ids: [1, 2] })).json()).toEqual({ success: true, removed: 2 })
    expect((await remove({ ids: 'all' })).statusCode).toBe(400)
    expect((await app.inject({ method: 'DELETE', url: removeWares.path, headers })).statusCode).toBe(400)
    const { paths } = (await app.inject({ url: '/api/v1/openapi.json', headers })).json()
    expect(paths['/api/v1/wares/'].delete.requestBody).toMatchObject({ content: { 'application/json': {} } })
  })

  test.each([
    ['whose id is taken', 'DUPLICATE_CALL', [getWare, { ...getWare, path: '/api/v1/other/:id/' }]],
    ['whose address is taken', 'DUPLICATE_ROUTE', [getWare, { ...getWare, id: 'shop.other' }]],
    ['of another module', 'BAD_CALL', [{ ...getWare, id: 'store.getWare' }]],
    ['whose address names what it does not describe', 'BAD_CALL', [{ ...getWare, path: '/api/v1/wares/:name/' }]],
  ] as const)('%s stops the composition with a sentence that names it and its file', async (_, code, calls) => {
    const composing = composed([shopWith({ routes: [routesOf(...(calls as readonly (typeof getWare)[]))] })])
    await expect(composing).rejects.toMatchObject({
      code,
      culprit: '@acme/shop',
      // The member, its address and the file that registers it.
      message: expect.stringMatching(/ware.*, in host\/call-ids\.test\.ts:\d+\.$/),
    })
  })
})
