// A campaign from its name to its figures, without a pointer.
import { EditorPage } from '../editor-page.ts'
import { expect, expectAccessible } from '../test.ts'
import { pressOn, typeInto } from '../with-keys.ts'
import { writeMail } from './by-keys.ts'
import type { Mailing } from './campaign.ts'
import { mailsTo, marketing, plain, test } from './mailing-test.ts'

export async function campaignByKeys({ page, demo, mail }: Mailing): Promise<void> {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const { keyboard } = page
  const { list } = (await editor.call('POST', `${marketing}lists/`, { name: 'Keys letter', isDefault: false })) as {
    list: { id: number }
  }
  for (const email of ['hopper@example.com', 'lovelace@example.com'])
    await editor.call('POST', `${marketing}subscribers/`, { email, listId: list.id, note: 'On paper' })

  await test.step('it is created, with a template that is looked at and left', async () => {
    await page.goto(`${demo.url}/admin/email-marketing`)
    await pressOn(page, page.getByRole('button', { name: 'New campaign' }))
    const dialog = page.getByRole('dialog', { name: 'New campaign' })
    await keyboard.type('Winter glazes')
    await pressOn(page, dialog.getByRole('button', { name: 'Letter', exact: true }), 'Space')
    await expect(dialog.getByRole('button', { name: 'Letter', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'templates')
    await keyboard.press('Shift+Tab')
    await pressOn(page, dialog.getByRole('button', { name: 'Blank' }), 'Space')
    await pressOn(page, dialog.getByRole('button', { name: 'Create' }))
    await expect(page.getByRole('heading', { name: 'Winter glazes', level: 1 })).toBeVisible()
  })
  const record = page.url()

  await test.step('name, subject and recipients are written', async () => {
    await typeInto(page, page.getByRole('textbox', { name: 'Name', exact: true }), 'Winter glazes 2')
    await typeInto(page, page.getByRole('textbox', { name: 'Subject' }), 'Ash and celadon')
    await pressOn(page, page.getByRole('button', { name: 'Add a group' }))
    const group = page.getByRole('group', { name: 'Group 1' })
    await pressOn(page, group.getByRole('button', { name: 'Add a condition' }))
    const value = group.getByRole('group', { name: 'Condition 1' }).getByRole('combobox').last()
    await pressOn(page, value, 'Home')
    await keyboard.type('Keys letter')
    await expect(page.getByText('2 people')).toBeVisible()
    await keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Winter glazes 2', level: 1 })).toBeVisible()
  })

  await test.step('its content is written in the editor', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Edit content' }))
    await writeMail(editor, 'The kiln is warm again')
    await page.goto(record)
  })

  await test.step('it is checked and tested', async () => {
    const checks = page.getByRole('heading', { name: 'Checks before sending' }).locator('../..')
    await expect(checks.getByText('Ready to send')).toBeVisible()
    const before = mailsTo(mail, 'owner@example.com').length
    await pressOn(page, page.getByRole('button', { name: 'Send test' }))
    const dialog = page.getByRole('dialog', { name: 'Send test' })
    await pressOn(page, dialog.getByRole('button', { name: 'Send test' }))
    await expect(page.getByText('1 test email sent')).toBeVisible()
    await expect.poll(() => mailsTo(mail, 'owner@example.com').length).toBe(before + 1)
  })

  await test.step('it is scheduled, and taken back', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Schedule', exact: true }))
    const dialog = page.getByRole('dialog', { name: /^Schedule/ })
    await pressOn(page, dialog.getByLabel(/^Time/), 'ArrowUp')
    await pressOn(page, dialog.getByRole('button', { name: 'Schedule', exact: true }))
    await expect(page.getByText(/^Will be sent/)).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: 'More', exact: true }))
    await keyboard.press('Enter')
    await expect(page.getByText('The campaign is a draft again')).toBeVisible()
  })

  await test.step('it is sent, and read at the mail server', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Send now' }))
    const dialog = page.getByRole('dialog', { name: 'Send “Winter glazes 2”' })
    await expect(dialog).toContainText('2 people get it.')
    await pressOn(page, dialog.getByRole('button', { name: 'Send now' }))
    for (const reader of ['hopper@example.com', 'lovelace@example.com'])
      await expect.poll(() => mailsTo(mail, reader).map(plain).join(), { timeout: 45_000 }).toContain('warm again')
  })

  await test.step('its figures are read', async () => {
    await expect(page.getByRole('row', { name: /hopper@example\.com/ })).toContainText('Sent')
    await pressOn(page, page.getByRole('link', { name: /Campaigns/ }).last())
    const row = page.getByRole('row', { name: /Winter glazes 2/ })
    await expect(row).toContainText('Sent')
    await pressOn(page, row.getByRole('link', { name: 'Winter glazes 2' }))
    await expect(page.getByRole('heading', { name: 'Winter glazes 2', level: 1 })).toBeVisible()
  })
}
