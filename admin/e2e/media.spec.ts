import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, makePage, test } from './test.ts'

const saidToast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const picture = async (name: string, background: string, width = 640) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
})
const files = (page: Page) => page.getByRole('list', { name: 'Files' })
const file = (page: Page, name: string) => files(page).getByRole('button', { name, exact: true })

test('MEDIA-001, OPEN-139: files come in with progress and reasons, are put in folders, changed in place and chosen in a setting', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/media`)
  const uploads = page.getByRole('region', { name: 'Uploads' })
  const choose = page.locator('input[type=file]').first()

  // Several at once: each with its own end, and its own reason.
  await choose.setInputFiles([
    await picture('kiln.png', '#a63'),
    await picture('glaze.png', '#36a'),
    { name: 'scan.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*\0') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
  ])
  await expect(uploads.getByRole('status')).toHaveText('2 of 4 files uploaded')
  await expect(uploads.getByRole('alert').filter({ hasText: 'this type is not allowed' })).toBeVisible()
  await expect(uploads.getByRole('alert').filter({ hasText: 'larger than 15 MB' })).toBeVisible()
  await expect(file(page, 'kiln.png')).toBeVisible()
  await expectAccessible(page, 'media library')
  await uploads.getByRole('button', { name: 'Clear' }).click()

  // The line breaks while a file is sent: it waits for another try.
  await page.route('**/api/v1/admin/media/', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await choose.setInputFiles(await picture('cut.png', '#222'))
  const again = uploads.getByRole('button', { name: 'Try cut.png again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/v1/admin/media/')
  await again.click()
  await expect(uploads.getByRole('status')).toHaveText('1 of 1 files uploaded')

  // Into a folder by drag, and by "Move to…"; the folder itself can be renamed and moved, too.
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Workshop')
  await page.keyboard.press('Enter')
  const folder = page.getByRole('list', { name: 'Folders' }).getByRole('button', { name: 'Workshop', exact: true })
  await file(page, 'glaze.png').dragTo(folder)
  await expect(saidToast(page, '1 file moved')).toBeVisible()
  await expect(file(page, 'glaze.png')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select cut.png' }).check()
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('dialog').getByLabel('Folder').selectOption({ label: 'Workshop' })
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(file(page, 'cut.png')).toBeHidden()
  await page.getByRole('button', { name: 'More about the folder Workshop' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Pottery')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Folders' }).getByRole('button', { name: 'Pottery', exact: true }).click()
  await expect(file(page, 'glaze.png')).toBeVisible()
  await page.getByRole('button', { name: 'More about the folder Pottery' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await expect(page.getByRole('dialog').getByLabel('Folder').locator('option', { hasText: 'Pottery' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Alternative text and focal point; other bytes under the same address.
  await file(page, 'glaze.png').click()
  const details = page.getByRole('complementary', { name: 'File details' })
  await details.getByLabel('Alternative text').fill('Blue glaze, still wet')
  await details.getByRole('button', { name: /^Focal point/ }).press('Shift+ArrowLeft')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(saidToast(page, '“glaze.png” saved')).toBeVisible()
  await expect(files(page).locator('img')).toHaveCount(2)
  await expect(details.getByRole('button', { name: 'Focal point: 40% from the left, 50% from the top' })).toBeVisible()
  await details.locator('input[type=file]').setInputFiles(await picture('other.png', '#393', 900))
  await expect(saidToast(page, '“glaze.png” replaced')).toBeVisible()
  await expect(details.getByText('900 × 400')).toBeVisible()

  // Whoever deletes it is told where it will be missing, and can think better of it.
  const address = await details.getByRole('link', { name: 'Download' }).getAttribute('href')
  await makePage(page, { title: 'Shows the glaze', image: address?.split('?')[0] })
  await details.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Shows the glaze')
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await expect(file(page, 'glaze.png')).toBeVisible()

  await page.goto(`${demo.url}/admin/setting/general`)
  await page.getByRole('button', { name: /Favicon$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Media Library' })
  await dialog.getByRole('button', { name: 'Blue glaze, still wet' }).click()
  await dialog.getByRole('button', { name: /^(Choose|Use|Select)/ }).click()
  await expect(page.getByLabel('Favicon', { exact: true })).toHaveValue(address?.split('?')[0] ?? '')
})
