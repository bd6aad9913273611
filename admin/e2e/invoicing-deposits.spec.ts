// Deposits, payments by hand and the documents of a signed-in customer, at the built product.
import { ask } from './ask.ts'
import { sendByHand } from './document-mails.ts'
import { documentOf, makeDraft, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const items = [{ name: 'New rudder', unitPrice: 40_000, taxClass: 'exempt' }]

test('a deposit is asked, paid on a phone, and taken off the invoice; what is left is paid back (issue 20)', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const commerce = { test_payments: true, bank_transfer: true, bank_details: 'Pier Bank 12-34' }
  await ask(page, 'PUT', '/api/v1/admin/settings/', { commerce })
  const email = 'ines@rudder.example'
  const customer_id = await makeCustomer(page, { firstname: 'Ines', lastname: 'Rudder', email })
  const draft = await makeDraft(page, 'quotes', { customer_id, items })
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const theirs = await context.newPage()
  await test.step('staff type the share into the draft, and see what it comes to', async () => {
    await page.goto(`${demo.url}/admin/quotes/${draft.id}`)
    const field = page.getByLabel('Deposit on approval')
    await field.fill('130%')
    await expect(page.getByText('Enter 10% or an amount.')).toBeVisible()
    await field.fill('30%')
    await expect(page.getByText('Deposit on approval, 30%')).toBeVisible()
    await expect(page.getByText('CA$120.00')).toBeVisible()
    await expectAccessible(page, 'a draft with a deposit')
    await page.getByRole('button', { name: 'Issue', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Q-\d{4}-\d{5}$/)
    await expect(page.getByText('Deposit on approval, 30%')).toBeVisible()
  })
  await test.step('the customer approves on a phone, and pays the deposit', async () => {
    await theirs.goto(await sendByHand(page, email))
    await expect(theirs.getByText('Deposit on approval (30%)')).toBeVisible()
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await theirs.getByLabel('Your name').first().fill('Ines R.')
    await theirs.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(theirs.getByRole('heading', { name: 'Deposit of CA$120.00 to be paid' })).toBeVisible()
    await expectAccessible(theirs, 'the page that asks for a deposit')
    await theirs.getByRole('radio', { name: 'Test payment' }).check()
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect
      .poll(async () => (await documentOf(page, 'quotes', draft.id))['depositPaid'], { timeout: 15_000 })
      .toBe(12_000)
    await theirs.reload()
    await expect(theirs.getByText('Deposit paid')).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0)
  })
  await test.step('the invoice made from the quote takes it off, and the rest is sent by bank', async () => {
    await page.reload()
    await expect(page.getByText('Not used yet: CA$120.00')).toBeVisible()
    await expectAccessible(page, 'a quote with a deposit')
    const made = `/api/v1/admin/quotes/${draft.id}/convert/`
    const { invoice } = await ask<{ invoice: { id: number } }>(page, 'POST', made, { to: 'invoice' })
    await ask(page, 'POST', `/api/v1/admin/invoices/${invoice.id}/issue/`, {})
    await page.goto(`${demo.url}/admin/invoices/${invoice.id}`)
    await expect(page.getByText('Deposit used: CA$120.00')).toBeVisible()
    await expect(page.getByText('Deposit paid')).toBeVisible()
    await theirs.goto(await sendByHand(page, email))
    await expect(theirs.getByLabel(/^Amount/)).toHaveValue('280.00')
    await theirs.getByRole('radio', { name: 'Bank transfer' }).check()
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(theirs.getByRole('heading', { name: 'Bank transfer: CA$280.00' })).toBeVisible()
    await expect(theirs.getByText('Pier Bank 12-34')).toBeVisible()
    await expectAccessible(theirs, 'the page that says where to send the money')
  })
  await test.step('the deposit of a cancelled quote is paid back', async () => {
    const { id } = await makeIssued(page, 'quotes', { customer_id, items, deposit: { amount: 5_000 } })
    await ask(page, 'POST', `/api/v1/admin/quotes/${id}/approve/`, {})
    await page.goto(`${demo.url}/admin/quotes/${id}`)
    await page.getByRole('button', { name: 'Record deposit' }).click()
    const dialog = page.getByRole('dialog', { name: /^Record a payment of Q-/ })
    await expect(dialog.getByLabel('Amount')).toHaveValue('50.00')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText('Not used yet: CA$50.00')).toBeVisible()
    await ask(page, 'POST', `/api/v1/admin/quotes/${id}/cancel/`, {})
    await page.reload()
    await page.getByRole('button', { name: 'Pay back deposit' }).click()
    const question = page.getByRole('dialog', { name: /^Pay back the deposit of Q-/ })
    await expectAccessible(page, 'the dialog that pays a deposit back')
    await question.getByRole('button', { name: 'Pay back' }).click()
    await expect(page.getByText('Deposit paid back: CA$50.00')).toBeVisible()
    expect(await documentOf(page, 'quotes', id)).toMatchObject({ status: 'cancelled', depositPaid: 0, credit: 0 })
  })
  await context.close()
})

test('a signed-in customer finds a quote on the profile and approves it there (issue 20)', async ({
  page,
  demo,
  browser,
}) => {
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await demo.signIn(theirs, 'customer')
  await theirs.goto(`${demo.url}/user-profile`)
  // Who they are becomes known to the website, so that documents can be theirs.
  await ask(theirs, 'POST', '/api/v1/account/profile/', { firstname: 'Rita', lastname: 'Regular' })
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const { results } = await ask<{ results: { rows: { customer_id: number }[] } }>(
    ...([page, 'GET', '/api/v1/admin/customers/?search=customer@example.com'] as const),
  )
  const customer_id = results.rows[0]?.customer_id
  const quote = await makeIssued(page, 'quotes', { customer_id, items })
  await theirs.reload()
  await theirs.getByRole('link', { name: `Quote ${quote.invoiceNumber}` }).click()
  await expect(theirs).toHaveURL(`${demo.url}/documents/${quote.id}`)
  await expectAccessible(theirs, 'the page of a document of the profile')
  await theirs.getByLabel('Your name').first().fill('Rita')
  await theirs.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(theirs.getByText('You approved this document. Thank you.')).toBeVisible()
  await theirs.goto(`${demo.url}/user-profile`)
  await expect(theirs.getByRole('listitem').filter({ hasText: quote.invoiceNumber })).toContainText('Approved')
  await expectAccessible(theirs, 'the profile with documents')
  await context.clearCookies()
  await theirs.goto(`${demo.url}/documents/${quote.id}`)
  await expect(theirs).toHaveURL(/\/sign-in\?returnTo=/)
  await context.close()
})
