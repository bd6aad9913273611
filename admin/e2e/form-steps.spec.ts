import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { pageWith } from './form-page.ts'
import { expect, test } from './test.ts'

const required = { rules: { required: true } }
const fields = [
  { id: 'name', label: 'Name', ...required },
  { id: 'kind', label: 'Kind', type: 'radio', options: 'Repair, Question' },
  { id: 's1', label: 'Your bike', type: 'step' },
  { id: 'bike', label: 'Bike', ...required, showWhen: { conditions: [{ field: 'kind', values: ['Repair'] }] } },
  { id: 's2', label: 'Message', type: 'step' },
  { id: 'text', label: 'Text', type: 'textarea', ...required },
].map((field, sort) => ({ ...field, sort }))

const accessible = async (visitor: Page) =>
  expect((await new AxeBuilder({ page: visitor }).include('.block-form').analyze()).violations).toEqual([])

test('a form with steps is filled in step by step', async ({ page, demo, browser }) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const slug = await pageWith(editor, 'Steps', { dynamicForm: fields })
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(`${demo.url}/${slug}`)
  const form = visitor.locator('.block-form')
  const progress = form.locator('.form-progress [role="status"]')
  const heading = (name: string) => form.getByRole('heading', { name })
  const button = (name: string) => form.getByRole('button', { name })
  const summary = form.locator('form > .form-alert')

  await test.step('it begins with the first, and passes over a step in which everything is hidden', async () => {
    await expect(heading('Step 1')).toBeVisible()
    await expect(heading('Message')).toBeHidden()
    await expect(progress).toHaveText('Step 1 of 2')
    await expect(button('Back')).toBeHidden()
    await expect(button('Submit')).toBeHidden()
    await form.getByLabel('Repair').check()
    await expect(progress).toHaveText('Step 1 of 3')
    await visitor.screenshot({ path: test.info().outputPath('first.png'), fullPage: true })
    await accessible(visitor)
  })
  await test.step('Next checks the step; Enter does the same', async () => {
    await button('Next').click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText(['Name: This field is required'])
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Name').press('Enter')
    await expect(heading('Your bike')).toBeFocused()
    await expect(summary).toHaveCount(0)
    await expect(progress).toHaveText('Step 2 of 3')
  })
  await test.step('values stay when somebody goes back', async () => {
    await form.getByRole('textbox', { name: 'Bike' }).fill('Red')
    await button('Back').click()
    await expect(heading('Step 1')).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveValue('Ada')
    await button('Next').click()
    await expect(form.getByRole('textbox', { name: 'Bike' })).toHaveValue('Red')
    await button('Next').click()
    await expect(heading('Message')).toBeFocused()
    await expect(button('Next')).toBeHidden()
    await visitor.screenshot({ path: test.info().outputPath('last.png'), fullPage: true })
    await accessible(visitor)
  })
  await test.step('what the server refuses leads to its step', async () => {
    await form.getByLabel('Text').fill('Squeaks')
    const refusal = { success: false, error: 'Not this one.', formErrors: { bike: 'Another bike, please' } }
    await visitor.route('**/api/v1/form/submit/', (route) => route.fulfill({ status: 422, json: refusal }), {
      times: 1,
    })
    await button('Submit').click()
    await expect(form.getByRole('textbox', { name: 'Bike' })).toBeVisible()
    await expect(summary).toBeFocused()
    await expect(progress).toHaveText('Step 2 of 3')
    await summary.getByRole('link', { name: 'Bike' }).click()
    await expect(form.getByRole('textbox', { name: 'Bike' })).toBeFocused()
    await expect(form.getByRole('textbox', { name: 'Bike' })).toHaveAccessibleDescription('Another bike, please')
  })
  await test.step('it is sent from the last one', async () => {
    await form.getByRole('textbox', { name: 'Bike' }).press('Enter')
    await expect(heading('Message')).toBeFocused()
    await button('Submit').click()
    await expect(form.getByRole('status')).toHaveText('Thank you for your submission.')
  })
  await test.step('without a script it is one long form', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(`${demo.url}/${slug}`)
    const long = plain.locator('.block-form')
    await expect(long.getByRole('heading')).toHaveText(['Step 1', 'Your bike', 'Message'])
    await expect(long.getByText('Step 1 of 2')).toBeHidden()
    await expect(long.getByRole('button')).toHaveText(['Submit'])
    await long.getByLabel('Name').fill('Ada')
    await long.getByLabel('Question').check()
    await long.getByLabel('Text').fill('Why?')
    await long.getByLabel('Name').press('Enter')
    await expect(long.getByRole('status')).toHaveText('Thank you for your submission.')
  })
})

test('a step is added among the fields of a form', async ({ page, demo }) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const slug = await pageWith(editor, 'Dividing', { dynamicForm: fields.slice(0, 2) })
  await editor.open(slug)
  await editor.frame.locator('[data-node="f"]').click()
  const section = page.getByRole('complementary', { name: 'Settings' }).locator('[data-section="Form Fields"]')
  const head = section.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: 'Add Field' }).click()
  await dialog.getByLabel('Type', { exact: true }).selectOption('New step')
  await expect(dialog.getByLabel('Width')).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Label', exact: true }).fill('The rest')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(section.getByRole('button', { name: /^The rest/ })).toContainText('New step')
  // All steps are there to be edited.
  await expect(editor.frame.getByRole('heading', { name: 'The rest' })).toBeVisible()
  await expect(editor.frame.locator('[data-field="kind"]')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('editor.png') })
})
