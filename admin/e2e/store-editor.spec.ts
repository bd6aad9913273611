// The shop page and the page of a product, redesigned by hand with what the demo sells.
import { encodeContent } from '@ashlar/sdk/server'
import type { Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const settings = '/api/v1/admin/settings/'

/** Another person's browser, without an account. */
async function visitorOf(page: Page): Promise<Page> {
  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('There is no browser.')
  return visitor
}

test('the shop page is redesigned with real products, which can neither be bought nor filtered meanwhile (EDIT-046, EDIT-047, STORE-006)', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onNewPage(page, demo, 'Store', 'owner')
  expect(editor.slug).toBe('store')
  await editor.drag(editor.tile('container'), editor.block('section').first())
  await editor.drag(editor.tile('text'), editor.block('container').first())
  await editor.write(editor.block('text'), 'Made for the road')
  await editor.tile('product-list').click()
  const list = editor.block('product-list')
  const tiles = list.locator('.store-tile')
  await expect(tiles).toHaveCount(3)
  await expect(tiles.first().locator('img')).toBeVisible()
  await expect(tiles.first().locator('.store-price').first()).toHaveText(/\d\.\d\d/)
  await expect(list.getByRole('button', { name: 'Add To Cart' }).first()).toBeDisabled()
  await expect(list.getByLabel('Search')).toBeDisabled()
  await expect(list.getByLabel('Luggage')).toBeDisabled()
  await page.getByRole('switch', { name: 'Use as the shop page' }).click()
  await page.getByRole('spinbutton', { name: 'Products per page' }).fill('6')
  await expect(tiles).toHaveCount(6)
  await editor.save()
  await editor.call('PUT', '/api/v1/admin/pages/', { id: (await editor.stored()).id, status: 'published' })

  const visitor = await visitorOf(page)
  await visitor.goto(`${demo.url}/store?search=wool`)
  await expect(visitor.getByText('Made for the road')).toBeVisible()
  await expect(visitor.locator('[data-count]')).toHaveText('3 of 3 products')
  await visitor.goto(`${demo.url}/store`)
  await expect(visitor.locator('[data-count]')).toHaveText(/^6 of \d+ products$/)
  await editor.call('POST', '/api/v1/admin/pages/bulk-delete/', { ids: [(await editor.stored()).id] })
  await visitor.reload()
  await expect(visitor.getByText('Made for the road')).toBeHidden()
  await expect(visitor.locator('[data-count]')).toHaveText(/^12 of \d+ products$/)
  await visitor.close()
})

test('a section template becomes the page of every product and of every category, and stays while it is (issue 18)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const node = (type: string, parent: string | null, children: string[], props: Record<string, unknown> = {}) => ({
    ...{ type, version: 1, props, parent, children },
  })
  const variants = [{ sku: 'STANDS-IN', price: 10, stock: 3 }]
  const newest = await editor.call('POST', '/api/v1/admin/products/', { name: 'Stands in', variants })
  const blank = {
    rootNodeId: 's',
    nodes: { s: node('section', null, ['c']), c: node('container', 's', []) },
  }
  const made = await editor.call('POST', '/api/v1/admin/page/component-template/', {
    componentName: 'Own product page',
    content: encodeContent(blank),
  })
  const { id } = made['template'] as { id: number }
  await page.goto(`${demo.url}/admin/editor?component=${id}`)
  await editor.ready()
  await editor.drag(editor.tile('text'), editor.block('container').first())
  await editor.write(editor.block('text'), 'Sewn in the yard')
  await editor.tile('product-detail').click()
  // The newest product of the store stands in for the one that a page will be about.
  await expect(editor.block('product-detail').getByRole('heading', { level: 1 })).toHaveText('Stands in')
  await expect(editor.block('product-detail').getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Show SKU' }).click()
  await editor.save()

  await page.goto(`${demo.url}/admin/setting/store`)
  const chosen = page.getByLabel('Product page')
  await chosen.selectOption({ label: 'Own product page' })
  await expectAccessible(page, 'the settings of the store')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()

  const visitor = await visitorOf(page)
  for (const [slug, name] of [
    ['net-loft-pannier-22-l', 'Net Loft Pannier 22 L'],
    ['hemp-cargo-net', 'Hemp Cargo Net'],
  ] as const) {
    await visitor.goto(`${demo.url}/store/product/${slug}`)
    await expect(visitor.getByText('Sewn in the yard')).toBeVisible()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(visitor.getByText(/^SKU /)).toHaveCount(0)
    expect(await visitor.locator('script[type="application/ld+json"]').first().textContent()).toContain(name)
  }
  await page.goto(`${demo.url}/admin/pages/templates`)
  await page.getByRole('button', { name: 'More actions for Own product page' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('It cannot be deleted while it is used.')
  await expect(asked.getByRole('link', { name: 'Store: Product page' })).toHaveAttribute('href', '/admin/setting/store')
  await page.keyboard.press('Escape')
  await editor.call('PUT', settings, { store: { product_template: 0 } })
  await visitor.reload()
  await expect(visitor.getByText('Sewn in the yard')).toBeHidden()
  await expect(visitor.getByText(/^SKU /)).toBeVisible()

  await test.step('a list of products on the page of a category shows what is in it', async () => {
    const listed = { isShopPage: true, perPage: 100, showFiltersBox: false }
    const content = {
      rootNodeId: 's',
      nodes: {
        s: node('section', null, ['c']),
        c: node('container', 's', ['l']),
        l: node('product-list', 'c', [], listed),
      },
    }
    const { template } = await editor.call('POST', '/api/v1/admin/page/component-template/', {
      componentName: 'Own category page',
      content: encodeContent(content),
    })
    await editor.call('PUT', settings, { store: { category_template: (template as { id: number }).id } })
    await visitor.goto(`${demo.url}/store/category/luggage`)
    await expect(visitor.locator('.store-tile')).toHaveCount(7)
    await expect(visitor.getByLabel('Sort by')).toHaveCount(0)
    await editor.call('PUT', settings, { store: { category_template: 0 } })
  })
  await editor.call('POST', '/api/v1/admin/products/delete/', { ids: [(newest['product'] as { id: number }).id] })
  await visitor.close()
})
