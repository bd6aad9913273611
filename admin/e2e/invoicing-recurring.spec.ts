// Recurring invoices, at the built product: written, started, looked after, and stopped by what is missing.
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { makeDraft } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const badge = (page: Page, text: string) => page.getByRole('main').locator('.badge', { hasText: text }).first()
const dates = (page: Page) => page.getByRole('region', { name: 'Next dates' }).getByRole('listitem')
const schedule = { until: null, times: null, prices: 'fixed', action: 'issue', catchUp: 'all' }
const items = [{ name: 'Storage', unitPrice: 5_000, taxClass: 'exempt' }]

const start = (page: Page, id: number) => ask(page, 'POST', `/api/v1/admin/invoices/${id}/start/`, {})
const today = (page: Page) =>
  ask<{ invoice: { invoiceDate: string } }>(page, 'GET', '/api/v1/admin/invoices/new/').then(
    ({ invoice }) => invoice.invoiceDate,
  )

test('a recurring invoice is written, started, looked after and ended (issue 20)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await makeCustomer(page, { firstname: 'Rita', lastname: 'Recurs', email: 'rita@recurs.example' })
  await test.step('from the list of invoices', async () => {
    await page.goto(`${demo.url}/admin/invoices`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'New Recurring Invoice' }).click()
    await expect(page).toHaveURL(/\/admin\/invoices\/new\?type=recurring$/)
    await expect(page.getByRole('heading', { name: 'New Recurring Invoice', level: 1 })).toBeVisible()
    await expect(dates(page)).toHaveCount(12)
  })
  await test.step('its next dates follow from what is typed', async () => {
    await page.getByRole('combobox', { name: 'Customer' }).fill('Rita Recurs')
    await page
      .getByRole('option', { name: /rita@recurs\.example/ })
      .first()
      .click()
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Rita Recurs')
    await page.getByLabel('First date').fill('2041-01-31')
    await expect(dates(page).nth(1)).toHaveText('Feb 28, 2041')
    await page.getByRole('spinbutton', { name: /^Every/ }).fill('3')
    await page.getByLabel('Ends').selectOption('After a number of invoices')
    await page.getByLabel('Number of invoices').fill('4')
    await expect(dates(page)).toHaveText(['Jan 31, 2041', 'Apr 30, 2041', 'Jul 31, 2041', 'Oct 31, 2041'])
    await page.getByLabel('Ends').selectOption('On a date')
    await page.getByLabel('Each invoice').selectOption('Issue and email')
    await expectAccessible(page, 'a new recurring invoice')
  })
  await test.step('what is missing is said', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Enter the last date.')).toBeVisible()
    await page.getByLabel('Last date').fill('2041-07-31')
    await expect(dates(page)).toHaveCount(3)
    await page.getByRole('grid', { name: 'Lines' }).focus()
    for (const text of ['Storage', '1', '55.00']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  })
  await test.step('started, it says when the next invoice comes', async () => {
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Start this recurring invoice?' })
    await expect(question).toContainText('issued on Jan 31, 2041 and emailed to your customer')
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/)
    await expect(badge(page, 'Active')).toHaveClass(/green/)
    await expect(page.getByText('No invoice has been made yet.')).toBeVisible()
    await expectAccessible(page, 'a recurring invoice')
  })
  await test.step('a date is skipped, and not skipped after all', async () => {
    await page.getByRole('button', { name: 'Skip Jan 31, 2041' }).click()
    await expect(dates(page).first()).toContainText('Skipped')
    await expect(page.locator('.dl dd').first()).toHaveText('Apr 30, 2041')
    await page.getByRole('button', { name: 'Do not skip Jan 31, 2041' }).click()
    await expect(page.locator('.dl dd').first()).toHaveText('Jan 31, 2041')
  })
  await test.step('it is paused, resumed and changed for the invoices to come', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(badge(page, 'Paused')).toHaveClass(/yellow/)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(badge(page, 'Active')).toBeVisible()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('First date').fill('2041-02-15')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(dates(page).first()).toContainText('Feb 15, 2041')
  })
  await test.step('it stands in the list of invoices by its type', async () => {
    const address = page.url()
    await page.goto(`${demo.url}/admin/invoices?type=recurring&search=Recurs`)
    await expect(page.getByRole('row', { name: /Rita Recurs/ })).toContainText('Active')
    await page.goto(address)
  })
  await test.step('ended, it stays as it was', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'End' }).click()
    await page
      .getByRole('alertdialog', { name: 'End this recurring invoice?' })
      .getByRole('button', { name: 'Accept' })
      .click()
    await expect(badge(page, 'Ended')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })
})

test('an invoice that is due is made at once, and one that cannot be made says why (issue 20)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, { firstname: 'Dora', lastname: 'Due', email: 'dora@due.example' })
  const given = { type: 'recurring', customer_id }
  const every = { ...schedule, every: 1, unit: 'year', anchor: await today(page) }
  await test.step('the invoice leads to the recurring one, and back', async () => {
    const { id } = await makeDraft(page, 'invoices', { ...given, items, schedule: every })
    await start(page, id)
    const made = () =>
      ask<{ results: { total: number } }>(page, 'GET', `/api/v1/admin/invoices/?from_id=${id}&type=invoice`)
    await expect.poll(async () => (await made()).results.total, { timeout: 30_000 }).toBe(1)
    await page.goto(`${demo.url}/admin/invoices/${id}`)
    await page.getByRole('link', { name: /^INV-/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-/)
    await page.getByRole('link', { name: 'Recurring invoice' }).click()
    await expect(badge(page, 'Active')).toBeVisible()
  })
  await test.step('a product that is gone stops it, and it goes on without', async () => {
    const gone = [{ ...items[0], source: { source: 'store.products', id: '999999999' } }]
    const { id } = await makeDraft(page, 'invoices', {
      ...{ ...given, items: gone, schedule: { ...every, prices: 'current' } },
    })
    await start(page, id)
    const state = () => ask<{ invoice: { schedule: { state: string } } }>(page, 'GET', `/api/v1/admin/invoices/${id}/`)
    await expect.poll(async () => (await state()).invoice.schedule.state, { timeout: 30_000 }).toBe('failed')
    await page.goto(`${demo.url}/admin/invoices/${id}`)
    await expect(badge(page, 'Stopped')).toHaveClass(/red/)
    await expect(page.getByText(/“Storage” is no longer offered/).first()).toBeVisible()
    await expectAccessible(page, 'a recurring invoice that has stopped')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Prices').selectOption('As written here')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(badge(page, 'Active')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a recurring invoice is read and written without anything cut off (issue 20)', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin`)
    const customer_id = await makeCustomer(page, { firstname: 'Petra', lastname: 'Pocket' })
    const { id } = await makeDraft(page, 'invoices', {
      ...{ type: 'recurring', customer_id, items },
      schedule: { ...schedule, every: 1, unit: 'month', anchor: '2041-01-31' },
    })
    await start(page, id)
    for (const path of [`invoices/${id}`, `invoices/${id}?edit=1`, 'invoices/new?type=recurring']) {
      await page.goto(`${demo.url}/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dates(page).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      await expectAccessible(page, `${path} on a phone`)
    }
  })
})
