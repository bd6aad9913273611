import { EditorPage } from './editor-page.ts'
import { pageWith } from './form-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const dynamicForm = [
  { id: 'mail', label: 'Email', validateEmail: true, customerMapping: 'email', sort: 0 },
  { id: 'text', label: 'Message', type: 'textarea', sort: 1 },
]

test('staff sort submissions out: spam, assigned to somebody, answered', async ({ page, demo, browser }) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const slug = await pageWith(editor, 'Triage', { formName: 'Triage', recipients: 'desk@example.com', dynamicForm })
  const visitor = await (await browser.newContext()).newPage()
  for (const [mail, message] of [
    ['ada@example.com', 'Do you repair bells?'],
    ['spam@example.com', 'Buy watches'],
  ] as const) {
    await visitor.goto(`${demo.url}/${slug}`)
    const form = visitor.locator('.block-form')
    await form.getByLabel('Email').fill(mail)
    await form.getByLabel('Message').fill(message)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('status')).toHaveText('Thank you for your submission.')
  }
  const inbox = `${demo.url}/admin/form-submissions`
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await test.step('spam goes out of sight, comes back by Undo, and has a filter of its own', async () => {
    await page.goto(`${inbox}?form=Triage`)
    await choose('spam@example.com', 'Mark as spam')
    await expect(row('spam@example.com')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row('spam@example.com')).toBeVisible()
    await row('spam@example.com').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(row('spam@example.com')).toHaveCount(0)
    await page.goto(`${inbox}?form=Triage&state=spam`)
    await expect(row('spam@example.com')).toContainText('Spam')
    await expect(page.getByText('Spam (1)').first()).toBeAttached()
    await expectAccessible(page, 'spam')
  })
  await test.step('somebody takes one over', async () => {
    await page.goto(`${inbox}?form=Triage`)
    await choose('ada@example.com', 'Assign…')
    const dialog = page.getByRole('dialog', { name: 'Assign 1 submission' })
    await expect(dialog.getByRole('combobox', { name: 'Person' })).toBeVisible()
    await expectAccessible(page, 'assigning a submission')
    await page.screenshot({ path: test.info().outputPath('assign.png') })
    await dialog.getByRole('button', { name: 'Assign to me' }).click()
    await page.goto(`${inbox}?form=Triage&assigned=me`)
    await expect(row('ada@example.com')).toBeVisible()
    await page.goto(`${inbox}?form=Triage&assigned=nobody`)
    await expect(row('ada@example.com')).toHaveCount(0)
  })
  await test.step('the reply is written in the submission and kept with it', async () => {
    await page.goto(`${inbox}?form=Triage`)
    await page.getByRole('button', { name: 'ada@example.com', exact: true }).click()
    const submission = page.getByRole('dialog', { name: 'Triage' })
    await expect(submission.getByRole('button', { name: /^Assigned to / })).toBeVisible()
    await submission.getByRole('button', { name: 'Reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reply to ada@example.com' })
    await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Triage')
    await expect(dialog.getByLabel('Answers go to')).toHaveValue('form')
    await expect(dialog).toContainText('No mail server is set up, so this email will not be sent.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await dialog.getByLabel('Message').fill('Yes,\nwe do.')
    await expectAccessible(page, 'answering a submission')
    await page.screenshot({ path: test.info().outputPath('reply.png') })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('No mail server is set up, so the email was kept in the outbox.')).toBeVisible()
    await expect(submission.getByRole('heading', { name: 'Replies' })).toBeVisible()
    await expect(submission.getByRole('article')).toContainText('No mail server was set up')
    await expectAccessible(page, 'a submission with a reply')
    await page.screenshot({ path: test.info().outputPath('detail.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: test.info().outputPath('phone.png') })
  })
  await test.step('the list of forms says what each was sent, and leads there', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(inbox)
    await page.getByRole('navigation', { name: 'Form submissions' }).getByRole('link', { name: 'Forms' }).click()
    await expect(page.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible()
    const cells = row('Triage').getByRole('cell')
    await expect(cells.filter({ hasText: 'Triage' }).first()).toBeVisible()
    await expectAccessible(page, 'forms')
    await page.screenshot({ path: test.info().outputPath('forms.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: test.info().outputPath('forms-phone.png') })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: '1 spam: Triage' }).click()
    await expect(row('spam@example.com')).toContainText('Spam')
  })
})
