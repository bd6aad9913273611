// An automation from its name until it is on, and its figures, without a pointer.
import { EditorPage } from '../editor-page.ts'
import { expect, expectAccessible } from '../test.ts'
import { pressOn, typeInto } from '../with-keys.ts'
import { writeMail } from './by-keys.ts'
import type { Mailing } from './campaign.ts'
import { test } from './mailing-test.ts'

export async function automationByKeys({ page, demo }: Mailing): Promise<void> {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const { keyboard } = page
  await editor.call('PUT', '/api/v1/admin/settings/', {
    customers: { custom_fields: [{ id: 'birthday', label: 'Birthday', type: 'date', options: [] }] },
  })
  const card = (name: string) => page.getByRole('button', { name, exact: true })
  /** Choose in the select that has the focus, by the first letters. */
  const choose = async (label: string, option: string) => {
    await pressOn(page, page.getByRole('combobox', { name: label }).last(), 'Home')
    await keyboard.type(option)
  }
  const menu = async (name: string, entry: string) => {
    await pressOn(page, page.getByRole('button', { name }))
    await expect(page.getByRole('menu')).toBeVisible()
    await keyboard.type(entry)
    await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeFocused()
    await keyboard.press('Enter')
  }

  await test.step('it begins with a name and a trigger that has settings', async () => {
    await page.goto(`${demo.url}/admin/email-marketing/automations`)
    await pressOn(page, page.getByRole('button', { name: 'New automation' }).first())
    const dialog = page.getByRole('dialog', { name: 'New automation' })
    await keyboard.type('Birthdays')
    await choose('Begins when', 'A date of a customer')
    await pressOn(page, dialog.getByRole('button', { name: 'Create' }))
    await expect(page.getByRole('heading', { name: 'Birthdays', level: 1 })).toBeVisible()
  })
  const record = page.url()

  await test.step('the settings of its trigger are chosen', async () => {
    await pressOn(page, page.getByRole('button', { name: /^When/ }))
    await typeInto(page, page.getByRole('spinbutton', { name: /days/i }), '3')
    await expectAccessible(page, 'settings of a trigger')
    await pressOn(page, page.getByRole('button', { name: /^When/ }))
  })

  await test.step('an email, a wait and a choice are added', async () => {
    await menu('Add a step at the start', 'Send an email')
    await expect(card('Send an email')).toBeFocused()
    await pressOn(page, page.getByRole('button', { name: 'New email' }))
    const made = page.getByRole('dialog', { name: 'New email' })
    await expect(made).toBeVisible()
    await keyboard.type('Many returns')
    await pressOn(page, made.getByRole('button', { name: 'Create' }))
    const mail = page.getByRole('dialog', { name: 'Many returns' })
    await typeInto(page, mail.getByRole('textbox', { name: 'Subject' }), 'Many happy returns')
    await pressOn(page, mail.getByRole('button', { name: 'Save' }))
    await expect(card('Send “Many returns”')).toBeVisible()
    await menu('Add a step after “Send “Many returns””', 'Wait')
    await typeInto(page, page.getByRole('spinbutton', { name: 'Days' }), '2')
    await expect(card('Wait 2 days')).toBeVisible()
    await menu('Add a step after “Wait 2 days”', 'If')
    await choose('Look at', 'Whether they clicked')
    await choose('Email', 'Many returns')
    await expect(card('If they clicked a link in “Many returns”')).toBeVisible()
    await keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('its email is written in the editor, and it is turned on', async () => {
    await pressOn(page, card('Send “Many returns”'))
    await pressOn(page, page.getByRole('link', { name: 'Edit content' }))
    await writeMail(editor, 'A day to fire the kiln')
    await page.goto(record)
    await pressOn(page, page.getByRole('button', { name: 'Turn on' }))
    await expect(page.getByText('“Birthdays” is on')).toBeVisible()
  })

  await test.step('its figures are read', async () => {
    const tab = (name: string) => page.getByRole('tab', { name })
    await pressOn(page, tab('Steps'), 'ArrowRight')
    await expect(tab('Dry run')).toHaveAttribute('aria-selected', 'true')
    await keyboard.press('ArrowRight')
    await expect(tab('People')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Nobody yet')).toBeVisible()
  })
}
