// From a quote to a refund at the built product: every number, status, email, PDF and line of the history agrees. What
// staff do first with the mouse, they do with the keyboard from the invoice on.
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { mailedLink, sendByHand } from './document-mails.ts'
import { documentOf, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'
import { pressOn, typeInto } from './with-keys.ts'

/** Converts the document on screen, and gives the id of what is made. */
async function convert(page: Page, to: 'Invoice' | 'Work Order'): Promise<number> {
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Convert / })
  // A work order only ever becomes an invoice, which nobody has to choose.
  if (to === 'Work Order') await dialog.getByText(to, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Convert' }).click()
  await expect(page.getByRole('button', { name: 'Issue', exact: true })).toBeVisible()
  return Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])
}

async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
}

/** One of the acts behind the button "More". */
async function chooseWithKeys(page: Page, name: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'More', exact: true }))
  const entry = page.getByRole('menuitem', { name })
  await expect(entry).toBeVisible()
  for (let step = 0; step < 12 && !(await entry.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Downloads the document on screen; the name of the file. */
async function downloadPdf(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ])
  return download.suggestedFilename()
}

test('a quote becomes a work order and an invoice, with deposit, part payment, reminder and refund (issue 20)', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await ask(page, 'PUT', '/api/v1/admin/settings/', { commerce: { test_payments: true } })
  const email = 'ottilie@gangway.example'
  const customer_id = await makeCustomer(page, { firstname: 'Ottilie', lastname: 'Gangway', email })
  const items = [
    { name: 'Rebuild the gearbox', kind: 'service', unitPrice: 80_000, taxClass: 'exempt' },
    { name: 'Bearings', kind: 'product', unitPrice: 5_000, quantity: 4, taxClass: 'exempt' },
  ]
  const quote = await makeIssued(page, 'quotes', { customer_id, items, deposit: { percent: 30 } })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const theirs = await context.newPage()

  await test.step('the customer approves it on a phone and pays the deposit', async () => {
    await page.goto(`${demo.url}/admin/quotes/${quote.id}`)
    await theirs.goto(await sendByHand(page, email))
    await theirs.getByLabel('Your name').first().fill('Ottilie G.')
    await theirs.getByRole('button', { name: 'Approve' }).click()
    await expect(theirs.getByText('You approved this document. Thank you.')).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'Deposit of CA$300.00 to be paid' })).toBeVisible()
    await expectAccessible(theirs, 'an approved quote on a phone')
    expect(await downloadPdf(theirs, 'Download PDF')).toBe(`Quote ${quote.invoiceNumber}.pdf`)
    await theirs.getByRole('radio', { name: 'Test payment' }).check()
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
    const paid = async () => (await documentOf(page, 'quotes', quote.id))['depositPaid']
    await expect.poll(paid, { timeout: 15_000 }).toBe(30_000)
  })

  const order = await test.step('the quote becomes a work order, which asks for no second deposit', async () => {
    await page.reload()
    const id = await convert(page, 'Work Order')
    await issue(page)
    await page.getByRole('button', { name: 'Approved by the customer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Approve/ }).click()
    await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeVisible()
    expect(await documentOf(page, 'work-orders', id)).toMatchObject({ status: 'approved', depositDue: 0 })
    return id
  })

  const invoice =
    await test.step('the work order becomes an invoice, from which the deposit is taken off', async () => {
      await page.goto(`${demo.url}/admin/work-orders/${order}`)
      await pressOn(page, page.getByRole('button', { name: 'Convert', exact: true }))
      await pressOn(page, page.getByRole('dialog', { name: /^Convert / }).getByRole('button', { name: 'Convert' }))
      await pressOn(page, page.getByRole('button', { name: 'Issue', exact: true }))
      await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }))
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
      const id = Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])
      const issued = await documentOf(page, 'invoices', id)
      expect(issued).toMatchObject({
        status: 'partial_payment',
        grandTotal: 100_000,
        amountPaid: 30_000,
        amountDue: 70_000,
      })
      expect(await downloadPdf(page, 'Download PDF')).toBe(`Invoice ${issued.invoiceNumber}.pdf`)
      return issued
    })

  await test.step('a part is paid, a reminder is sent, and the rest is paid by its link', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Record payment' }))
    const dialog = page.getByRole('dialog', { name: /^Record a payment/ })
    await typeInto(page, dialog.getByLabel('Amount'), '200')
    await pressOn(page, dialog.getByRole('button', { name: 'Record payment' }))
    await expect(page.getByText('CA$500.00').first()).toBeVisible()
    await chooseWithKeys(page, 'Send reminder now')
    const reminder = page.getByRole('dialog', { name: /^Remind of / })
    await expect(reminder.getByLabel('To')).toHaveValue(email)
    await pressOn(page, reminder.getByRole('button', { name: 'Send' }))
    await expect(reminder).toBeHidden()
    await theirs.goto(await mailedLink(page, email, 'invoicing.reminder'))
    await expect(theirs.getByLabel(/^Amount/)).toHaveValue('500.00')
    await expect(theirs.getByText('Deposit paid')).toBeVisible()
    await theirs.getByRole('radio', { name: 'Test payment' }).check()
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
    const status = async () => (await documentOf(page, 'invoices', invoice.id)).status
    await expect.poll(status, { timeout: 15_000 }).toBe('paid')
  })

  await test.step('one line is refunded, and all sums agree', async () => {
    await page.reload()
    await chooseWithKeys(page, 'Refund')
    const dialog = page.getByRole('dialog', { name: /^Refund INV-/ })
    await typeInto(page, dialog.getByLabel('Quantity of Bearings'), '1')
    await pressOn(page, dialog.getByRole('button', { name: 'Refund' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CN-\d{4}-\d{5}$/)
    expect(await documentOf(page, 'invoices', invoice.id)).toMatchObject({
      ...{ status: 'paid', amountPaid: 100_000, amountRefunded: 5_000, amountDue: 0 },
    })
    expect(await downloadPdf(page, 'Download PDF')).toMatch(/^Credit note CN-\d{4}-\d{5}\.pdf$/)
  })

  await test.step('the history of the customer has all of it', async () => {
    await page.goto(`${demo.url}/admin/customers/${customer_id}`)
    for (const told of [/^Quote .*: approved$/, /^Quote .*: deposit$/, /^Invoice .*: reminded$/, /^Invoice .*: paid$/])
      await expect(page.getByText(told).first()).toBeVisible()
  })
  await context.close()
})
