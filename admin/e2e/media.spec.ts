import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { EditorPage } from './editor-page.ts'
import { picture } from './grey-picture.ts'
import { expect, expectAccessible, makePage, test } from './test.ts'

const saidToast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
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
  const brought = [
    picture('kiln.png', 120),
    picture('glaze.png', 90),
    { name: 'scan.tiff', buffer: Buffer.from('II*\0') },
    { name: 'film.mp4', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
  ].map(({ name, buffer }) => ({ path: test.info().outputPath(name), buffer }))
  // From the disk, as a person's: what a test hands over itself goes to the browser as text.
  for (const { path, buffer } of brought) await writeFile(path, buffer)
  let sent = 0
  await intercept(page, '**/api/v1/admin/media/', async (route) => {
    // The second one waits until it was said that the first is there.
    if (route.request().method() === 'POST' && ++sent === 2)
      await expect(uploads.getByRole('status')).toHaveText('Uploading: 1 of 4 files done')
    return route.continue()
  })
  await choose.setInputFiles(brought.map(({ path }) => path))
  await expect(uploads.getByRole('status')).toHaveText('2 of 4 files uploaded')
  expect(sent).toBeGreaterThan(1)
  await page.unroute('**/api/v1/admin/media/')
  await expect(uploads.getByRole('alert').filter({ hasText: 'this type is not allowed' })).toBeVisible()
  await expect(uploads.getByRole('alert').filter({ hasText: 'larger than 15 MB' })).toBeVisible()
  await expect(file(page, 'kiln.png')).toBeVisible()
  await expectAccessible(page, 'media library')
  await uploads.getByRole('button', { name: 'Clear' }).click()

  // The line breaks while a file is sent: it waits for another try.
  await intercept(page, '**/api/v1/admin/media/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await expect(uploads.getByRole('status')).toHaveText('Uploading: 0 of 1 files done')
    return route.abort('connectionreset')
  })
  await choose.setInputFiles(picture('cut.png', 30))
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
  await page.getByRole('button', { name: 'More actions for the folder Workshop' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Pottery')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Folders' }).getByRole('button', { name: 'Pottery', exact: true }).click()
  await expect(file(page, 'glaze.png')).toBeVisible()
  await page.getByRole('button', { name: 'More actions for the folder Pottery' }).click()
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
  await details.locator('input[type=file]').setInputFiles(picture('other.png', 200, 900))
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

  // In the editor an empty picture says how to fill it, and takes the file's own words along.
  const editor = await EditorPage.onPageWith(page, demo, 'Wet glaze', { type: 'image' })
  await editor.frame.getByText('Double-click to choose an image').dblclick()
  await dialog.getByRole('button', { name: 'Blue glaze, still wet' }).click()
  await dialog.getByRole('button', { name: /^(Choose|Use|Select)/ }).click()
  await expect(editor.frame.getByRole('img', { name: 'Blue glaze, still wet' })).toBeVisible()

  // A gallery takes several at once, of one folder, in the order of the clicks; a new text goes along with one picture.
  const { slug } = await editor.createPage('Wall', { type: 'gallery', props: { images: [] } }, { type: 'image' })
  await editor.open(slug)
  await editor.block('gallery').click()
  await page.getByRole('complementary', { name: 'Settings' }).getByRole('button', { name: 'Add' }).first().click()
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption('Pottery')
  await expect(dialog.getByRole('button', { pressed: false }).filter({ has: page.locator('img') })).toHaveCount(2)
  await expectAccessible(page, 'choosing several files')
  await dialog.getByRole('button', { name: 'cut.png' }).click()
  await dialog.getByRole('button', { name: 'Blue glaze, still wet' }).click()
  await expect(dialog.getByRole('status')).toHaveText('2 files 1 without alternative text')
  // Each of them is described and cropped right there; a crop takes the place of the whole picture, with its words.
  const chosen = dialog.getByRole('list', { name: 'Chosen images' }).getByRole('listitem')
  await chosen.first().getByRole('textbox', { name: 'Alternative text of cut.png' }).fill('Glaze on the wheel')
  await expect(dialog.getByRole('status')).toHaveText('2 files')
  await expectAccessible(page, 'several chosen files')
  await chosen.last().getByRole('button', { name: 'Crop “glaze.png”' }).click()
  const part = page.getByRole('dialog', { name: 'Crop “glaze.png”' })
  await part.getByText('1:1', { exact: true }).click()
  await part.getByRole('button', { name: 'Use the crop' }).click()
  await expect(part).toHaveCount(0)
  await expect(chosen).toContainText(['cut.png', 'glaze (cropped).png'])
  await expect(chosen.last().getByRole('textbox')).toHaveValue('Blue glaze, still wet')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await expect(editor.frame.locator('.block-gallery img')).toHaveCount(2)
  await editor.frame.getByText('Double-click to choose an image').dblclick()
  await expect(dialog.getByRole('button', { name: 'Blue glaze, still wet' })).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Glaze on the wheel' }).click()
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Glaze, cut away')
  await dialog.getByRole('button', { name: 'Choose file' }).click()
  const cut = editor.frame.getByRole('img', { name: 'Glaze, cut away' })
  await expect(cut).toBeVisible()

  // A part of it is a file of its own, in the shape that the picture has there or in another, and keeps the words.
  const whole = await cut.getAttribute('src')
  await cut.dblclick()
  await dialog.getByRole('button', { name: 'Glaze, cut away' }).click()
  await dialog.getByRole('button', { name: 'Crop' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop “cut.png”' })
  await expect(crop.getByRole('radio', { name: 'As shown' })).toBeChecked()
  await expectAccessible(page, 'cropping where a picture is chosen')
  await page.keyboard.press('Escape')
  await expect(crop).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Crop' }).click()
  await crop.getByText('1:1', { exact: true }).click()
  await crop.getByRole('button', { name: 'Use the crop' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => cut.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBe(1)
  expect(await cut.getAttribute('src')).not.toBe(whole)
  const { results } = await editor.call('GET', '/api/v1/admin/media/?search=cut')
  expect((results as { rows: { name: string }[] }).rows.map(({ name }) => name).sort()).toEqual([
    'cut (cropped).png',
    'cut.png',
  ])
})

test('an image is cropped into a new file by ratio and keys, with undo; the trash shows its pictures', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/media`)
  await page.locator('input[type=file]').first().setInputFiles(picture('harbour.png', 60))
  await file(page, 'harbour.png').click()
  const details = page.getByRole('complementary', { name: 'File details' })
  await details.getByRole('button', { name: 'Crop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop “harbour.png”' })
  const save = dialog.getByRole('button', { name: 'Save as new file' })
  await expect(save).toBeDisabled()
  await dialog.getByText('1:1', { exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('400 × 400')
  await expectAccessible(page, 'cropping an image')

  // By its corner with keys, and by its middle with the mouse.
  await dialog.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowLeft')
  await expect(dialog.getByRole('status')).toHaveText('336 × 336')
  const part = dialog.getByRole('button', { name: 'Part that is kept: 336 × 336 pixels' })
  const before = await part.boundingBox()
  await part.hover()
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) + 999, (before?.y ?? 0) + 999)
  await page.mouse.up()
  const after = await part.boundingBox()
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(20)
  await save.click()
  await expect(saidToast(page, 'Saved as “harbour (cropped).png”')).toBeVisible()
  await expect(details.getByText('336 × 336')).toBeVisible()
  await expect(file(page, 'harbour.png')).toBeVisible()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(file(page, 'harbour (cropped).png')).toHaveCount(0)

  for (const view of ['grid', 'list']) {
    await page.goto(`${demo.url}/admin/media?type=deleted&view=${view}`)
    const inTrash = page.getByRole('button', { name: 'harbour (cropped).png' }).locator('img')
    await expect.poll(() => inTrash.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await page.getByRole('button', { name: 'harbour (cropped).png' }).click()
  const preview = details.locator('.mprev img')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(details.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
})
