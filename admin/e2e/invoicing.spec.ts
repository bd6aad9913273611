// Quotes, invoices and work orders, at the built product: by mouse and by keys.
import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { ask } from './ask.ts'
import { documentOf, makeDraft, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const cell = (page: Page, text: string | RegExp) => page.getByRole('gridcell', { name: text })
const rows = (page: Page) => page.getByRole('grid', { name: 'Lines' }).getByRole('row')
const badge = (page: Page, text: string) => page.getByRole('main').locator('.badge', { hasText: text }).first()

async function pickCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill(name)
  await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(name)
}

/** Type a line into the grid, from the cell that has the focus on. */
async function typeLine(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    if (text !== '') await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test('a quote becomes an invoice, is paid in two parts and refunded in one line (issue 20)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await makeCustomer(page, {
    ...{ firstname: 'Quentin', lastname: 'Ledger', email: 'quentin@ledger.example' },
    ...{ address: '1 Quay St', city: 'Toronto', province: 'ON', country: 'CA' },
  })
  await test.step('a new one says that it is not saved (INV-010, OPEN-354, SHELL-002)', async () => {
    await page.goto(`${demo.url}/admin/quotes/new`)
    await expect(page.getByRole('heading', { name: 'New Quote', level: 1 })).toBeVisible()
    await expect(badge(page, 'Unsaved')).toHaveClass(/red/)
  })
  await test.step('lines are typed by keys alone, and added up at once', async () => {
    await pickCustomer(page, 'Quentin Ledger')
    await page.getByRole('grid', { name: 'Lines' }).focus()
    await typeLine(page, ['Rebuild the wheel', '2', '95.00', '10%'])
    await expect(page.getByText('CA$171.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Add line' }).click()
    await page.getByRole('grid', { name: 'Lines' }).focus()
    await page.keyboard.press('Control+ArrowDown')
    await page.keyboard.press('Home')
    await typeLine(page, ['Spokes', '36', '1.25'])
    await expect(page.getByText('CA$216.00').first()).toBeVisible()
    await expect(page.getByText('HST 13%')).toBeVisible()
    await expectAccessible(page, 'a new quote')
  })
  await test.step('a draft is saved by Ctrl+S, and keeps its address (INV-006)', async () => {
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin\/quotes\/\d+$/)
    await expect(badge(page, 'Draft')).toHaveClass(/blue/)
  })
  const quote = Number(page.url().split('/').at(-1))
  await test.step('issued, it has a number and waits for the customer (INV-005, INV-007, INV-012)', async () => {
    await page.getByRole('button', { name: 'Issue', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Issue this document?' })
    await expect(question).toContainText('Its total is CA$244.08.')
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Q-\d{4}-\d{5}$/)
    await expect(badge(page, 'Awaiting customer')).toHaveClass(/orange/)
    expect(await documentOf(page, 'quotes', quote)).toMatchObject({ approval: 'pending', grandTotal: 24_408 })
    await expectAccessible(page, 'an issued quote')
  })
  await test.step('approved, it is converted to an invoice (OPEN-357)', async () => {
    await page.getByRole('button', { name: 'Approved by the customer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approved' }).click()
    await expect(badge(page, 'Approved')).toHaveClass(/green/)
    await page.getByRole('button', { name: 'Convert' }).click()
    const dialog = page.getByRole('dialog', { name: /^Convert Q-/ })
    await expectAccessible(page, 'the dialog that converts')
    await dialog.getByRole('button', { name: 'Convert' }).click()
    await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/)
    await expect(cell(page, 'Rebuild the wheel')).toBeVisible()
  })
  const invoice = Number(page.url().split('/').at(-1))
  await test.step('the invoice is issued and paid in parts (INV-007, INV-008, INV-009)', async () => {
    await page.getByRole('button', { name: 'Issue', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(badge(page, 'Pending payment')).toHaveClass(/orange/)
    await page.getByRole('button', { name: 'Record payment' }).click()
    const dialog = page.getByRole('dialog', { name: /^Record a payment/ })
    await dialog.getByLabel('Amount').fill('100')
    await dialog.getByLabel('How').selectOption('Cash')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(badge(page, 'Partial payment')).toHaveClass(/yellow/)
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByLabel('Amount')).toHaveValue('144.08')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(badge(page, 'Paid')).toHaveClass(/green/)
    expect(await documentOf(page, 'invoices', invoice)).toMatchObject({ status: 'paid', amountPaid: 24_408 })
  })
  await test.step('one line is refunded with a credit note (INV-010)', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: /^Refund INV-/ })
    await dialog.getByLabel('Quantity of Spokes').fill('36')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CN-\d{4}-\d{5}$/)
    await expect(page.getByText('CA$50.85').first()).toBeVisible()
    expect(await documentOf(page, 'invoices', invoice)).toMatchObject({ status: 'paid', amountRefunded: 5_085 })
  })
  await test.step('the history of the customer has all of it', async () => {
    const { customer_id } = await documentOf(page, 'invoices', invoice)
    await page.goto(`${demo.url}/admin/customers/${customer_id}`)
    await expect(page.getByText(/^Invoice INV-.*: paid$/)).toBeVisible()
    await page.getByRole('tab', { name: /Documents/ }).click()
    await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('listitem')).toHaveCount(1)
  })
})

test('lines are put in order by keys and by drag, found elsewhere, and said where they are wrong', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, { firstname: 'Otto', lastname: 'Order' })
  const items = ['First', 'Second', 'Third'].map((name) => ({ name, unitPrice: 1_000, taxClass: 'exempt' }))
  const { id } = await makeDraft(page, 'invoices', { customer_id, items })
  await page.goto(`${demo.url}/admin/invoices/${id}`)
  const names = () => rows(page).locator('[aria-colindex="1"]').allInnerTexts()
  await expect.poll(names).toEqual(['Item', 'First', 'Second', 'Third'])
  await test.step('by keys', async () => {
    await page.getByRole('grid', { name: 'Lines' }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(names).toEqual(['Item', 'Second', 'First', 'Third'])
  })
  await test.step('by drag', async () => {
    const grip = rows(page).nth(3).locator('.grd__grip')
    const [from, to] = [await grip.boundingBox(), await rows(page).nth(1).boundingBox()]
    if (!from || !to) throw new Error('The rows are not shown.')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect.poll(names).toEqual(['Item', 'Third', 'Second', 'First'])
  })
  await test.step('a product of the store becomes a line', async () => {
    await page.getByRole('button', { name: 'Find items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find items' })
    await dialog.getByRole('textbox', { name: 'Search' }).fill('pannier')
    await dialog.getByRole('region', { name: 'Products' }).getByRole('button', { name: /^Add / }).first().click()
    await expectAccessible(page, 'the dialog that finds items')
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(5)
  })
  await test.step('a line without a name is not saved, and says so', async () => {
    await page.getByRole('grid', { name: 'Lines' }).focus()
    await page.keyboard.press('Control+ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Enter a name for this line.').first()).toBeVisible()
    await page.getByRole('grid', { name: 'Lines' }).focus()
    await page.keyboard.type('Named again')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const saved = await documentOf(page, 'invoices', id)
    expect(saved.items.map(({ name }) => name).slice(0, 3)).toEqual(['Named again', 'Second', 'First'])
    expect(saved.items).toHaveLength(4)
  })
})

test('two people who change a draft are shown both versions, and nothing typed is lost (issue 20)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, { firstname: 'Paul', lastname: 'Pair' })
  const items = [{ name: 'Work', unitPrice: 1_000, taxClass: 'exempt' }]
  const { id } = await makeDraft(page, 'work-orders', { customer_id, items })
  await page.goto(`${demo.url}/admin/work-orders/${id}`)
  await page.getByLabel('Note to the customer').fill('Mine')
  await ask(page, 'PUT', '/api/v1/admin/work-orders/', { id, notes: 'Theirs' })
  await page.getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this document' })
  await expect(dialog.getByRole('row', { name: /Note to the customer/ })).toContainText('Theirs')
  await expectAccessible(page, 'both versions of a document')
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await documentOf(page, 'work-orders', id)).toMatchObject({ notes: 'Mine' })
  await test.step('what the server refuses is said, and the form keeps what was typed (OPEN-301)', async () => {
    const error = 'The server is busy. Try again in a minute.'
    await intercept(page, '**/api/v1/admin/work-orders/', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { success: false, code: 'BUSY', error } })
        : route.fallback(),
    )
    await page.getByLabel('Note to the customer').fill('Kept')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('The document was not saved')).toBeVisible()
    await expect(page.getByText(error).first()).toBeVisible()
    await expect(page.getByLabel('Note to the customer')).toHaveValue('Kept')
    await page.unroute('**/api/v1/admin/work-orders/')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const notes = async () => (await documentOf(page, 'work-orders', id))['notes']
    await expect.poll(notes).toBe('Kept')
  })
  await test.step('leaving asks while something is unsaved', async () => {
    await page.getByLabel('Note to the customer').fill('Not yet')
    await page.getByRole('link', { name: 'Back to Work Orders' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByLabel('Note to the customer')).toHaveValue('Not yet')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('documents are read and written without anything cut off (issue 20)', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin`)
    const customer_id = await makeCustomer(page, { firstname: 'Nora', lastname: 'Narrow' })
    const items = [{ name: 'A line with a long name that goes on and on', unitPrice: 123_456_789, taxClass: 'exempt' }]
    const { id } = await makeIssued(page, 'invoices', { customer_id, items })
    for (const path of ['invoices', `invoices/${id}`, 'invoices/new']) {
      await page.goto(`${demo.url}/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      await expectAccessible(page, `${path} on a phone`)
    }
  })
})
