// Fields that a website adds to its documents, at the built product: from the settings to the paper, and in open lists;
// and what is drawn anew while somebody types in a long document.
import { makeDraft } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a field is defined, written, printed and listed; open lists show what others make (issue 20)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/setting/invoices`)
  for (const name of ['Numbers', 'Terms of payment', 'Deposits', 'Printed on documents', 'Reminders', 'More details'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add field' })
  await dialog.getByLabel('Label').fill('Your order')
  await dialog.getByLabel('Print on documents').check()
  await expectAccessible(page, 'the dialog of a field of documents')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()

  const customer_id = await makeCustomer(page, { firstname: 'Fenna', lastname: 'Fields', country: 'CA' })
  const items = [{ name: 'Work', kind: 'service', unitPrice: 5_000 }]
  const list = await page.context().newPage()
  await list.goto(`${demo.url}/admin/invoices?customer_id=${customer_id}`)
  await expect(list.getByText('Draft', { exact: true })).toHaveCount(0)
  const draft = await makeDraft(page, 'invoices', { customer_id, items })
  await expect(list.getByRole('table').getByText('Draft', { exact: true }).first()).toBeVisible()
  await list.close()
  await page.goto(`${demo.url}/admin/invoices/${draft.id}`)
  await page.getByLabel('Your order').fill('PO-77/9')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expectAccessible(page, 'a draft with a field of the website')
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible()
  await expect(page.getByText('PO-77/9')).toBeVisible()
})

test('typing in a document of 200 lines draws one row and the totals (issue 20)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, { firstname: 'Lina', lastname: 'Long', country: 'CA' })
  const items = Array.from({ length: 200 }, (_, at) => ({ name: `Line ${at + 1}`, kind: 'service', unitPrice: 100 }))
  const draft = await makeDraft(page, 'invoices', { customer_id, items })
  await page.goto(`${demo.url}/admin/invoices/${draft.id}`)
  const grid = page.getByRole('grid', { name: 'Lines' })
  await expect(grid).toHaveAttribute('aria-rowcount', /20\d/)
  await grid.focus()
  await page.keyboard.press('Control+Home')
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.evaluate(() => {
    const touched = new Set<string>()
    Reflect.set(window, 'touchedRows', touched)
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const row = element?.closest('[role=row]')
        if (row) touched.add(row.getAttribute('aria-rowindex') ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await page.keyboard.type('2.50')
  await page.keyboard.press('Tab')
  await expect(page.getByText('CA$201.50').first()).toBeVisible()
  const touched = await page.evaluate(() => {
    const rows: unknown = Reflect.get(window, 'touchedRows')
    return rows instanceof Set ? [...rows].map(String) : []
  })
  expect(touched).toHaveLength(1)
})
