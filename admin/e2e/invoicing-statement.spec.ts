// Statements of account at the built product: a period, the email, the sheet of paper and the file.
import { ask } from './ask.ts'
import { makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a statement shows, prints and emails what a customer owes (issue 20)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const email = 'odile@lantern.example'
  const customer_id = await makeCustomer(page, { firstname: 'Odile', lastname: 'Lantern', email })
  const bill = (days: number, unitPrice: number) =>
    makeIssued(page, 'invoices', {
      ...{ customer_id, items: [{ name: 'Lamp', unitPrice, taxClass: 'exempt' }] },
      ...{ invoiceDate: daysFromNow(-days), dueDate: daysFromNow(14 - days) },
    })
  const [old, recent] = [await bill(60, 30_000), await bill(5, 12_000)]
  await ask(page, 'POST', `/api/v1/admin/invoices/${old.id}/payments/`, { amount: 10_000, method: 'cash' })
  const rows = page.getByRole('table', { name: 'Statement' }).getByRole('row')
  await test.step('from the customer, with the balance after each entry', async () => {
    await page.goto(`${demo.url}/admin/customers/${customer_id}?tab=documents`)
    await page.getByRole('tab', { name: /^Documents/ }).click()
    await page.getByRole('link', { name: 'Statement', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
    await expect(rows.filter({ hasText: `Invoice ${old.invoiceNumber}` })).toContainText('300.00')
    await expect(rows.filter({ hasText: `Payment for ${old.invoiceNumber}` })).toContainText('320.00')
    await expect(rows.filter({ hasText: 'Closing balance' })).toContainText('320.00')
    await expect(page.getByText('31 to 60 days late')).toBeVisible()
    await expectAccessible(page, 'a statement of account')
  })
  await test.step('a shorter period begins with an opening balance', async () => {
    await page.getByLabel('From', { exact: true }).fill(daysFromNow(-10))
    await expect(rows.filter({ hasText: 'Opening balance' })).toContainText('300.00')
    await expect(rows.filter({ hasText: `Invoice ${old.invoiceNumber}` })).toBeHidden()
    await expect(rows.filter({ hasText: `Invoice ${recent.invoiceNumber}` })).toContainText('420.00')
    await page.getByLabel('Until', { exact: true }).fill(daysFromNow(-30))
    await expect(page.getByText('The last day is before the first one.')).toBeVisible()
    await page.getByLabel('Until', { exact: true }).fill(daysFromNow(0))
    await expect(rows.filter({ hasText: 'Closing balance' })).toContainText('320.00')
  })
  await test.step('the file and the sheet of paper have the same period', async () => {
    const file = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), file ?? '')
    expect(text).toContain(`invoice,${recent.invoiceNumber},120,0,420`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Statement of account .*\.pdf$/)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Print' }).click()
    const sheet = await opened
    await expect(sheet.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
    await expect(sheet.getByRole('row').filter({ hasText: 'Opening balance' })).toContainText('300.00')
    await expectAccessible(sheet, 'a statement to be printed')
    await sheet.close()
  })
  await test.step('it is emailed with the words of the dialog', async () => {
    await page.getByRole('button', { name: 'Email statement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email statement' })
    await expect(dialog.getByLabel('To')).toHaveValue(email)
    await expect(dialog.getByLabel('Message')).toHaveValue(/The balance is \S*320\.00\./)
    await expectAccessible(page, 'the dialog that emails a statement')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`${demo.url}/admin/customers/${customer_id}`)
    await expect(page.getByText('Statement of account: sent')).toBeVisible()
  })
})
