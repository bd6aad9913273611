// Emails about documents, sent at the built product and read in its outbox.
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { expect, expectAccessible } from './test.ts'

interface Mails {
  readonly results: { readonly rows: readonly { readonly id: number; readonly to: string; readonly purpose: string }[] }
}

/** The link in the newest email about a document to somebody: the outbox shows it once the email is kept there. */
export async function mailedLink(page: Page, to: string, purpose = 'invoicing.document'): Promise<string> {
  const newest = async () => {
    const { results } = await ask<Mails>(page, 'GET', '/api/v1/admin/mails/?itemsPerPage=20')
    const mail = results.rows.find((row) => row.to === to && row.purpose === purpose)
    const { results: read } = await ask<{ results: { text: string } }>(page, 'GET', `/api/v1/admin/mails/${mail?.id}/`)
    return /https?:\S+\/pay\/[\w-]+/.exec(read.text)?.[0] ?? ''
  }
  await expect.poll(newest).not.toBe('')
  return newest()
}

/** Send the document on screen from its dialog; the link that the email has. */
export async function sendByHand(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Send / })
  await expect(dialog.getByLabel('To')).toHaveValue(email)
  await dialog.getByLabel('Message').fill('Here it is, as we said on the phone.')
  await expectAccessible(page, 'the dialog that sends')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  return mailedLink(page, email)
}
