// Taxes and payments, at the built product with the demo's people.
import { expect, expectAccessible, test } from './test.ts'

test('tax rates are looked at, filled in like a spreadsheet, refused where they overlap, and deleted', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/setting/taxes`)
  const standard = page.getByRole('region', { name: 'Rates for Standard' })
  await expect(standard.getByRole('row', { name: /QST.*QC, Canada.*9\.975%/ })).toBeVisible()
  await expect(page.getByText('18 rates')).toBeVisible()
  await expectAccessible(page, 'taxes')

  await page.getByRole('button', { name: 'New tax class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New tax class' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Books')
  await dialog.getByRole('button', { name: 'Add rate' }).click()
  const grid = dialog.getByRole('grid', { name: 'Rates' })
  await grid.focus()
  for (const [word, key] of [
    ['GST', 'Tab'],
    ['ca', 'Tab'],
    ['on', 'Tab'],
    ['2,5', 'Enter'],
  ] as const) {
    await page.keyboard.type(word)
    await page.keyboard.press(key)
  }
  await expect(grid.getByRole('row').nth(1)).toContainText(/GST.*CA.*ON.*2\.5/)
  await test.step('two of one name and place on the same days are refused, and stay', async () => {
    await dialog.getByRole('button', { name: 'Add rate' }).click()
    await dialog.getByRole('button', { name: 'Add rate' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const refused = grid.getByRole('gridcell', { name: 'Two rates called “Tax” for CA overlap.' })
    await expect(refused).toBeVisible()
    await expect(grid.getByRole('row')).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Remove the last rate' }).click()
    await expect(refused).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Remove the last rate' }).click()
  })
  await expectAccessible(page, 'tax class dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const books = page.getByRole('region', { name: 'Rates for Books' })
  await expect(books.getByRole('row', { name: /GST ON, Canada 2\.5% always/ })).toBeVisible()

  await page.getByRole('button', { name: 'More actions for Books' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(books).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(standard).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

const payment = (id: number, more: object) => ({
  ...{ id, subject: { kind: 'stall.order', id }, title: `Order ${id}`, customer_id: null, amount: 10_000 },
  ...{ currency: 'CAD', provider: 'cash', status: 'asked', refunded: 0, received: null, note: '', refunds: [] },
  ...{ askedAt: '2026-11-02T10:00:00.000Z', settledAt: null },
  ...more,
})

test('payments say how they stand; money is given back, and said to have come, after a question', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  let rows: ReturnType<typeof payment>[] = []
  await page.route('**/api/v1/admin/commerce/payments/?*', (route) =>
    route.fulfill({ json: { success: true, results: { rows, total: rows.length } } }),
  )
  await page.goto(`${demo.url}/admin/payments`)
  await expect(page.getByText('No payments yet')).toBeVisible()
  await expectAccessible(page, 'payments, empty')

  rows = [
    payment(1, { status: 'succeeded', refunded: 2_500 }),
    payment(2, {}),
    payment(3, { received: { amount: 9_999, currency: 'CAD' }, provider: 'bank_transfer' }),
    payment(4, { received: { amount: 10_000, currency: 'USD' }, provider: 'bank_transfer' }),
  ]
  await page.reload()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(row('Order 1')).toContainText('Paid, partly refunded')
  await expect(row('Order 1')).toContainText('$25.00 refunded')
  await expect(row('Order 3')).toContainText('Amount differs')
  await expectAccessible(page, 'payments')

  const sent: unknown[] = []
  await page.route('**/api/v1/admin/commerce/payments/*/*/', async (route) => {
    sent.push([
      new URL(route.request().url()).pathname.split('/').slice(-3, -1).join('/'),
      route.request().postDataJSON(),
    ])
    await route.fulfill({ json: { success: true, payment: rows[0] } })
  })
  await page.getByRole('button', { name: 'More actions for Order 1' }).click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund Order 1' })
  await expect(dialog.getByText('At most CA$75.00')).toBeVisible()
  await dialog.getByLabel('Amount').fill('20')
  await dialog.getByLabel('Reason').fill('Came late')
  await expectAccessible(page, 'give back')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions for Order 2' }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['1/refunds', { amount: 2_000, reason: 'Came late' }],
      ['2/settle', { hasCome: true }],
    ])
})
