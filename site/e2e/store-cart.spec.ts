// How many of a product a shopper may put into the cart, and where an editor's choice of categories leaves the lists.
import type { Page } from '@playwright/test'
import { call, contentWith, expect, makePage, type NewNode, test } from './demo-site.ts'

const net = '/store/product/hemp-cargo-net'
const settings = '/api/v1/admin/settings/'
const usual = { enabled: true, show_quantity_box: true, max_product_cart_quantity: 10 }

/** A new page with this block, open. */
async function pageWith(page: Page, url: string, slug: string, block: NewNode): Promise<void> {
  await makePage(page, { title: slug, slug, status: 'published' }, contentWith(block))
  await page.goto(`${url}/${slug}`)
}

/** The page of a product once its script has begun. */
async function openProduct(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path)
  await expect(page.locator('.store-choose')).toHaveJSProperty('noValidate', true)
}

/** Somebody without an account, whose cart is nobody else's. */
async function shopperOf(page: Page): Promise<Page> {
  const shopper = await page.context().browser()?.newPage()
  if (!shopper) throw new Error('There is no browser.')
  return shopper
}

test.beforeEach(({ page, demo }) => demo.signIn(page, 'owner'))

test('the box for a quantity takes 1 up to what the website allows, or to the stock, and is there if it says so (CART-005, CART-018, CART-019, CART-021)', async ({
  page,
  demo,
}) => {
  const shopper = await shopperOf(page)
  const form = shopper.locator('.store-choose')
  const box = form.getByLabel('Quantity')
  const problem = form.getByRole('alert')
  try {
    await call(page, 'PUT', settings, { store: { max_product_cart_quantity: 4 } })
    await openProduct(shopper, demo.url, net)
    await expect(box).toHaveAttribute('min', '1')
    await box.fill('5')
    await expect(problem).toHaveText('Max quantity is 4')
    await box.fill('4')
    await expect(problem).toBeHidden()
    await box.fill('0')
    await expect(problem).toHaveText('Enter a whole number above 0.')

    const variants = [{ sku: 'THREE-LEFT', price: 1_000, stock: 3 }]
    await call(page, 'POST', '/api/v1/admin/products/', { name: 'Three left', status: 'published', variants })
    await openProduct(shopper, demo.url, '/store/product/three-left')
    await box.fill('4')
    await expect(problem).toHaveText('Max quantity is 3')
    await box.fill('3')
    await expect(problem).toBeHidden()
    await form.getByRole('button').click()
    await expect(shopper.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()

    await call(page, 'PUT', settings, { store: { show_quantity_box: false } })
    await openProduct(shopper, demo.url, net)
    await expect(box).toHaveCount(0)
    await call(page, 'PUT', settings, { store: { enabled: false } })
    await shopper.reload()
    await expect(form).toBeVisible()
    await expect(form.getByRole('button')).toHaveCount(0)
  } finally {
    await call(page, 'PUT', settings, { store: usual })
    await shopper.close()
  }
})

test('in the cart one less than one removes the line, and a number that is typed is the new quantity (CART-012, CART-013)', async ({
  page,
  demo,
}) => {
  const shopper = await shopperOf(page)
  const count = (words: string) => shopper.getByRole('link', { name: `Cart, ${words}` })
  await openProduct(shopper, demo.url, net)
  await shopper.locator('.store-choose button').click()
  await expect(count('1 item')).toBeVisible()
  await shopper.goto(`${demo.url}/cart`)
  await expect(shopper.locator('main [data-ready]')).toHaveCount(1)
  const line = shopper.locator('.store-lines > li').filter({ hasText: 'Hemp Cargo Net' })
  const quantity = line.getByLabel('Quantity of Hemp Cargo Net')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('3')
  await quantity.blur()
  await expect(count('3 items')).toBeVisible()
  await shopper.reload()
  await expect(quantity).toHaveValue('3')
  await expect(shopper.locator('main [data-ready]')).toHaveCount(1)
  const less = line.getByRole('button', { name: 'One less of Hemp Cargo Net' })
  for (const _ of ['2', '1', '0']) await less.click()
  await expect(line).toHaveCount(0)
  await shopper.close()
})

test('a category list shows all categories as a list or as cards, or those that were chosen (CAT-003, CAT-004, CAT-005)', async ({
  page,
  demo,
}) => {
  const asked = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/v1/admin/products/categories/')
  await page.goto(`${demo.url}/admin/inventory/categories`)
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('-1')
  const { rows } = (await (await asked).json()).results
  const all: { id: number; category: string; parent_id: number | null }[] = rows
  expect(all.length).toBeGreaterThan(10)

  await pageWith(page, demo.url, 'categories-as-list', { type: 'category-list' })
  const block = page.locator('main .block-category-list')
  await expect(block.getByRole('link')).toHaveText(all.map(({ category }) => category))
  await expect(block).not.toHaveAttribute('data-bg', 'dark')

  const parent = all.find(({ id }) => all.some(({ parent_id }) => parent_id === id))
  const own = all.filter(({ id, parent_id }) => id === parent?.id || parent_id === parent?.id)
  expect(own.length).toBeGreaterThan(1)
  await pageWith(page, demo.url, 'categories-as-cards', {
    type: 'category-list',
    props: { mode: 'cards', darkMode: true, categories: [{ value: parent?.id, label: parent?.category }] },
  })
  await expect(block.locator('.store-category-cards > li')).toHaveText(own.map(({ category }) => category))
  await expect(block).toHaveAttribute('data-bg', 'dark')
})

test('a list whose categories are gone says "No Categories", and a carousel asks for its page and nothing else (STORE-030, STORE-071)', async ({
  page,
  demo,
}) => {
  const gone = { categories: [{ value: 999_999, label: 'Gone since' }] }
  await pageWith(page, demo.url, 'categories-gone', { type: 'product-list', props: gone })
  await expect(page.getByRole('group', { name: 'Categories' })).toContainText('No Categories')

  const carousel = { paginationType: 'carousel', perPage: 2, perRow: 2 }
  await pageWith(page, demo.url, 'products-pass', { type: 'product-list', props: carousel })
  await page.goto(`${demo.url}/products-pass?search=wool&orderBy=unitPrice&minPrice=1`)
  const names = () => page.locator('main .store-tile').getByRole('heading').allTextContents()
  const first = await names()
  expect(first).toHaveLength(2)
  expect(first.every((name) => name.includes('Wool'))).toBe(false)
  const next = page.locator('main .store-arrows').getByRole('link', { name: 'Next page' })
  const turned = page.waitForRequest((request) => request.url().includes('currentPage='))
  await next.click()
  expect([...new URL((await turned).url()).searchParams.keys()]).toEqual(['currentPage'])
  await expect.poll(names).not.toEqual(first)
})
