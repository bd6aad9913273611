// A backup that is restored into its own website, and the way back, at the built product.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

/** Other tests begin with a website that has no backups, and without the page that this one makes. */
test.afterEach(({ page }) =>
  page.evaluate(async () => {
    const remove = (path: string) => fetch(path, { method: 'DELETE' })
    const { tenant } = await (await fetch('/api/v1/auth/me/')).json()
    const archives = `/api/v1/admin/tenants/${tenant.id}/archives/`
    for (const { id } of (await (await fetch(archives)).json()).results.rows) await remove(`${archives}${id}/`)
    const pages = await (await fetch('/api/v1/admin/pages/?search=after%20the%20backup')).json()
    for (const { id } of pages.results.rows) await remove(`/api/v1/admin/pages/${id}/`)
  }),
)

const rowOf = (page: Page, badge: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(badge, { exact: true }) })

async function confirm(page: Page, password: string, website: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const restore = dialog.getByRole('button', { name: 'Restore', exact: true })
  await dialog.getByLabel('Type the name of the website').fill(website.toLowerCase())
  await dialog.getByLabel('Your password').fill('wrong')
  await expect(restore).toBeDisabled()
  await dialog.getByLabel('Type the name of the website').fill(website)
  await restore.click()
  await expect(dialog.getByText('This password is wrong.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Your password').press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('an owner restores a backup, sees before what changes, and undoes it by the safety copy (issue 16)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner', demo.second)
  const titles = async () => {
    await page.goto(`${demo.second}/admin/pages`)
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    return page.getByRole('link', { name: 'After the backup', exact: true })
  }
  await page.goto(`${demo.second}/admin/archives`)
  await page.getByRole('button', { name: 'Create backup' }).click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  const made = await page.evaluate(async () => {
    const body = JSON.stringify({ title: 'After the backup', slug: 'after-the-backup' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/v1/admin/pages/', { method: 'POST', body, headers })).status
  })
  expect(made).toBeLessThan(300)

  await page.getByRole('button', { name: /^Restore halfmoon-/ }).press('Enter')
  const plan = rowOf(page, 'Ready to restore')
  await expect(plan.getByText(/Nothing has changed yet/)).toBeVisible()
  const pages = plan.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Pages', exact: true }) })
  const [now, inBackup] = (await pages.getByRole('cell').allTextContents()).slice(1).map(Number)
  expect(now).toBe((inBackup ?? 0) + 1)
  await expectAccessible(page, 'the plan of a restore')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'the plan of a restore on a phone')
  await plan.getByRole('button', { name: 'Restore…' }).click()
  await expectAccessible(page, 'starting a restore')
  await confirm(page, demo.password, 'Halfmoon Clay')
  await expect(rowOf(page, 'Restored')).toBeVisible()
  await expect(rowOf(page, 'Safety copy')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page, 'a restore that is done')
  await expect(await titles()).toHaveCount(0)

  await page.goto(`${demo.second}/admin/archives`)
  await page.getByRole('button', { name: 'Undo the restore' }).click()
  await rowOf(page, 'Ready to restore').getByRole('button', { name: 'Restore…' }).click()
  await confirm(page, demo.password, 'Halfmoon Clay')
  await expect(rowOf(page, 'Restored')).toHaveCount(2)
  await expect(await titles()).toBeVisible()
})

test('a file that is no backup of the website is refused, and only owners restore (issue 16)', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page, 'owner', demo.second)
  await page.goto(`${demo.second}/admin/archives`)
  const notes = { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no backup') }
  await page.getByLabel('Backup file', { exact: true }).setInputFiles(notes)
  await expect(rowOf(page, 'Not restored').getByText(/Nothing was changed\./)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await demo.signIn(other, 'administrator', demo.second)
  await other.goto(`${demo.second}/admin/archives`)
  await expect(other.getByRole('button', { name: 'Create backup' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
  await expect(other.getByLabel('Backup file', { exact: true })).toHaveCount(0)
  await other.context().close()
})
