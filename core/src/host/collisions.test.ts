import { defineModule, token } from '@ashlar/sdk'
import { defineEntity, p, provide } from '@ashlar/sdk/server'
import { defineSite, sitePage } from '@ashlar/sdk/site'
import { defineSurface } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { composed, get, quote, quoteRenderer, shopWith } from './compose.fixtures.ts'
import type { PackageValues } from './package-from-values.ts'

describe('what two packages both claim stops the composition and names the second', () => {
  const rival = defineModule({ id: 'rival', title: 'Rival', permissions: { wares: 'Other wares' } })
  const screen = { id: 's', title: 'S', access: 'staff' } as const
  const sections = [{ ...screen, icon: 'box' as const, sort: 1 }]
  const oneScreens = [{ ...screen, path: '/admin/x/:id' }]
  const one = defineModule({ id: 'one', title: '1', admin: { screens: oneScreens, sections } })
  const two = defineModule({ id: 'two', title: '2', admin: { screens: [{ ...screen, path: '/admin/x/:other' }] } })
  const three = defineModule({ id: 'three', title: '3', admin: { sections } })
  const Ware = defineEntity({ name: 'Ware', schema: 'crm', tableName: 'ware', properties: { id: p.uuid().primary() } })
  const Thing = token<object>('acme.thing')
  const setting = (id: string, ...keys: string[]) => {
    const schema = Type.Object(Object.fromEntries(keys.map((key) => [key, Type.String({ default: '' })])))
    return { [id]: defineModule({ id, title: id, plainSettings: { schema } }) }
  }
  class A {}
  const other = (values: Partial<PackageValues>): PackageValues => ({ name: '@acme/other', root: {}, ...values })
  const pages = (...paths: string[]) =>
    defineSite({
      pages: paths.map((path) => sitePage({ path, deps: [], find: async () => null, component: () => null })),
    })
  const paged = (...paths: string[]) => ({ name: '@acme/pages', root: {}, site: pages(...paths) })
  const routes = (...urls: string[]) => shopWith({ routes: urls.map((url) => get(url)) })

  test.each<[string, PackageValues[], string]>([
    ['DUPLICATE_PACKAGE', [other({ manifest: { id: 'a' } }), other({ manifest: { id: 'b' } })], '@acme/other'],
    ['DUPLICATE_MODULE', [shopWith({}), other({ manifest: { id: 'shop' } })], '@acme/other'],
    [
      'DUPLICATE_BLOCK',
      [
        { name: '@acme/q', root: { quote }, renderer: quoteRenderer },
        other({ root: { quote }, renderer: quoteRenderer }),
      ],
      '@acme/other',
    ],
    ['DUPLICATE_AREA', [shopWith({}), other({ root: { rival } })], '@acme/other'],
    ['DUPLICATE_SCREEN', [{ name: '@acme/one', root: { one } }, other({ root: { two } })], '@acme/other'],
    ['DUPLICATE_SECTION', [{ name: '@acme/one', root: { one } }, other({ root: { three } })], '@acme/other'],
    ['DUPLICATE_TABLE', [shopWith({ entities: [Ware] })], '@acme/shop'],
    ['DUPLICATE_SERVICE', [shopWith({ services: [provide(Thing, A), provide(Thing, A)] })], '@acme/shop'],
    ['DUPLICATE_SETTING', [other({ root: setting('one', 'company_name') })], '@acme/other'],
    ['DUPLICATE_SETTING', [other({ root: setting('one', 'permissions') })], '@acme/other'],
    [
      'DUPLICATE_SETTING',
      [{ name: '@acme/one', root: setting('one', 'own_key') }, other({ root: setting('two', 'own_key') })],
      '@acme/other',
    ],
    ['DUPLICATE_PAGE', [other({ site: pages('/a/:b') }), paged('/a/:c')], '@acme/pages'],
    ['DUPLICATE_ROUTE', [routes('/api/v1/a/', '/api/v1/a')], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/api/v1/:a/b', '/api/v1/:c/b')], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/api/v1/openapi.json')], '@acme/shop'],
    ['DUPLICATE_ROUTE', [routes('/healthz')], '@acme/shop'],
  ])('%s', async (code, packages, culprit) => {
    await expect(composed(packages)).rejects.toMatchObject({ name: 'CompositionError', code, culprit })
  })

  test.each([
    ['/', 'Start the path with a word for the package'],
    ['/:anything', 'It would match every address of a website'],
    ['/:a/b', 'It would match every address of a website'],
    ['/admin/x', 'Addresses starting with "/admin" are reserved'],
    ['/media', 'Addresses starting with "/media" are reserved'],
    ['about', 'with a slash before each word and parameter'],
    ['/about/', 'with a slash before each word and parameter'],
    ['/about/../x', 'with a slash before each word and parameter'],
    ['/a/:b-c', 'with a slash before each word and parameter'],
  ])('a page at %s, which is not for a package, with how to mend it', async (path, message) => {
    await expect(composed([paged(path)])).rejects.toMatchObject({
      code: 'BAD_PAGE',
      culprit: '@acme/pages',
      message: expect.stringContaining(message),
    })
  })

  test('a schedule of a job that the package does not do', async () => {
    const scheduling = shopWith({ schedules: [{ job: 'shop.count-stock', cron: '0 3 * * *' }] })
    await expect(composed([scheduling])).rejects.toMatchObject({ code: 'UNKNOWN_JOB', culprit: '@acme/shop' })
  })

  test('a route of a package that a surface claims too', async () => {
    const site = defineSurface('site', (app) => void app.get('/x', { config: { access: 'public' } }, async () => ''))
    await expect(composed([routes('/x')], [site])).rejects.toMatchObject({ code: 'DUPLICATE_ROUTE', culprit: 'site' })
  })
})
