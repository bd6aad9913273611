// A campaign from its name to its report.
import type { Browser, Page } from '@playwright/test'
import type { MailStandIn } from '../../../examples/demo/e2e/mail-stand-in.ts'
import type { Demo } from '../../../examples/demo/e2e/server.ts'
import { EditorPage } from '../editor-page.ts'
import { expect, expectAccessible } from '../test.ts'
import { mailsTo, marketing, plain, test } from './mailing-test.ts'

/** Parts of a test of mails. */
export interface Mailing {
  readonly page: Page
  readonly demo: Demo
  readonly mail: MailStandIn
}

/** By mouse where it is dragged and clicked, by keys in between. */
export async function campaign({ page, demo, mail, browser }: Mailing & { readonly browser: Browser }): Promise<void> {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const { list } = (await editor.call('POST', `${marketing}lists/`, { name: 'Kiln letter', isDefault: false })) as {
    list: { id: number }
  }
  for (const email of ['ada@example.com', 'grace@example.com'])
    await editor.call('POST', `${marketing}subscribers/`, { email, listId: list.id, note: 'On paper' })

  await test.step('it is created from the list, by the keyboard', async () => {
    await page.goto(`${demo.url}/admin/email-marketing`)
    await expect(page.getByText('Winter storage')).toBeVisible()
    await page.getByRole('button', { name: 'New campaign' }).press('Enter')
    await page.keyboard.type('Autumn glazes')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Autumn glazes', level: 1 })).toBeVisible()
  })
  const record = page.url()
  const id = Number(/\d+$/.exec(record)?.[0])

  await test.step('a personal field is put where the caret stands, and Ctrl+S saves', async () => {
    const subject = page.getByRole('textbox', { name: 'Subject' })
    await subject.fill('New greens, ')
    await page.getByRole('button', { name: 'Insert a personal field into “Subject”' }).press('Enter')
    await page.getByRole('menuitem', { name: 'First name' }).press('Enter')
    await expect(subject).toBeFocused()
    await expect(subject).toHaveValue('New greens, {{first_name|there}}')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved')).toBeVisible()
  })

  await test.step('its content is written in the editor', async () => {
    await page.getByRole('link', { name: 'Edit content' }).click()
    await editor.ready()
    await editor.block('email-container').locator('.ashlar-add').click()
    await page.getByRole('option', { name: 'Textbox' }).click()
    await editor.drag(editor.tile('email/unsubscribe'), editor.block('email-textbox'), { x: 0.5, y: 0.9 })
    await editor.block('email-textbox').dblclick()
    await editor.frame.locator('[contenteditable=true]').waitFor()
    await page.keyboard.type('The kiln is cold, ')
    await editor.frame.getByRole('combobox', { name: 'Insert a personal field' }).selectOption('First name')
    await page.keyboard.type('.')
    await page.keyboard.press('Escape')
    await editor.save()
    await page.goto(record)
    await expect(
      page.frameLocator('[title="The email as a reader sees it"]').getByText('The kiln is cold, there.'),
    ).toBeVisible()
  })

  await test.step('what stands in the way is said, and goes once there are recipients', async () => {
    const checks = page.getByRole('heading', { name: 'Checks before sending' }).locator('../..')
    await expect(checks.getByText('Nobody would get this campaign')).toBeVisible()
    const { campaign } = (await editor.call('GET', `${marketing}campaigns/${id}/`)) as {
      campaign: { detailsRevision: number }
    }
    const group = { source: 'subscribers', match: 'all' }
    const condition = { field: 'list', operator: 'one_of', value: [String(list.id)] }
    await editor.call('PUT', `${marketing}campaigns/${id}/`, {
      filters: { include: [{ ...group, conditions: [condition] }], exclude: [] },
      detailsRevision: campaign.detailsRevision,
    })
    await page.reload()
    await expect(checks.getByText('Ready to send')).toBeVisible()
  })
  await test.step('an A/B test is set up by the keyboard, says that its variants are the same, and is ended', async () => {
    await page.getByRole('button', { name: 'Set up test' }).press('Enter')
    await expectAccessible(page, 'settings of an A/B test')
    await page.getByLabel('Recipients in the test (%)').press('Enter')
    await expect(page.getByText('20% of the recipients get one of 2 variants.')).toBeVisible()
    await expect(page.getByText('Variants A and B are the same.')).toBeVisible()
    await expectAccessible(page, 'a campaign')
    await page.getByRole('button', { name: 'More of the A/B test' }).press('Enter')
    await page.getByRole('menuitem', { name: 'End A/B test' }).press('Enter')
    await page.getByRole('button', { name: 'Accept' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Set up test' })).toBeVisible()
  })

  await test.step('a test goes to the team alone, and says why it went nowhere else (EMAIL-004, EMAIL-005)', async () => {
    await page.getByRole('button', { name: 'Send test' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send test' })
    await expect(dialog).toContainText('Are you sure you want to send this test campaign now?')
    await dialog.getByRole('textbox', { name: 'Send to' }).fill('stranger@example.net')
    await dialog.getByRole('button', { name: 'Send test' }).click()
    await expect(dialog).toContainText('stranger@example.net is neither')
    await dialog.getByRole('button', { name: 'Remove stranger@example.net' }).click()
    await dialog.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('1 test email sent')).toBeVisible()
    await expect.poll(() => mail.taken.map(({ to }) => to)).toEqual([['owner@example.com']])
  })

  await test.step('it is sent once that is confirmed, with the number of people (EMAIL-003, EMAIL-005)', async () => {
    await page.getByRole('button', { name: 'Send now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send “Autumn glazes”' })
    await expect(dialog).toContainText('Are you sure you want to send this campaign now?')
    await expect(dialog).toContainText('2 people get it.')
    await page.route('**/send-now/', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect(dialog).toContainText('The campaign was not sent')
    await page.unroute('**/send-now/')
    await dialog.getByRole('button', { name: 'Send now' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect
      .poll(
        () =>
          mail.taken
            .flatMap(({ to }) => to)
            .slice(1)
            .sort(),
        { timeout: 45_000 },
      )
      .toEqual(['ada@example.com', 'grace@example.com'])
    expect(mail.taken.at(-1)?.source).toContain('New greens, there')
  })

  await test.step('the report counts who got it', async () => {
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /grace@example\.com/ })).toContainText('Sent')
    await expectAccessible(page, 'the report of a campaign')
    await page.goto(`${demo.url}/admin/email-marketing`)
    await expect(page.getByRole('row', { name: /Autumn glazes/ })).toContainText('Sent')
    await expect(page.getByRole('heading', { name: /Autumn glazes/ })).toBeVisible()
    await expectAccessible(page, 'campaigns')
  })

  await test.step('a reader leaves by the link in the email, and the report says so (issue 21)', async () => {
    const [sent] = mailsTo(mail, 'grace@example.com')
    const link = sent && /\/unsubscribe\?token=[\w.~%-]+/.exec(plain(sent))?.[0]
    const reader = await (await browser.newContext()).newPage()
    await reader.goto(`${demo.url}${link}`)
    await reader.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    await reader.context().close()
    await page.goto(record)
    await expect(page.getByText('1 unsubscribed')).toBeVisible()
  })

  await test.step('while the mail server takes nothing, its record says so', async () => {
    const { campaign: done } = (await editor.call('GET', `${marketing}campaigns/${id}/`)) as { campaign: object }
    const { setup } = (await editor.call('GET', `${marketing}sending-setup/`)) as { setup: object }
    const counts = {
      recipients: 2,
      sent: 1,
      failed: 0,
      skipped: 0,
      delivered: 1,
      opened: 0,
      clicked: 0,
      bounced: 0,
      unsubscribed: 0,
    }
    const paused = { until: new Date(Date.now() + 60_000).toISOString(), reason: 'connect ECONNREFUSED' }
    await page.route(`**${marketing}campaigns/${id}/`, (route) =>
      route.fulfill({ json: { success: true, campaign: { ...done, status: 'sending', counts } } }),
    )
    await page.route(`**${marketing}sending-setup/`, (route) =>
      route.fulfill({ json: { success: true, setup: { ...setup, pause: paused } } }),
    )
    await page.goto(record)
    await expect(page.getByText('The mail server takes no emails at the moment: connect ECONNREFUSED')).toBeVisible()
    await expectAccessible(page, 'a campaign that waits for its mail server')
    await page.unrouteAll()
    await page.goto(`${demo.url}/admin/email-marketing`)
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [page.url(), record]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: /Autumn glazes|Email Marketing/ }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
}
