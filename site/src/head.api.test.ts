import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

let host: TestHost
let owner: TestClient
let visitor: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks], surfaces: [site] })
  owner = await host.signIn('owner')
  visitor = host.visitor()
})
afterAll(() => host?.close())

async function page(fields: object): Promise<number> {
  const made = await owner.post('/api/v1/admin/pages/', { status: 'published', ...fields })
  const { id } = made.json().page
  const content = contentOf({ type: 'text', props: { text: 'Hello' } })
  expect((await owner.put('/api/v1/admin/page/updatecontent/', { id, content })).statusCode).toBe(200)
  return id
}

const settings = async (values: object) =>
  expect((await owner.put('/api/v1/admin/settings/', values)).statusCode).toBe(200)

const dataIn = (body: string): object[] =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text))

describe('issue 16: the head of a page', () => {
  test('says on the home page whose website it is, and on every other where it stands', async () => {
    const { origin } = host.tenants.a
    await page({ title: 'Home', slug: '' })
    const shop = await page({ title: 'Shop </script>', slug: 'shop' })
    const draft = await page({ title: 'Hidden', slug: 'shop/hidden', parentId: shop, status: 'draft' })
    await page({ title: 'Bowls', slug: 'shop/bowls', parentId: draft, showHeader: false, showFooter: false })
    await settings({ company_name: 'Tern & Co', contact_phone: '+13065550162', contact_address: '2 Elm St\nTern' })

    expect(dataIn((await visitor.get('/')).body)).toMatchObject([
      {
        ...{ '@type': 'Organization', name: 'Tern & Co', url: `${origin}/`, telephone: '+13065550162' },
        address: '2 Elm St Tern',
      },
      { '@type': 'WebSite', inLanguage: 'en', publisher: { '@id': `${origin}/#organization` } },
    ])
    const trail = async (path: string) => dataIn((await visitor.get(path)).body)
    const step = (position: number, name: string, item: string) => ({ position, name, item: origin + item })
    const [home, above] = [step(1, 'Tern & Co', '/'), step(2, 'Shop </script>', '/shop')]
    expect(await trail('/shop')).toMatchObject([{ '@type': 'BreadcrumbList', itemListElement: [home, above] }])
    expect(await trail('/shop/bowls')).toMatchObject([
      { itemListElement: [home, above, step(3, 'Bowls', '/shop/bowls')] },
    ])

    const renamed = await owner.put('/api/v1/admin/pages/', { id: shop, title: 'Our shop' })
    expect(renamed.statusCode).toBe(200)
    expect(JSON.stringify(await trail('/shop/bowls'))).toContain('Our shop')
  })

  test('shows the picture of the website where a page has none of its own', async () => {
    const { origin } = host.tenants.a
    await page({ title: 'Bare', slug: 'bare' })
    await page({ title: 'Pictured', slug: 'pictured', image: '/media/7/own.webp' })
    await settings({ meta_image: '/media/6/shared.webp' })
    const shared = async (path: string) => /"og:image" content="(.*?)"/.exec((await visitor.get(path)).body)?.[1]
    expect([await shared('/bare'), await shared('/pictured')]).toEqual([
      `${origin}/media/6/shared.webp`,
      `${origin}/media/7/own.webp`,
    ])
    expect((await owner.put('/api/v1/admin/settings/', { meta_image: 'javascript:alert(1)' })).statusCode).toBe(422)
  })

  test('has an icon at the address that browsers ask for by themselves', async () => {
    expect((await visitor.get('/favicon.ico')).statusCode).toBe(204)
    await settings({ favicon: '/media/1/mark.webp' })
    const { statusCode, headers } = await visitor.get('/favicon.ico')
    expect([statusCode, headers['location']]).toEqual([302, '/media/1/mark.webp'])
  })

  test('is asked for, not sent to: another method is refused with those that the address has', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const { statusCode, headers } = await visitor.inject({ method, url: '/shop' })
      expect([statusCode, headers['allow']]).toEqual([405, expect.stringContaining('GET')])
    }
  })

  test('asks nothing of the device, on kept pages either', async () => {
    for (const path of ['/shop', '/shop', '/nothing', '/robots.txt']) {
      expect((await visitor.get(path)).headers['permissions-policy']).toContain('camera=(), microphone=()')
    }
  })
})
