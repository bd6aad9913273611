import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, makePage, test } from './test.ts'

const row = (page: Page, title: string) => page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) })
const grip = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
const saidToast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

test('the tree: by keys, by “Move to…” and by pointer; each move is said in words and taken back by Undo', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  // First in the tree, so that all of it is in sight.
  const parent = await makePage(page, { title: 'Moves above', sort: 0 })
  for (const title of ['Moves one', 'Moves two']) await makePage(page, { title, parentId: parent })
  await page.goto(`${demo.url}/admin/pages`)
  await grip(page, 'Moves two').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(saidToast(page, '“Moves two” is now below “Moves above”, 1 of 2')).toBeVisible()
  await expect(grip(page, 'Moves two')).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(saidToast(page, 'Undone')).toBeVisible()
  // "Move to…" says the same place that the keys left.
  await grip(page, 'Moves two').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move “Moves two”' })
  await expect(dialog.getByLabel('Place').locator('option:checked')).toHaveText('After “Moves one”')
  await dialog.getByLabel('Below').selectOption({ label: 'None (top of the tree)' })
  await dialog.getByLabel('Place').selectOption({ label: 'First' })
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(saidToast(page, /“Moves two” is now at the top level, 1 of/)).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText('Moves two')
  // By pointer, into the middle of a row: below that page.
  const target = await row(page, 'Moves one').boundingBox()
  await row(page, 'Moves two').hover()
  const from = await grip(page, 'Moves two').boundingBox()
  if (!target || !from) throw new Error('A row is not there.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 })
  await page.mouse.move(target.x + 300, target.y + target.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(saidToast(page, '“Moves two” is now below “Moves one”, 1 of 1')).toBeVisible()
})

test('a published page that moves leads on; a link shows a draft to anybody; a revision comes back', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page, 'owner')
  const id = await makePage(page, { title: 'Leads on', status: 'published' })
  await page.goto(`${demo.url}/admin/pages/${id}`)
  await page.getByLabel('Address', { exact: true }).fill('led-on')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saidToast(page, 'Saved')).toBeVisible()
  await page.goto(`${demo.url}/admin/pages/redirects?search=leads`)
  await expect(row(page, '/leads-on')).toContainText('/led-on')

  await page.goto(`${demo.url}/admin/pages/${id}`)
  await page.getByLabel('Status').selectOption('draft')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(saidToast(page, 'Saved')).toBeVisible()
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Recipient').fill('The printer')
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Preview link', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Leads on' })).toBeVisible()
  await page.getByRole('button', { name: 'Revoke the link for The printer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(saidToast(page, 'The link no longer works')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This preview link has expired or was revoked.')).toBeVisible()
  await visitor.context().close()

  await page.evaluate(async (pageId) => {
    for (let saves = 0; saves < 2; saves += 1) {
      await fetch('/api/v1/admin/page/updatecontent/', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: pageId, content: null }),
      })
    }
  }, id)
  await page.reload()
  await page.getByRole('button', { name: /revisions?$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Revisions of “Leads on”' })
  await dialog
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click()
  await expect(saidToast(page, 'The earlier content was restored')).toBeVisible()
})

test('redirects come from a file, without the rows that have errors, and go out as one; on a phone every row has its menu', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages/redirects`)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import redirects' })
  const text = 'from,to,code\n/file-one,/contact\n/file-bad,nowhere\n/file-two,,410\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(dialog.getByLabel('Old address')).toHaveValue('from')
  await dialog.getByRole('button', { name: 'Check first' }).click()
  await expect(dialog.getByText('2 rows can be imported.')).toBeVisible()
  await expect(dialog.getByText('1 row cannot be imported.')).toBeVisible()
  await expectAccessible(page, 'import of redirects')
  const [left] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download failed rows' }).click(),
  ])
  expect(await readFile(await left.path(), 'utf8')).toContain('Use an address on this website')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('2 rows were imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByLabel('Search redirects').fill('file')
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await arriving).path(), 'utf8')
  expect(file.split('\r\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^\uFEFFfrom,to,code/),
    expect.stringMatching(/^\/file-one,\/contact,301/),
    expect.stringMatching(/^\/file-two,,410/),
  ])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More actions for /file-one' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('End')
  // The menu moves the focus a moment after the key.
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saidToast(page, '“/file-one” deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(saidToast(page, 'Undone')).toBeVisible()
})
