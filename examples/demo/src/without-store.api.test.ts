// The store is a package that an installation can do without, and no part of the platform knows of it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testHost } from '@ashlar/core/testing'
import * as store from '@ashlar/plugin-store'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages, surfaces } from './composition.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: (await packages).filter(({ name }) => name !== '@ashlar/plugin-store'),
    surfaces,
  })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

test('without the store there is nothing of it, and pages, customers, invoices and payments work (GEN-006)', async () => {
  const admin = ['products/', 'products/categories/', 'web-orders/', 'discounts/'].map(
    (path) => `/api/v1/admin/${path}`,
  )
  for (const path of [...admin, '/api/v1/products/', '/api/v1/cart/', '/store', '/cart', '/checkout']) {
    expect((await owner.get(path)).statusCode, path).toBe(404)
  }
  const { permissions } = (await owner.get('/api/v1/auth/me/')).json()
  expect(permissions).not.toHaveProperty('products')
  expect(permissions).not.toHaveProperty('orders')
  for (const path of ['customers/', 'invoices/', 'commerce/payments/', 'commerce/taxes/', 'pages/']) {
    expect((await owner.get(`/api/v1/admin/${path}`)).statusCode, path).toBe(200)
  }
  const made = await owner.post('/api/v1/admin/pages/', { title: 'Kilns', slug: 'kilns', status: 'published' })
  const page = await host.visitor().get('/kilns')
  expect([made.statusCode, page.statusCode]).toEqual([201, 200])
  expect(page.body).not.toMatch(/plugin-store|block-cart-icon|class="store-/)
})

test('neither the core nor the site nor the admin has a line about the store (issue 18)', () => {
  const names = Object.values(store).flatMap((value): string[] => {
    if (typeof value !== 'object' || value === null) return []
    if ('path' in value && typeof value.path === 'string') return [value.path]
    const { type, id } = { type: '', id: '', ...value }
    return [type, id].filter((name) => typeof name === 'string' && /[.-]/.test(name)).map((name) => `'${name}'`)
  })
  expect(names).toEqual(expect.arrayContaining(["'product-list'", "'store.order-placed'", '/api/v1/cart/checkout/']))
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('{core,site,admin}/src/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const lines = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return ['plugin-store', ...names].flatMap((name) => (text.includes(name) ? [`${file}: ${name}`] : []))
  })
  expect(lines).toEqual([])
})
