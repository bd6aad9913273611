// An automation from its first card to the email that it sends.
import type { Browser } from '@playwright/test'
import { EditorPage } from '../editor-page.ts'
import { expect, expectAccessible, hearsKeys } from '../test.ts'
import type { Mailing } from './campaign.ts'
import { mailContent, mailsTo, marketing, plain, test } from './mailing-test.ts'

const node = (type: string, parent: string | null, children: readonly string[], props = {}) => ({
  ...{ type, version: 1, props, parent, children },
})
const signUpPage = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c']),
    c: node('container', 's', ['letter']),
    letter: node('newsletter', 'c', [], { title: 'Kiln letter' }),
  },
}
/** By mouse and keys in turn. */
export async function automation({
  page,
  demo,
  mail,
  browser,
}: Mailing & { readonly browser: Browser }): Promise<void> {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const { page: made } = await editor.call('POST', '/api/v1/admin/pages/', {
    ...{ title: 'Letter', slug: 'kiln-letter', status: 'published' },
  })
  const { id: pageId } = made as { id: number }
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id: pageId, content: JSON.stringify(signUpPage) })

  await test.step('it begins with a name and a trigger', async () => {
    await page.goto(`${demo.url}/admin/email-marketing/automations`)
    await expect(page.getByRole('heading', { name: 'No automations yet' })).toBeVisible()
    await page.getByRole('button', { name: 'New automation' }).click()
    const dialog = page.getByRole('dialog', { name: 'New automation' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Welcome')
    await dialog.getByRole('combobox', { name: 'Begins when' }).selectOption('Somebody subscribes')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible()
  })
  const record = page.url()
  const card = (name: string) => page.getByRole('button', { name, exact: true })
  const order = () => page.locator('li > .card > .row > [aria-keyshortcuts]').allTextContents()

  await test.step('a step is added with the mouse, and its email is named', async () => {
    await page.getByRole('button', { name: 'Add a step at the start' }).click()
    await page.getByRole('menuitem', { name: 'Send an email' }).click()
    await expect(card('Send an email')).toBeFocused()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Choose an email.')).toBeVisible()
    await page.getByRole('button', { name: 'New email' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Hello')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('dialog', { name: 'Hello' }).getByRole('textbox', { name: 'Subject' }).fill('Welcome in')
    await page.getByRole('dialog', { name: 'Hello' }).getByRole('button', { name: 'Save' }).click()
    await expect(card('Send “Hello”')).toBeVisible()
    await expect(page.getByText('Choose an email.')).toBeHidden()
  })

  await test.step('others are added, moved into a branch and deleted by keys alone', async () => {
    await page.getByRole('button', { name: 'Add a step after “Send “Hello””' }).press('Enter')
    await page.getByRole('menuitem', { name: 'If' }).press('Enter')
    const choice = card('If they opened “…”')
    await expect(choice).toBeFocused()
    await page.getByRole('combobox', { name: 'Email' }).last().selectOption('Hello')
    await page.getByRole('button', { name: 'Add a step after “Send “Hello””' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Wait' }).press('Enter')
    await expect(card('Wait 1 day')).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('status').filter({ hasText: 'step 1 of 1 under “Yes”' })).toHaveCount(1)
    await expect(card('Wait 1 day')).toBeFocused()
    expect(await order()).toEqual(['Send “Hello”', 'If they opened “Hello”', 'Wait 1 day'])
    await page.keyboard.press('Alt+ArrowUp')
    expect(await order()).toEqual(['Send “Hello”', 'Wait 1 day', 'If they opened “Hello”'])
    await page.getByRole('button', { name: 'More actions for If they opened “Hello”' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    expect(await order()).toEqual(['Send “Hello”', 'Wait 1 day'])
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await order()).toEqual(['Send “Hello”', 'Wait 1 day', 'If they opened “Hello”'])
  })

  await test.step('cards are dragged with the mouse, and with Space and arrows', async () => {
    const handle = page.getByRole('button', { name: 'Move Wait 1 day' })
    await editor.drag(handle, page.getByRole('button', { name: 'Move Send “Hello”' }))
    await expect.poll(order).toEqual(['Wait 1 day', 'Send “Hello”', 'If they opened “Hello”'])
    await handle.press('Space')
    await hearsKeys(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Wait 1 day is at position 2 of 3.')).toHaveCount(1)
    await page.keyboard.press('Space')
    await expect.poll(order).toEqual(['Send “Hello”', 'Wait 1 day', 'If they opened “Hello”'])
  })
  await expectAccessible(page, 'an automation')

  await test.step('what stands in the way is said; then it is on', async () => {
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('“Hello” can’t be sent yet.')).toBeVisible()
    const { automation } = (await editor.call('GET', `${marketing}automations/${/\d+$/.exec(record)?.[0]}/`)) as {
      automation: { mails: readonly { id: number }[] }
    }
    const mailId = automation.mails[0]?.id
    await expect(page.getByRole('link', { name: 'Edit content' })).toHaveCount(0)
    await card('Send “Hello”').press('Enter')
    await expect(page.getByRole('link', { name: 'Edit content' })).toHaveAttribute(
      'href',
      `/admin/editor?emailCampaignId=${mailId}`,
    )
    const content = mailContent({ text: 'Good to have you' })
    await editor.call('PUT', `${marketing}campaigns/${mailId}/`, { content, revision: 0 })
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('“Welcome” is on')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  })

  await test.step('who confirms gets the email, and waits', async () => {
    const context = await browser.newContext()
    const visitor = await context.newPage()
    await visitor.goto(`${demo.url}/kiln-letter`)
    await expect(visitor.locator('.block-newsletter')).toHaveAttribute('data-ready', '')
    const form = visitor.getByRole('form', { name: 'Kiln letter' })
    await form.getByRole('textbox', { name: 'Email' }).fill('lin@example.com')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    const taken = () => mailsTo(mail, 'lin@example.com')
    await expect.poll(() => taken().length).toBe(1)
    const [asking] = taken()
    const link = asking && /\/newsletter\/confirm\?token=[\w-]+/.exec(plain(asking))?.[0]
    await visitor.goto(`${demo.url}${link}`)
    await visitor.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => taken().length, { timeout: 45_000 }).toBe(2)
    expect(taken()[1]?.source).toContain('Subject: Welcome in')
    await context.close()
  })

  await test.step('the run is seen, and so is what a dry run says', async () => {
    await page.getByRole('tab', { name: 'People' }).click()
    await page.reload()
    const row = page.getByRole('row', { name: /lin@example\.com/ })
    await expect(row).toContainText('Under way')
    await expect(row).toContainText('If they opened “Hello”')
    await expectAccessible(page, 'people of an automation')
    await page.getByRole('tab', { name: 'Dry run' }).click()
    await expect(page.getByRole('row', { name: /lin@example\.com/ })).toContainText('Hello')
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [record, `${demo.url}/admin/email-marketing/automations`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
}
