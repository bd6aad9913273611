// Reminders of invoices at the built product: set up, sent by hand, stopped.
import { ask } from './ask.ts'
import { makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('reminders are set up, sent by hand, and stopped for an invoice and a customer (issue 20)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/setting/invoices`)
  await test.step('a step is added to the settings, with words of one’s own', async () => {
    const steps = page.getByRole('group', { name: 'Reminder', exact: true })
    await steps.getByRole('button', { name: 'Add' }).click()
    const step = page.getByRole('group', { name: 'Reminder 1' })
    await step.getByLabel('Days after the due date').fill('90')
    await step.getByLabel('Subject').fill('Please pay {number}')
    await step.getByLabel('Message').fill('Dear {customer}, {total} was due on {due}.')
    await step.getByLabel('Late fee').fill('2%')
    await expectAccessible(page, 'settings of reminders')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
  const email = 'tilda@moor.example'
  const customer_id = await makeCustomer(page, { firstname: 'Tilda', lastname: 'Moor', email })
  const items = [{ name: 'Mooring', unitPrice: 5_000, taxClass: 'exempt' }]
  const dates = { invoiceDate: daysFromNow(-20), dueDate: daysFromNow(-6) }
  const invoice = await makeIssued(page, 'invoices', { customer_id, items, ...dates })
  const card = page.getByRole('list', { name: 'Reminders' })
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await test.step('the invoice says which comes next', async () => {
    await page.goto(`${demo.url}/admin/invoices/${invoice.id}`)
    await expect(card.getByText('90 days after the due date')).toBeVisible()
  })
  await test.step('reminders of the invoice are stopped, and go on', async () => {
    await choose('Stop reminders')
    await expect(page.getByText('Reminders of this invoice are stopped.')).toBeVisible()
    await expect(page.getByText('Reminders stopped')).toBeVisible()
    await choose('Go on with reminders')
    await expect(card.getByText('90 days after the due date')).toBeVisible()
  })
  await test.step('one is sent by hand, and shown first', async () => {
    await choose('Send reminder now')
    const dialog = page.getByRole('dialog', { name: `Remind of ${invoice.invoiceNumber}` })
    await expect(dialog.getByLabel('To')).toHaveValue(email)
    await expect(dialog.getByLabel('Subject')).toHaveValue(`Reminder: invoice ${invoice.invoiceNumber}`)
    await expect(dialog.getByLabel('Message')).toHaveValue(/CA?\$50\.00 is still unpaid/)
    await expectAccessible(page, 'the dialog that reminds')
    await dialog.getByLabel('Message').fill('As we said on the phone.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
    await expect(card.getByText('By hand')).toBeVisible()
    await expect(page.getByText('Reminder sent', { exact: true })).toBeVisible()
    // The button of the menu has the focus again, and its name beside it.
    await expectAccessible(page, 'an invoice with reminders', '[data-radix-popper-content-wrapper]')
  })
  await test.step('reminders of the customer are stopped', async () => {
    await page.goto(`${demo.url}/admin/customers/${customer_id}`)
    await page.getByRole('tab', { name: /^Documents/ }).click()
    const isSent = page.getByRole('switch', { name: 'Send reminders' })
    await expect(isSent).toBeChecked()
    await isSent.focus()
    await page.keyboard.press('Space')
    await expect(isSent).not.toBeChecked()
    await expectAccessible(page, 'documents of a customer')
    await page.goto(`${demo.url}/admin/invoices/${invoice.id}`)
    await expect(page.getByText('Reminders of this customer are stopped.')).toBeVisible()
  })
  await ask(page, 'PUT', '/api/v1/admin/settings/', { invoicing: { reminders: [] } })
})
