// Figures of invoices on the dashboard, and taxes and the journal of a period, at the built product.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { documentOf, makeDraft, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, follow, test } from './test.ts'

const reports = '/admin/invoices/reports'

/** Where nobody else has documents. */
const farMonth = '2011-05'

const entry = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })

test('taxes and the journal of a month are shown, moved through and exported', async ({ page, demo }) => {
  await demo.signIn(page)
  const customer_id = await makeCustomer(page, { firstname: 'Reva', lastname: 'Ports', province: 'ON', country: 'CA' })
  const invoice = await makeIssued(page, 'invoices', {
    ...{ customer_id, invoiceDate: `${farMonth}-17`, dueDate: null },
    items: [{ name: 'Work', kind: 'service', unitPrice: 123_456 }],
  })
  await page.goto(`${demo.url}/admin/invoices`)
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible()
  await expect(page).toHaveURL(/reports$/)
  const choice = page.getByRole('combobox', { name: 'Period' })
  await choice.selectOption('Own dates')
  await page.getByLabel('From').fill(`${farMonth}-01`)
  await page.getByLabel('Until').fill(`${farMonth}-31`)
  await expect(entry(page, invoice.invoiceNumber)).toContainText('May 17, 2011')
  await expect(page.getByRole('region', { name: 'Invoiced in CAD' })).toContainText('1,234.56')
  await expect(page.getByRole('table', { name: 'Taxes in CAD' })).toContainText('13%')
  await expectAccessible(page, 'reports of own dates')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('13 %')
  expect(file).toContain(`2011-05-17,${invoice.invoiceNumber},Reva Ports,invoice,1234.56,`)

  // A period that cannot be is refused where it is written.
  await page.getByLabel('Until').fill('2010-01-01')
  await expect(page.getByText('The last day is before the first one.')).toBeVisible()
  await page.getByLabel('Until').fill('')
  await expect(page.getByText('Choose the first and the last day.')).toBeVisible()

  await follow(page, `${reports}?period=month&day=${farMonth}-03`)
  await expect(page.getByRole('heading', { name: 'May 2011' })).toBeVisible()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(page.getByRole('heading', { name: 'April 2011' })).toBeVisible()
  await expect(page.getByText('No invoices in this period')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).press('Enter')
  await expect(entry(page, invoice.invoiceNumber)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'April 2011' })).toBeVisible()
})

test('an invoice that is cancelled stays in its month, and is taken off today', async ({ page, demo }) => {
  await demo.signIn(page)
  const customer_id = await makeCustomer(page, { firstname: 'Reva', lastname: 'Turned', country: 'CA' })
  const items = [{ name: 'Work', kind: 'service', unitPrice: 5_000 }]
  const invoice = await makeIssued(page, 'invoices', { customer_id, invoiceDate: '2011-08-02', dueDate: null, items })
  await ask(page, 'POST', `/api/v1/admin/invoices/${invoice.id}/cancel/`, {})
  await page.goto(`${demo.url}${reports}?period=month&day=2011-08-01`)
  await expect(entry(page, invoice.invoiceNumber)).toContainText('Invoice')
  await showThisMonth(page)
  await expect(entry(page, invoice.invoiceNumber).filter({ hasText: 'Cancellation' })).toContainText('-CA$5')
})

/** The current month, the newest first. */
async function showThisMonth(page: Page): Promise<void> {
  await follow(page, `${reports}?orderDirection=desc`)
  await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled()
}

/** A card of the dashboard: its content is asked for when it is seen. */
async function cardSeen(page: Page, name: string): Promise<Locator> {
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.scrollIntoViewIfNeeded()
  return card
}

test('the dashboard says what is owed and since when, what was earned, and which quotes were won', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const customer_id = await makeCustomer(page, { firstname: 'Reva', lastname: 'Owes', country: 'CA' })
  const items = [{ name: 'Work', kind: 'service', unitPrice: 5_000 }]
  await makeIssued(page, 'invoices', { customer_id, invoiceDate: '2020-08-02', dueDate: '2020-08-20', items })
  const quote = await makeIssued(page, 'quotes', { customer_id, items })
  await ask(page, 'POST', `/api/v1/admin/quotes/${quote.id}/approve/`, {})
  expect((await documentOf(page, 'quotes', quote.id)).status).toBe('approved')
  await page.goto(`${demo.url}/admin`)
  await expect((await cardSeen(page, 'Outstanding')).getByRole('link', { name: /\d/ })).toBeVisible()
  await expect((await cardSeen(page, 'Overdue by age')).getByRole('row', { name: /^Over 90/ })).toBeVisible()
  await expect(await cardSeen(page, 'Quotes won')).toContainText(/\d+%/)
  const revenue = await cardSeen(page, 'Revenue per month')
  await expect(revenue.getByRole('row')).toHaveCount(13)
  await expectAccessible(page, 'dashboard with figures of invoices')
  await revenue.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible()
})

test('figures that could not be loaded cost their cards alone', async ({ page, demo }) => {
  await demo.signIn(page)
  await makeDraft(page, 'invoices', {})
  await page.route('**/invoicing/figures/**', (route) => route.fulfill({ status: 500, json: refusal }))
  await page.goto(`${demo.url}/admin`)
  const card = await cardSeen(page, 'Quotes won')
  await expect(card.getByText('Out of order.')).toBeVisible()
  await page.unroute('**/invoicing/figures/**')
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByText('Out of order.')).toBeHidden()
})

const refusal = { success: false, error: 'Out of order.', code: 'OUT_OF_ORDER', requestId: 'r1' }
