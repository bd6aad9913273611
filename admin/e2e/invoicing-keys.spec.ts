// From a blank quote to an approved work order at the built product, without touching the mouse.
import type { Page } from '@playwright/test'
import { mailedLink } from './document-mails.ts'
import { documentOf } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, test } from './test.ts'
import { pressOn, typeInto } from './with-keys.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const badge = (page: Page, text: string) => page.getByRole('main').locator('.badge', { hasText: text }).first()

async function issueWithKeys(page: Page): Promise<void> {
  await pressOn(page, button(page, 'Issue'))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }))
  await expect(button(page, 'Send')).toBeVisible()
}

const idOf = (page: Page): number => Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])

test('a quote is written, sent, approved and turned into a work order with the keyboard alone (issue 20)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const email = 'kit@typewell.example'
  await makeCustomer(page, { firstname: 'Kit', lastname: 'Typewell', email })

  await test.step('the list leads to a new quote, which is filled in', async () => {
    await page.goto(`${demo.url}/admin/quotes`)
    await pressOn(page, page.getByRole('link', { name: 'New Quote' }).first())
    await expect(page.getByRole('heading', { name: 'New Quote', level: 1 })).toBeVisible()
    const grid = page.getByRole('grid', { name: 'Lines' })
    for (let step = 0; step < 40 && !(await grid.evaluate((one) => one.contains(document.activeElement))); step += 1)
      await page.keyboard.press('Tab')
    for (const text of ['Rewire the tail light', '2', '45.00']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    const customer = page.getByRole('combobox', { name: 'Customer' })
    await typeInto(page, customer, 'Kit Typewell')
    // Faster than the list: the next field is reached before it answers.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('CA$90.00').first()).toBeVisible()
    await pressOn(page, button(page, 'Save draft'))
    await expect(page).toHaveURL(/\/admin\/quotes\/\d+$/)
  })
  const quote = idOf(page)

  await test.step('it is issued and sent', async () => {
    await issueWithKeys(page)
    await pressOn(page, button(page, 'Send'))
    const dialog = page.getByRole('dialog', { name: /^Send / })
    await expect(dialog.getByLabel('To')).toHaveValue(email)
    await pressOn(page, dialog.getByRole('button', { name: 'Send' }))
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Send again')).toBeVisible()
  })

  await test.step('the customer approves it on their page', async () => {
    const theirs = await page.context().newPage()
    await theirs.goto(await mailedLink(page, email))
    await typeInto(theirs, theirs.getByLabel('Your name').first(), 'Kit T.')
    await pressOn(theirs, theirs.getByRole('button', { name: 'Approve' }))
    await expect(theirs.getByText('You approved this document. Thank you.')).toBeVisible()
    await theirs.close()
    await page.reload()
    await expect(badge(page, 'Approved')).toBeVisible()
  })

  await test.step('it becomes a work order, which is issued and approved', async () => {
    await pressOn(page, button(page, 'Convert'))
    const dialog = page.getByRole('dialog', { name: /^Convert / })
    await pressOn(page, dialog.getByRole('radio', { name: 'Invoice' }), 'ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Work Order' })).toBeChecked()
    await pressOn(page, dialog.getByRole('button', { name: 'Convert' }))
    await expect(page).toHaveURL(/\/admin\/work-orders\/\d+$/)
    await issueWithKeys(page)
    await pressOn(page, button(page, 'Approved by the customer'))
    const answer = page.getByRole('dialog', { name: / was approved$/ })
    await typeInto(page, answer.getByLabel('Approved by'), 'Kit at the counter')
    await pressOn(page, answer.getByRole('button', { name: 'Approved' }))
    await expect(badge(page, 'Approved')).toBeVisible()
    const order = await documentOf(page, 'work-orders', idOf(page))
    expect(order).toMatchObject({ status: 'approved', approval: 'approved', from: [{ id: quote, type: 'quote' }] })
    expect(order.grandTotal).toBe((await documentOf(page, 'quotes', quote)).grandTotal)
    await expect(page.getByText('Kit at the counter')).toBeVisible()
  })
})
