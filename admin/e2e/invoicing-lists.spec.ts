// Lists of documents, at the built product.
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { ask } from './ask.ts'
import { makeDraft, makeEnded, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

test('lists lead to documents, which open beside them (INV-001, INV-002, INV-003, INV-014, OPEN-352)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, { firstname: 'Lina', lastname: 'Lister' })
  const items = [{ name: 'Work', unitPrice: 1_000, taxClass: 'exempt' }]
  const older = { customer_id, items, invoiceDate: '2026-01-05', dueDate: '2026-01-19' }
  const { invoiceNumber } = await makeIssued(page, 'invoices', older)
  await makeDraft(page, 'invoices', { customer_id, items })
  await test.step('the list is filtered by the customer of the address, newest first', async () => {
    await page.goto(`${demo.url}/admin/invoices?customer_id=${customer_id}`)
    await expect(page.getByText('Customer: Lina Lister')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('row').nth(1)).toContainText('Draft')
    await expect(page.getByText('CA$20.00 in all, CA$10.00 due')).toBeVisible()
    await expectAccessible(page, 'the list of invoices')
  })
  await test.step('an invoice opens in a new tab', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: invoiceNumber }).click()
    const tab = await opened
    await expect(tab.getByRole('heading', { name: invoiceNumber, level: 1 })).toBeVisible()
    await expect(tab.getByText(/days late/)).toBeVisible()
    await tab.close()
  })
  await test.step('a new one is for the customer of the address', async () => {
    await page.goto(`${demo.url}/admin/invoices/new?customer_id=${customer_id}`)
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Lina Lister')
  })
  await test.step('whoever leaves a new one while it is being saved stays where they went', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await intercept(page, '**/api/v1/admin/invoices/', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.fallback()
    })
    await page.getByLabel('Note to the customer').fill('Saved late')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('link', { name: 'Back to Invoices' }).click()
    await page.getByRole('alertdialog', { name: 'Unsaved Changes' }).getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
    release()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/invoices$/)
    await page.unroute('**/api/v1/admin/invoices/')
  })
  await test.step('a draft is deleted, and the toast brings it back', async () => {
    await page.goto(`${demo.url}/admin/invoices?customer_id=${customer_id}&amountFrom=1`)
    await page.getByRole('button', { name: 'More actions for Lina Lister' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('Draft deleted')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row')).toHaveCount(3)
  })
  await test.step('the list of a chosen customer is narrowed to one vehicle', async () => {
    const vehicles = `/api/v1/admin/customers/${customer_id}/vehicles/`
    const { vehicle } = await ask<{ vehicle: { id: number } }>(page, 'POST', vehicles, {
      make: 'Ural',
      model: 'Gear Up',
    })
    await makeIssued(page, 'invoices', { customer_id, items, vehicle_id: vehicle.id })
    await page.goto(`${demo.url}/admin/invoices?customer_id=${customer_id}`)
    await expect(page.getByRole('row')).toHaveCount(5)
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Vehicle').selectOption({ label: 'Ural Gear Up' })
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(new RegExp(`vehicle_id=${vehicle.id}`))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove filter Vehicle' }).click()
    await expect(page.getByRole('row')).toHaveCount(5)
  })
  await test.step('numbers go on from one that was given elsewhere, and never back', async () => {
    await page.goto(`${demo.url}/admin/work-orders`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Set the next number' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set the next number' })
    await dialog.getByLabel('Next number').fill('0')
    await dialog.getByRole('button', { name: 'Set number' }).click()
    await expect(dialog.getByLabel('Next number')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Next number').fill('900')
    await dialog.getByRole('button', { name: 'Set number' }).click()
    await expect(page.getByText(/^The next number is WO-\d{4}-00900$/)).toBeVisible()
    await makeIssued(page, 'work-orders', { customer_id, items })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Set the next number' }).click()
    await dialog.getByLabel('Next number').fill('900')
    await dialog.getByRole('button', { name: 'Set number' }).click()
    await expect(dialog.getByText(/was given already/)).toBeVisible()
    await expect(dialog.getByLabel('Next number')).toHaveValue('900')
  })
})

test('documents that ended are red, and grey when they are archived (INV-010, OPEN-354)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, { firstname: 'Enno', lastname: 'Ended' })
  await makeEnded(page, { customer_id, items: [{ name: 'Work', unitPrice: 1_000, taxClass: 'exempt' }] })
  const shown = (status: string) => page.getByRole('row').locator('.badge', { hasText: status })
  await page.goto(`${demo.url}/admin/invoices?customer_id=${customer_id}`)
  await expect(shown('Refunded')).toHaveClass(/red/)
  await expect(shown('Cancelled')).toHaveClass(/red/)
  await expect(shown('Archived')).toHaveClass('badge')
  await page.goto(`${demo.url}/admin/quotes?customer_id=${customer_id}`)
  await expect(shown('Declined')).toHaveClass(/red/)
  await page.goto(`${demo.url}/admin/quotes?customer_id=${customer_id}&is_deleted=true`)
  await expect(shown('Deleted')).toHaveClass(/red/)
})
