import type { Page } from '@playwright/test'
import { corpus } from '../../examples/demo/e2e/hostile/corpus.ts'
import { executionsOn, watched } from '../../examples/demo/e2e/hostile/executions.ts'
import { call, contentWith, expect, makePage, test } from './demo-site.ts'

/** Texts that one product holds: a name, words, a badge, an option with its values, a picture's words. */
const texts = 8

interface Made {
  readonly id: number
  readonly slug: string
}

/** Makes things by calls of the page itself; what is refused is refused with a sentence. */
async function made(page: Page, address: string, bodies: readonly object[]): Promise<Made[]> {
  return page.evaluate(
    async ([where, all]) => {
      const kept: { id: number; slug: string }[] = []
      for (const body of all) {
        const reply = await fetch(where, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        const answer = await reply.json()
        if (reply.ok) kept.push(answer.product ?? answer.category)
        else if (reply.status >= 500 || typeof answer.error !== 'string') throw new Error(JSON.stringify(answer))
      }
      return kept
    },
    [address, bodies] as const,
  )
}

const productOf = (at: number) => {
  const [name = '', excerpt = '', description = '', badge = '', option = '', value = '', alt = '', seo = ''] = [
    ...corpus.slice(at * texts, at * texts + texts),
  ]
  const [attribute_name, own] = [option.trim().slice(0, 60) || 'Option', value.trim().slice(0, 60) || 'Value']
  return {
    ...{ name: name.slice(0, 200), slug: `hostile-product-${at}`, status: 'published', excerpt: excerpt.slice(0, 500) },
    ...{ description, badgeText: badge.slice(0, 40), seo_title: seo.slice(0, 200), seo_description: seo.slice(0, 500) },
    images: [{ file: '/media/99999/sea.jpg', alt: alt.slice(0, 200) }],
    attributes: [{ name: attribute_name, values: [own, 'Other'] }],
    variants: [own, 'Other'].map((attribute_value, n) => ({
      ...{ sku: `HOSTILE-${at}-${n}`, price: 1_000, stock: 5 },
      attributes: [{ attribute_name, attribute_value }],
    })),
  }
}

test('no text of a product, a category or an order runs anything, in the shop, the cart and the admin (X1, T4)', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page, 'owner')
  const count = Math.floor(corpus.length / texts)
  const products = await made(
    page,
    '/api/v1/admin/products/',
    Array.from({ length: count }, (_, at) => productOf(at)),
  )
  expect(products.length).toBeGreaterThan(count / 2)
  const categories = await made(
    page,
    '/api/v1/admin/products/categories/',
    corpus.slice(0, 60).map((text, at) => ({ category: text.slice(0, 60), slug: `hostile-${at}`, description: text })),
  )
  expect(categories.length).toBeGreaterThan(30)
  const list = {
    type: 'product-list',
    props: { perPage: 100, showFiltersBox: true, orderBy: 'publish_date', orderDirection: 'desc' },
  }
  const blocks = contentWith(list, { type: 'category-list' }, { type: 'category-list', props: { mode: 'cards' } })
  await makePage(page, { title: 'All of it', slug: 'all-hostile', status: 'published' }, blocks)

  for (const bypassCSP of [false, true]) {
    const context = await browser.newContext({ bypassCSP })
    await watched(context, demo.url)
    const visitor = await context.newPage()
    const how = bypassCSP ? 'without the policy' : 'with the policy'
    const everything = [
      ...['/all-hostile', '/store?currentPage=2'],
      ...products.map(({ slug }) => `/store/product/${slug}`),
      ...categories.slice(0, 10).map(({ slug }) => `/store/category/${slug}`),
    ]
    // What the policy stops would run without it, so that all pages are looked at once.
    const pages = bypassCSP ? everything : everything.slice(0, 5)
    let shown = 0
    for (const path of pages) {
      await visitor.goto(demo.url + path)
      shown += ((await visitor.locator('main').textContent()) ?? '').split('__xss').length
      expect(await executionsOn(visitor), `${path}, ${how}`).toEqual([])
    }
    expect(shown).toBeGreaterThan(200)
    // What a buyer types, and what stands in the cart.
    await call(visitor, 'POST', '/api/v1/cart/items/', { sku: 'HOSTILE-0-1' })
    await visitor.goto(`${demo.url}/cart`)
    expect(await executionsOn(visitor), `the cart, ${how}`).toEqual([])
    await visitor.goto(`${demo.url}/checkout`)
    expect(await executionsOn(visitor), `the checkout, ${how}`).toEqual([])
    await context.close()
  }

  const [text = ''] = corpus.filter((each) => each.includes('<img'))
  const contact = { firstname: text.slice(0, 80), lastname: text.slice(0, 80), email: 'hostile@shop.example' }
  const items = [{ sku: 'HOSTILE-0-1', quantity: 1 }]
  const order = { contact, items, notes: text, delivery: 'pickup' }
  await call(page, 'PUT', '/api/v1/admin/settings/', { store: { pickup: true } })
  await call(page, 'POST', '/api/v1/admin/web-orders/', order)
  await watched(page.context(), demo.url)
  for (const screen of ['/admin/inventory/products', '/admin/inventory/categories', '/admin/web-orders']) {
    await page.goto(demo.url + screen)
    await expect(page.getByRole('main')).toContainText('__xss')
    expect(await executionsOn(page), screen).toEqual([])
  }
  await page.getByRole('main').getByRole('link').filter({ hasText: /^\d+$/ }).first().click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/, level: 1 })).toBeVisible()
  expect(await executionsOn(page), 'an order').toEqual([])

  // Tests that come later read every page of this website.
  await call(page, 'POST', '/api/v1/admin/products/delete/', { ids: products.map(({ id }) => id) })
  for (const { id } of categories) await call(page, 'DELETE', `/api/v1/admin/products/categories/${id}/`)
})
