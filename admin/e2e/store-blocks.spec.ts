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

test('blocks of the store wait on the canvas in their own words, and say what failed or is missing (CAT-006 to -008, STORE-029)', async ({
  page,
  demo,
}) => {
  const loads = Promise.withResolvers<void>()
  let waiting = 0
  await page.route('**/api/v1/admin/blocks/load/', async (route) => {
    waiting += 1
    await loads.promise
    // The third list gets what its load gives where the categories could not be read.
    const reply = await (await route.fetch()).json()
    const rows = reply.results.rows.map((row: { node: string }) => (row.node === 'n2' ? { ...row, data: null } : row))
    await route.fulfill({ json: { ...reply, results: { rows } } })
  })
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const gone = { categories: [{ value: 999_999, label: 'Deleted since' }] }
  const { slug } = await editor.createPage(
    'Store waits',
    ...[{ type: 'category-list' }, { type: 'category-list', props: gone }],
    ...[{ type: 'category-list' }, { type: 'product-list' }],
  )
  await editor.open(slug)
  await expect.poll(() => waiting).toBeGreaterThan(0)
  const categories = editor.block('category-list')
  await expect(categories.first()).toHaveText('Loading...')
  const tree = editor.block('product-list').getByRole('group', { name: 'Categories' })
  await expect(tree.locator('.store-waiting svg')).toBeVisible()
  loads.resolve()
  await expect(categories.first().getByRole('link', { name: 'Luggage' })).toBeVisible()
  await expect(categories.nth(1)).toHaveText('No Categories')
  await expect(categories.nth(2)).toHaveText('Error Loading Categories')
  await expect(tree.getByLabel('Luggage')).toBeVisible()
  await expect(editor.frame.locator('#canvas .store-waiting')).toHaveCount(0)
})
