// Web orders as staff deal with them, at the built product with the demo's people.
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { expect, expectAccessible, test } from './test.ts'

const path = '/api/v1/admin/web-orders/'

interface MadeOrder {
  readonly id: number
  readonly invoiceNumber: string
  readonly status: string
}

/** An order for two pieces of a product of its own: made by staff, or paid in the shop by the test provider. */
async function addOrder(page: Page, sku: string, payment: 'on_pickup' | 'test'): Promise<MadeOrder> {
  await ask(page, 'PUT', '/api/v1/admin/settings/', { commerce: { on_pickup: true, test_payments: true } })
  const variants = [{ sku, price: 2000, stock: 9 }]
  await ask(page, 'POST', '/api/v1/admin/products/', { name: `Product ${sku}`, status: 'published', variants })
  const contact = { firstname: 'Mara', lastname: sku, email: `${sku.toLowerCase()}@shop.example` }
  const items = [{ sku, quantity: 2 }]
  if (payment === 'test') {
    await ask(page, 'POST', '/api/v1/cart/items/', { sku, quantity: 2 })
    const checkout = { contact, delivery: 'pickup', payment }
    return (await ask<{ webOrder: MadeOrder }>(page, 'POST', '/api/v1/cart/checkout/', checkout)).webOrder
  }
  const body = { contact, items, delivery: 'pickup', payment }
  return (await ask<{ webOrder: MadeOrder }>(page, 'POST', path, body)).webOrder
}

test('an order is found, made ready and completed, and its history says so (API-317)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const { invoiceNumber } = await addOrder(page, 'READY-1', 'on_pickup')
  await page.goto(`${demo.url}/admin/web-orders`)
  await page.getByRole('searchbox', { name: 'Number, name or email' }).fill('ready-1@shop')
  const row = page.getByRole('row').filter({ hasText: invoiceNumber })
  await expect(row).toContainText('To be fulfilled')
  await expectAccessible(page, 'the list of orders')
  await row.getByRole('link', { name: invoiceNumber }).click()
  await expect(page.getByRole('heading', { name: `Order ${invoiceNumber}`, level: 1 })).toBeVisible()
  await expect(page.getByText('Mara READY-1').first()).toBeVisible()
  await expectAccessible(page, 'an order')
  for (const state of ['Ready for pickup', 'Completed']) {
    await page.getByRole('button', { name: 'Fulfil' }).click()
    const dialog = page.getByRole('dialog', { name: `Fulfil order ${invoiceNumber}` })
    await dialog.getByLabel('The order is').selectOption(state)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('list', { name: 'Activity' }).getByText(state)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Fulfil' })).toHaveCount(0)
})

test('an unpaid order is changed, then cancelled', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const { id } = await addOrder(page, 'OFF-1', 'on_pickup')
  await page.goto(`${demo.url}/admin/web-orders/${id}`)
  await page.getByRole('button', { name: 'Edit details' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('Comes on Friday')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Comes on Friday')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fulfil' })).toHaveCount(0)
})

test('a part of a paid order is refunded, and its papers are printed', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const { id, invoiceNumber } = await addOrder(page, 'PART-1', 'test')
  await expect
    .poll(async () => (await ask<{ webOrder: MadeOrder }>(page, 'GET', `${path}${id}/`)).webOrder.status)
    .toBe('paid')
  await page.goto(`${demo.url}/admin/web-orders/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog', { name: `Refund order ${invoiceNumber}` })
  await dialog.getByLabel('Pieces of Product PART-1 to refund').fill('1')
  await expectAccessible(page, 'a refund')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByText('1 returned')).toBeVisible()
  await page.goto(`${demo.url}/admin/web-orders/${id}/packing-slip`)
  await expect(page.getByRole('heading', { name: `Packing slip ${invoiceNumber}` })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'PART-1', exact: true })).toBeVisible()
  await expect(page.getByText('CA$')).toHaveCount(0)
  await page.goto(`${demo.url}/admin/web-orders/${id}/receipt`)
  await expect(page.getByText('CA$40.00').first()).toBeVisible()
  await expectAccessible(page, 'a receipt')
})

test('staff make an order by keyboard: items, a customer, delivery; what is wrong stands at its field', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await addOrder(page, 'COUNTER-1', 'on_pickup')
  await page.goto(`${demo.url}/admin/web-orders`)
  await page.getByRole('link', { name: 'New Order' }).press('Enter')
  const create = page.getByRole('button', { name: 'Create order' })
  await expect(create).toBeDisabled()
  const product = page.getByRole('combobox', { name: 'Add a product' })
  await page.getByLabel('Note').fill('Call first')
  await create.press('Enter')
  await expect(page.getByText('Add at least one product.')).toBeVisible()
  await expect(product).toBeFocused()
  await page.keyboard.type('Product COUNTER-1')
  await expect(page.getByRole('option', { name: 'Product COUNTER-1' })).toBeVisible()
  await page.keyboard.press('Enter')
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Product COUNTER-1' })
  await quantity.fill('20')
  await expect(page.getByText('Max quantity is 7')).toBeVisible()
  await quantity.fill('3')
  await expect(page.getByText('Max quantity is 7')).toBeHidden()
  await expect(page.locator('.sums')).toContainText('CA$60.00')

  const customer = page.getByRole('combobox', { name: 'Find a customer' })
  await customer.focus()
  await page.keyboard.type('counter-1@shop')
  await expect(page.getByRole('option', { name: /Mara COUNTER-1/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('counter-1@shop.example')
  await page.getByLabel('How').first().selectOption({ label: 'Pick-up, CA$0.00' })
  await page.getByLabel('How').last().selectOption({ label: 'On pick-up' })
  await page.getByLabel('Discount code').fill('NOSUCHCODE')
  await expect(page.getByText('This code is not valid.')).toBeVisible()
  await page.getByLabel('Discount code').fill('')
  await expect(page.getByText('This code is not valid.')).toBeHidden()
  await expectAccessible(page, 'a new order')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('Product COUNTER-1')
  await expect(page.getByText('Call first')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Order placed')
})
