// Internal files of documents, at the built product.
import { makeDraft, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const items = [{ name: 'Work', kind: 'service', unitPrice: 5_000 }]
const file = { name: 'wiring.txt', mimeType: 'text/plain', buffer: Buffer.from('Red to red.') }

test('files are added to a draft and to an issued invoice, opened and deleted', async ({ page, demo }) => {
  await demo.signIn(page)
  const customer_id = await makeCustomer(page, { firstname: 'Fila', lastname: 'Papers', country: 'CA' })
  const draft = await makeDraft(page, 'quotes', { customer_id, items })
  await page.goto(`${demo.url}/admin/quotes/${draft.id}`)
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Files', exact: true }) })
  await card.locator('input[type=file]').setInputFiles(file)
  await expect(card.getByRole('link', { name: /wiring\.txt/ })).toBeVisible()
  const issued = await makeIssued(page, 'invoices', { customer_id, items })
  await page.goto(`${demo.url}/admin/invoices/${issued.id}`)
  await card.locator('input[type=file]').setInputFiles(file)
  await expect(card.getByRole('link', { name: /wiring\.txt/ })).toBeVisible()
  await expectAccessible(page, 'an issued invoice with a file')
  await card.getByRole('button', { name: 'Delete wiring.txt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(card.getByRole('link', { name: /wiring\.txt/ })).toBeHidden()
})
