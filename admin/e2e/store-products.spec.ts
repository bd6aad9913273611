// Products of the store, at the built product with the demo's people.
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hearsKeys, test } from './test.ts'

const api = '/api/v1/admin/products/'
const screen = '/admin/inventory/products'

/** A call of the API as the person who is signed in; gives the server's reply. */
async function ask<Reply = unknown>(page: Page, method: string, address: string, body?: object): Promise<Reply> {
  const { status, reply } = await page.evaluate(
    async ([how = '', where = '', json = '']) => {
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch(where, json === '' ? { method: how } : { method: how, headers, body: json })
      return { status: sent.status, reply: await sent.json() }
    },
    [method, address, body ? JSON.stringify(body) : ''],
  )
  expect(status, `${method} ${address}`).toBeLessThan(300)
  return reply
}

interface MadeProduct {
  readonly id: number
  readonly name: string
  readonly revision: number
  readonly variants: readonly { readonly id: number; readonly sku: string; readonly price: number }[]
}

/** Adds a product of this test's own, so that others may run beside it. */
async function addProduct(page: Page, name: string, fields: object = {}): Promise<MadeProduct> {
  const { product } = await ask<{ product: MadeProduct }>(page, 'POST', api, { name, ...fields })
  return product
}

const productAt = async (page: Page, id: number): Promise<MadeProduct> =>
  (await ask<{ product: MadeProduct }>(page, 'GET', `${api}${id}/`)).product

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

test('a product with two attributes is made by mouse (SHELL-004, CMD-011)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}${screen}`)
  await page.getByRole('link', { name: 'New Product' }).first().click()
  await expect(page).toHaveURL(/\/admin\/inventory\/products\/new$/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mouse vase')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('96')
  await test.step('attributes become a matrix that begins like the only variant', async () => {
    await page.getByRole('button', { name: 'Add attribute' }).click()
    await page.getByLabel('Name of the attribute').fill('Glaze')
    await page.getByLabel('Values of', { exact: false }).click()
    await page.getByLabel('Values of Glaze').fill('Tide, Oat')
    await page.getByRole('button', { name: 'Add attribute' }).click()
    await page.getByLabel('Name of the attribute').last().fill('Size')
    await page.getByLabel('Values of', { exact: false }).last().click()
    await page.getByLabel('Values of Size').fill('Small, Tall')
    await page.getByRole('textbox', { name: 'Name', exact: true }).click()
    const grid = page.getByRole('grid', { name: 'Variants' })
    await expect(grid.getByRole('row')).toHaveCount(5)
    await expect(grid.getByText('CA$96.00')).toHaveCount(4)
  })
  await test.step('one price for all, another for one, and one that is not sold', async () => {
    await page.getByRole('button', { name: 'Set for all' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set for all variants' })
    await dialog.getByLabel('Price').fill('92.50')
    await dialog.getByLabel('Stock').fill('4')
    await dialog.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(page.getByRole('grid').getByText('CA$92.50')).toHaveCount(4)
    await page
      .getByRole('row', { name: /^Tide Tall/ })
      .getByRole('gridcell')
      .nth(3)
      .dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('120,5')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /^Tide Tall/ })).toContainText('CA$120.50')
    await page
      .getByRole('row', { name: /^Oat Tall/ })
      .getByRole('gridcell')
      .nth(6)
      .dblclick()
    await page.getByRole('combobox', { name: 'For sale' }).selectOption('No')
  })
  await expectAccessible(page, 'a new product')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('heading', { name: 'Mouse vase', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/inventory\/products\/\d+$/)
  await expect(page.getByText('3 variants, 12 in stock')).toBeVisible()
  await expectAccessible(page, 'a product')
})

test('a product is made by keyboard, and unsaved changes are not lost', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}${screen}/new`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await page.keyboard.type('Keyboard bowl')
  await page.getByRole('textbox', { name: 'Price', exact: true }).focus()
  // The field selects what it holds when it is entered.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('24.50')
  await page.getByRole('textbox', { name: 'SKU' }).focus()
  await page.keyboard.type('KEYBOARD-1')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Keyboard bowl', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('24.50')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Keyboard bowl, large')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Back to products' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Keyboard bowl, large', level: 1 })).toBeVisible()
})

test('a change that someone else made first is shown, and either version can be kept', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const { id } = await addProduct(page, 'Contested mug')
  await page.goto(`${demo.url}${screen}/${id}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mug of mine')
  await ask(page, 'PUT', `${api}${id}/`, { name: 'Mug of theirs' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this product' })
  await expect(dialog.getByRole('row', { name: 'Name Mug of theirs Mug of mine' })).toBeVisible()
  await expectAccessible(page, 'two versions of a product')
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(page.getByRole('heading', { name: 'Mug of mine', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mug of mine again')
  await ask(page, 'PUT', `${api}${id}/`, { name: 'Mug of theirs again' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use their version' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Mug of theirs again')
})

test('price and stock are changed in the list, and products are archived and brought back', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const one = await addProduct(page, 'Inline stool one', { status: 'published', variants: [{ price: 1200, stock: 3 }] })
  const two = await addProduct(page, 'Inline stool two', { status: 'draft', variants: [{ price: 1400, stock: 5 }] })
  await page.goto(`${demo.url}${screen}?search=inline%20stool`)
  await expect(rowOf(page, 'Inline stool two')).toBeVisible()
  await expectAccessible(page, 'the list of products')
  await test.step('the price, with a way back', async () => {
    await page.getByRole('button', { name: 'Change the price of Inline stool one' }).click()
    await page.getByLabel('Price of Inline stool one').fill('13.75')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Inline stool one').getByText('CA$13.75')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, 'Inline stool one').getByText('CA$12.00')).toBeVisible()
  })
  await test.step('the stock', async () => {
    await page.getByRole('button', { name: 'Change the stock of Inline stool two' }).click()
    await page.getByLabel('Stock of Inline stool two').fill('0')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Inline stool two').getByText('Out of stock')).toBeVisible()
  })
  await test.step('both archived, and undone to what each was', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).click()
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('2 products archived')).toBeVisible()
    await expect(rowOf(page, 'Inline stool').getByText('Archived')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(rowOf(page, 'Inline stool one').getByText('Published')).toBeVisible()
    await expect(rowOf(page, 'Inline stool two').getByText('Draft')).toBeVisible()
  })
  await test.step('to the trash and back', async () => {
    await page.getByRole('checkbox', { name: 'Select Inline stool two' }).click()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByText('1 product moved to the trash')).toBeVisible()
    await page.goto(`${demo.url}${screen}?search=inline%20stool&is_deleted=true`)
    await page.getByRole('checkbox', { name: 'Select Inline stool two' }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('1 product restored')).toBeVisible()
  })
  expect((await productAt(page, one.id)).variants[0]?.price).toBe(1200)
  expect((await productAt(page, two.id)).variants[0]?.price).toBe(1400)
})

test('a product is found by name and by SKU in the command menu (CMD-004, CMD-036, CMD-037)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const { id } = await addProduct(page, 'Command kettle', { variants: [{ sku: 'KETTLE-77', price: 100 }] })
  await page.goto(`${demo.url}${screen}`)
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  const box = page.getByRole('combobox')
  await page.getByRole('group', { name: 'Search for' }).getByRole('option', { name: 'Products' }).click()
  await box.fill('zzyx')
  await expect(page.getByText('No products found.')).toBeVisible()
  await box.fill('kettle-77')
  await page.getByRole('option', { name: /Command kettle/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/inventory/products/${id}$`))
})

test('stock is corrected with a note and its history says so', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const { id } = await addProduct(page, 'Counted cup', { variants: [{ price: 900, stock: 10 }] })
  await page.goto(`${demo.url}${screen}/${id}`)
  await page.getByRole('button', { name: 'Stock history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stock history' })
  await dialog.getByText('Add or remove').click()
  await dialog.getByRole('spinbutton', { name: 'Change' }).fill('-3')
  await dialog.getByLabel('Note').fill('Broken on the way')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row').filter({ hasText: 'Broken on the way' })).toContainText('-3')
  await expectAccessible(page, 'the history of a stock')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('7')
})

test('categories are made, nested and put in order by keys', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/inventory/categories`)
  for (const name of ['Kiln ware', 'Garden ware']) {
    await page.getByRole('button', { name: 'New Category' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Move ${name}`, exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'the categories')
  await page.getByRole('button', { name: 'Move Garden ware under the item before it' }).click()
  await page.getByRole('button', { name: 'Move Garden ware to the top level' }).click()
  await expect(page.getByRole('button', { name: 'Move Garden ware under the item before it' })).toBeEnabled()
  await page.getByRole('button', { name: 'Move Garden ware', exact: true }).focus()
  const { results } = await ask<{ results: { rows: unknown[] } }>(page, 'GET', `${api}categories/?limit=-1`)
  const count = results.rows.length
  await page.keyboard.press('Space')
  await expect(page.getByText(`Garden ware is at position ${count} of ${count}.`)).toBeVisible()
  await hearsKeys(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`Garden ware is at position ${count - 1} of ${count}.`)).toBeVisible()
  await page.keyboard.press('Space')
  await expect
    .poll(async () => {
      const path = `${api}categories/?limit=-1`
      const reply = await ask<{ results: { rows: { category: string }[] } }>(page, 'GET', path)
      return reply.results.rows.map(({ category }) => category).filter((name) => name.endsWith(' ware'))
    })
    .toEqual(['Garden ware', 'Kiln ware'])
})

test('products are imported from a file of WooCommerce, twice without harm (OPEN-315)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}${screen}?search=imported%20lamp`)
  const head = 'ID,Type,SKU,Name,Published,"Short description",Stock,"Regular price",Categories'
  const lines = [
    head,
    '901,simple,LAMP-1,Imported lamp one,1,Bright,4,49.90,Lamps',
    '902,simple,LAMP-2,Imported lamp two,1,,2,59,Lamps',
  ]
  const file = { name: 'wc-products.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  for (const round of ['first', 'second']) {
    await page.getByRole('button', { name: 'Import' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Import products' })
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('Regular price')
    if (round === 'first') await expectAccessible(page, 'the columns of a file')
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByText('2 rows were imported.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  }
  await expect(rowOf(page, 'Imported lamp one')).toContainText('CA$49.90')
})

test('somebody who may only look sees products and cannot change them', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const { id } = await addProduct(page, 'Glass case')
  await demo.signIn(page, 'staff')
  await page.goto(`${demo.url}${screen}/${id}`)
  await expect(page.getByRole('heading', { name: 'Glass case', level: 1 })).toBeVisible()
})

test('an earlier version of a product is compared and taken back, without its stock', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/inventory/products/new`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Oar, ash')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oar, ash' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText('This product has not been changed yet.')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Oar, spruce')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Oar, spruce' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await expect(dialog.getByRole('row', { name: /^Name/ })).toHaveText(/Oar, ash.*Oar, spruce/)
  await expectAccessible(page, 'versions of a product')
  await dialog.getByRole('button', { name: 'Use this version' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Oar, ash')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Oar, ash' })).toBeVisible()
})
