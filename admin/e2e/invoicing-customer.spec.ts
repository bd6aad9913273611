// What customers do with the link to a document, at the built product: without an account.
import { ask } from './ask.ts'
import { sendByHand } from './document-mails.ts'
import { documentOf, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a customer approves a quote, and pays the invoice, by the links in two emails (issue 20, OPEN-357)', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await ask(page, 'PUT', '/api/v1/admin/settings/', { commerce: { test_payments: true } })
  const email = 'wilma@pontoon.example'
  const customer_id = await makeCustomer(page, { firstname: 'Wilma', lastname: 'Pontoon', email })
  const items = [
    { name: 'Overhaul', unitPrice: 30_000, taxClass: 'exempt' },
    { name: 'Wax', unitPrice: 4_000, taxClass: 'exempt', isOptional: true },
  ]
  const quote = await makeIssued(page, 'quotes', { customer_id, items })
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await test.step('the quote is sent with words of one’s own', async () => {
    await page.goto(`${demo.url}/admin/quotes/${quote.id}`)
    await theirs.goto(await sendByHand(page, email))
  })
  await test.step('they see it, and staff see that they did', async () => {
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Quote ${quote.invoiceNumber}`)
    await expectAccessible(theirs, 'the page of a quote')
    const kinds = async () => {
      const { history } = await documentOf(page, 'quotes', quote.id)
      return Array.isArray(history) ? history.map(({ kind }) => kind) : []
    }
    await expect.poll(kinds).toContain('seen')
  })
  await test.step('they choose an option and approve, by keys alone', async () => {
    await theirs.getByRole('checkbox', { name: /^Wax/ }).focus()
    await theirs.keyboard.press('Space')
    await theirs.keyboard.press('Tab')
    await theirs.keyboard.type('Wilma P.')
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByText('You approved this document. Thank you.')).toBeVisible()
    await expect(theirs.getByText('You chose this option')).toBeVisible()
    await expectAccessible(theirs, 'the page of an approved quote')
  })
  await test.step('the quote becomes an invoice with the option, which they pay', async () => {
    await page.reload()
    await expect(page.getByText('Wilma P.')).toBeVisible()
    const { invoice } = await ask<{ invoice: { id: number; revision: number } }>(
      ...([page, 'POST', `/api/v1/admin/quotes/${quote.id}/convert/`, { to: 'invoice' }] as const),
    )
    await ask(page, 'POST', `/api/v1/admin/invoices/${invoice.id}/issue/`, {})
    await page.goto(`${demo.url}/admin/invoices/${invoice.id}`)
    await theirs.goto(await sendByHand(page, email))
    await expect(theirs.getByLabel(/^Amount/)).toHaveValue('340.00')
    await expectAccessible(theirs, 'the page of an invoice')
    await theirs.getByRole('radio', { name: 'Test payment' }).check()
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect
      .poll(async () => (await documentOf(page, 'invoices', invoice.id)).status, { timeout: 15_000 })
      .toBe('paid')
    await theirs.reload()
    await expect(theirs.getByText('This invoice is paid. Thank you.')).toBeVisible()
  })
  await test.step('a link that is ended opens nothing any more', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'End links' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Links ended')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })
  await context.close()
})
