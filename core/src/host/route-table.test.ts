import { defineModule, permission } from '@ashlar/sdk'
import { defaultAccess, defineRoutes } from '@ashlar/sdk/server'
import { describe, expect, test } from 'vitest'
import { composed, get, shop, shopWith } from './compose.fixtures.ts'

describe('rights are checked before the first request (guarantees, decision 3)', () => {
  test.each([
    ['ROUTE_WITHOUT_ACCESS', {}],
    ['CROSS_SITE_VISITOR', { access: 'public', visitor: true, crossSite: true }],
    ['KEPT_REPLY_NOT_PUBLIC', { access: 'signed-in', kept: true }],
    ['KEPT_REPLY_NOT_PUBLIC', { access: 'public', visitor: true, kept: true }],
    ['UNKNOWN_AREA', { access: 'waers.can_view' }],
    ['UNKNOWN_RIGHT', { access: 'audit.can_delete' }],
  ])('%s stops the composition and names the route', async (code, config) => {
    await expect(composed([shopWith({ routes: [get('/api/v1/wares/', config)] })])).rejects.toMatchObject({
      ...{ code, culprit: '@acme/shop', message: expect.stringContaining('GET, /api/v1/wares/'.replace(',', '')) },
    })
  })

  test('UNKNOWN_AREA of a screen', async () => {
    const lost = defineModule({
      ...{ id: 'lost', title: 'Lost' },
      admin: { nav: [{ title: 'L', path: '/admin/l', icon: 'x', sort: 1, access: 'nowhere.can_view' }] },
    })
    await expect(composed([{ name: '@acme/lost', root: { lost } }])).rejects.toMatchObject({ code: 'UNKNOWN_AREA' })
  })

  test('a scope may say it for all of its routes, and for third-party plugins within', async () => {
    const plugin = defineRoutes([], (app) => {
      defaultAccess(app as never, 'staff')
      app.get('/api/v1/inner/', async () => '')
      app.get('/api/v1/open/', { config: { access: 'public' } }, async () => '')
    })
    const { routes } = await composed([shopWith({ routes: [plugin] })])
    const accessOf = (url: string) =>
      routes.filter((row) => row.url === url).map(({ method, access }) => [method, access])
    expect(accessOf('/api/v1/inner/')).toEqual([
      ['GET', 'staff'],
      ['HEAD', 'staff'],
    ])
    expect(accessOf('/api/v1/open/')[0]).toEqual(['GET', 'public'])
  })

  test('the table of routes names owner and module', async () => {
    const { routes } = await composed([
      shopWith({ routes: [get('/api/v1/w/', { access: permission(shop, 'wares', 'can_view') })] }),
    ])
    expect(routes.find(({ url }) => url === '/api/v1/w/')).toMatchObject({
      ...{ access: 'wares.can_view', module: 'shop', owner: '@acme/shop' },
    })
  })
})
