import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

test('the blocks of the store are in the catalogue, and a product list has its settings beside its visibility (BLK-COMMON-002, STORE-048, STORE-073)', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Store blocks', { type: 'product-list' })
  const types = ['product-list', 'product', 'category-list', 'product-search', 'sub-menu', 'pricing']
  for (const type of types) await expect(editor.tile(type), type).toBeVisible()
  await editor.block('product-list').click({ position: { x: 4, y: 4 } })
  await expect.poll(() => editor.sections()).toEqual(expect.arrayContaining(['Settings', 'Visibility']))
  const visibility = page.locator('[data-section="Visibility"]')
  const head = visibility.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  const devices = visibility.getByRole('group', { name: 'Visible on' })
  await expect(devices.getByRole('button', { pressed: true })).toHaveText(['Desktop', 'Tablet', 'Mobile'])
})

test('lists search after 300 ms without a keystroke, the picker of products after 500 ms (STORE-019, STORE-072)', async ({
  page,
  demo,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/admin/products/') asked.push(searchParams.get('search'))
  })
  const typeAndRest = async (word: string, rest: number) => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.keyboard.type(word)
    await page.clock.runFor(rest - 1)
    expect(asked).not.toContain(word)
    await page.clock.runFor(1)
    await expect.poll(() => asked).toContain(word)
    await page.clock.resume()
  }
  const editor = await EditorPage.onPageWith(page, demo, 'Store picker', { type: 'product-list' })
  await editor.block('product-list').click({ position: { x: 4, y: 4 } })
  await page.getByRole('combobox', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.clock.install()
  await typeAndRest('wool', 500)

  await page.goto(`${demo.url}/admin/inventory/products`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name, SKU, tag or category' }).focus()
  await typeAndRest('hemp', 300)
})
