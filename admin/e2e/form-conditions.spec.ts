import { AxeBuilder } from '@axe-core/playwright'
import { EditorPage } from './editor-page.ts'
import { pageWith } from './form-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const submissions = '/api/v1/admin/form/submissions/'
const when = (field: string, test: string, ...values: string[]) => ({
  showWhen: { conditions: [{ field, test, values }] },
})
const fields = [
  { id: 'kind', label: 'Kind', type: 'radio', options: 'Repair, Rental' },
  { id: 'bike', label: 'Bike', rules: { required: true }, ...when('kind', 'is', 'Repair') },
  { id: 'days', label: 'Days', type: 'checkbox', options: 'Monday, Tuesday', ...when('kind', 'is', 'Rental') },
  { id: 'note', label: 'Note', type: 'textarea', ...when('bike', 'filled') },
].map((field, sort) => ({ ...field, sort }))

test('fields of a form come and go as their conditions say', async ({ page, demo, browser }) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const slug = await pageWith(editor, 'Depending', { dynamicForm: fields })
  const newest = async () => {
    const { results } = await editor.call('GET', `${submissions}?itemsPerPage=1`)
    const [row] = (results as { rows: readonly { readonly id: number }[] }).rows
    const { submission } = await editor.call('GET', `${submissions}${row?.id}/`)
    return (submission as { fields: readonly object[] }).fields
  }

  await test.step('with a script', async () => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${demo.url}/${slug}`)
    const form = visitor.locator('.block-form')
    const shown = () =>
      form.locator('[data-field]:visible').evaluateAll((all) => all.map((each) => each.dataset['field']))
    await expect.poll(shown).toEqual(['kind'])
    await form.getByLabel('Repair').check()
    await expect.poll(shown).toEqual(['kind', 'bike'])
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('listitem')).toHaveText(['Bike: This field is required'])
    await form.getByLabel('Bike').fill('Red')
    await expect.poll(shown).toEqual(['kind', 'bike', 'note'])
    await form.getByLabel('Note').fill('Squeaks')
    expect((await new AxeBuilder({ page: visitor }).include('.block-form').analyze()).violations).toEqual([])
    // What was typed is left in a field that is hidden again, and is not sent.
    await form.getByLabel('Rental').check()
    await expect.poll(shown).toEqual(['kind', 'days'])
    await form.getByLabel('Tuesday').check()
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('status')).toHaveText('Thank you for your submission.')
    expect(await newest()).toMatchObject([
      { key: 'kind', values: ['Rental'] },
      { key: 'days', values: ['Tuesday'] },
    ])
  })

  await test.step('without one all are there, and the server applies the same rule', async () => {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await visitor.goto(`${demo.url}/${slug}`)
    const form = visitor.locator('.block-form')
    for (const label of ['Bike', 'Note', 'Monday']) await expect(form.getByLabel(label)).toBeVisible()
    await form.getByLabel('Rental').check()
    await form.getByLabel('Note').fill('Dropped')
    await form.getByLabel('Monday').check()
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('status')).toHaveText('Thank you for your submission.')
    expect(await newest()).toMatchObject([
      { key: 'kind', values: ['Rental'] },
      { key: 'days', values: ['Monday'] },
    ])
  })
})

test('conditions of a field are chosen in its dialog', async ({ page, demo }) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const slug = await pageWith(editor, 'Choosing', { dynamicForm: fields.slice(0, 1) })
  await editor.open(slug)
  await editor.frame.locator('[data-node="f"]').click()
  const section = page.getByRole('complementary', { name: 'Settings' }).locator('[data-section="Form Fields"]')
  const head = section.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  const dialog = page.getByRole('dialog')
  const showWhen = dialog.getByLabel('Show this field')

  await test.step('the first field has nothing above it', async () => {
    await section.getByRole('button', { name: /^Kind/ }).click()
    await expect(showWhen).toHaveValue('always')
    await expect(showWhen.locator('option[value="all"]')).toBeDisabled()
    await page.keyboard.press('Escape')
  })
  await test.step('values of a field with choices are chosen', async () => {
    await section.getByRole('button', { name: 'Add Field' }).click()
    await dialog.getByRole('textbox', { name: 'Label', exact: true }).fill('Bike')
    await showWhen.selectOption('Only when all conditions are met')
    await expect(dialog.getByLabel('Field of condition 1')).toHaveValue('kind')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Enter a value for each condition.')).toBeVisible()
    await dialog.getByLabel('Value of condition 1').selectOption('Rental')
    await dialog.getByLabel('Test of condition 1').selectOption('contains one of')
    await expect(dialog.getByRole('checkbox', { name: 'Rental' })).toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Repair' }).check()
    await dialog.getByRole('button', { name: 'Add condition' }).click()
    await dialog.getByLabel('Test of condition 2').selectOption('is filled in')
    await expectAccessible(page, 'conditions of a field')
    await dialog.screenshot({ path: test.info().outputPath('conditions.png') })
    await dialog.getByRole('button', { name: 'Remove condition 2' }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(section.getByRole('button', { name: /^Bike/ })).toContainText('Conditional')
    await expect(editor.frame.locator('[data-field="bike"]')).toBeVisible()
  })
  await test.step('a renamed option and a deleted field are said, and nothing is lost', async () => {
    await section.getByRole('button', { name: /^Kind/ }).click()
    await dialog.getByLabel('Options').fill('Repair, Class')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await section.getByRole('button', { name: /^Bike/ }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Rental (no longer an option)' })).toBeChecked()
    await page.keyboard.press('Escape')
    await section.getByRole('button', { name: 'Remove Kind' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Conditions that use it will be ignored, in the fields “Bike”.',
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(section.getByRole('button', { name: /^Bike/ })).toContainText('Condition needs attention')
    await section.getByRole('button', { name: /^Bike/ }).click()
    await expect(dialog).toContainText('This condition is ignored: its field was deleted.')
    await expect(dialog.getByLabel('Field of condition 1')).toHaveValue('kind')
    await page.keyboard.press('Escape')
  })
  await editor.save()
  const { nodes } = await editor.storedContent(slug)
  expect(nodes['f']?.props).toMatchObject({
    dynamicForm: [{ label: 'Bike', showWhen: { match: 'all', conditions: [{ field: 'kind', test: 'one-of' }] } }],
  })
})
