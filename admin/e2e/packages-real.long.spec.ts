// Strangers' packages through the screens of the built product: nothing is faked, and the server never stops.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { operatorAt } from '../../examples/demo/e2e/packages/operator.ts'
import { contentWith, publishPage } from '../../examples/demo/e2e/packages/pages.ts'
import { packRelease } from '../../examples/demo/e2e/packages/release.ts'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, makePage, test } from './test.ts'

const words = 'They spliced it while I waited.'

const packed = new Map<string, Promise<string>>()

let folder: string
test.beforeAll(async () => {
  packed.clear()
  folder = await mkdtemp(join(tmpdir(), 'ashlar-releases-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** A tarball as its author would pack it, packed once. */
function release(example: 'acme-testimonial' | 'acme-loyalty', version: string): Promise<string> {
  const path = packed.get(example + version) ?? packRelease(example, version, folder)
  packed.set(example + version, path)
  return path
}

test('P3: a block comes, is upgraded, goes back, goes and comes again, and its content outlives it all', async ({
  page,
  demo,
  browser,
}) => {
  test.setTimeout(120_000)
  const visitor = await (await browser.newContext()).newPage()
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin/packages`)
  await page.getByRole('button', { name: 'Add package' }).click()
  await chooseFile(page, await release('acme-testimonial', '2.0.0'))
  await expect(dialog(page)).toContainText('Install Testimonial@acme/testimonial2.0.0')
  await apply(page, 'Install', 'Testimonial 2.0.0 is now active.')
  await expect(dialog(page).getByRole('img', { name: 'Done' })).toHaveCount(7)
  await dialog(page).getByRole('button', { name: 'Reload' }).click()
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Testimonial', exact: true }) }),
  ).toContainText('2.0.0')

  // In another tab it is dragged into a page, saved and published; then something stays unsaved.
  const editor = await EditorPage.onNewPage(await page.context().newPage(), demo, 'What customers say')
  const quote = editor.block('acme-testimonial')
  const author = editor.page.getByRole('textbox', { name: 'Who said it' })
  await editor.drag(editor.tile('container'), editor.block('section').first())
  await editor.drag(editor.tile('acme/testimonial'), editor.block('container').first())
  await editor.page.getByLabel('What was said').fill(words)
  await expect(quote).toContainText(words)
  await editor.save()
  await editor.page.getByRole('button', { name: 'Publish' }).click()
  await expect(editor.page.locator('.ed__bar .badge')).toHaveText('Published')
  await visitor.goto(`${demo.url}/${editor.slug}`)
  await expect(visitor.getByText(words)).toBeVisible()
  await author.fill('A sailor')

  // A tab behind another draws no pictures, so it is slow to click in.
  await page.bringToFront()
  await page.getByRole('button', { name: 'More actions for Testimonial', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Another version…' }).click()
  await chooseFile(page, await release('acme-testimonial', '3.0.0'))
  await expect(dialog(page)).toContainText(/Upgrade \d documents when they are read/)
  await expect(dialog(page)).toContainText('Testimonial from data version 2 to 3')
  await expectAccessible(page, 'plan of an upgrade')
  await apply(page, 'Apply update', 'Testimonial 3.0.0 is now active.')
  await dialog(page).getByRole('button', { name: 'Reload' }).click()
  await expect(editor.page.getByText('The packages have changed. Reload to use them.')).toBeVisible()
  await expect(author).toHaveValue('A sailor')
  await visitor.reload()
  await expect(visitor.locator('figure[data-look=plain]')).toContainText(words)

  await page.bringToFront()
  await page.getByRole('link', { name: 'Testimonial', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Testimonial', level: 1 })).toBeVisible()
  await expectAccessible(page, 'package')
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(dialog(page)).toContainText(/Read \d documents as they were before/)
  await apply(page, 'Roll back', 'Testimonial 2.0.0 is now active.')
  await close(page)
  await editor.page.bringToFront()
  await editor.update()
  await visitor.reload()
  await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByText('A sailor')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'More actions for Testimonial', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
  await expect(dialog(page).getByRole('link', { name: 'What customers say' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Keep the content instead' }).click()
  await apply(page, 'Remove', 'Testimonial has been removed.')
  await close(page)
  expect((await visitor.reload())?.status()).toBe(200)
  await expect(visitor.getByText(words)).toHaveCount(0)
  await editor.page.bringToFront()
  await editor.open(editor.slug)
  await expect(editor.frame.getByText('No installed package provides the block "acme/testimonial".')).toBeVisible()

  // What it had is still in the store.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Install 2.0.0 again' }).click()
  await apply(page, 'Install', 'Testimonial 2.0.0 is now active.')
  await visitor.reload()
  await expect(visitor.getByText(words)).toBeVisible()
  await editor.page.bringToFront()
  await editor.open(editor.slug)
  await expect(quote).toContainText(words)
  await visitor.context().close()
  const operator = await operatorAt(Number(new URL(demo.url).port))
  await operator.change({ action: 'remove', name: '@acme/testimonial', keepContent: true })
})

test('GEN-006 a module comes with screens, API and a place beside a page; a website switches it off and on; it goes with its data', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000)
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin/packages`)
  await page.getByRole('button', { name: 'Add package' }).click()
  await chooseFile(page, await release('acme-loyalty', '1.1.0'))
  await expect(dialog(page)).toContainText('2 new permission areas: Members and their points, Rewards.')
  await apply(page, 'Install', 'Loyalty 1.1.0 is now active.')
  await dialog(page).getByRole('button', { name: 'Reload' }).click()

  const toggle = page.getByRole('switch', { name: 'Loyalty on this website' })
  const entry = page.getByRole('navigation').getByText('Loyalty', { exact: true })
  const api = () => page.evaluate(async () => (await fetch('/api/v1/admin/loyalty/members/')).status)
  await expect(toggle).toBeChecked()
  await page.goto(`${demo.url}/admin/loyalty`)
  // By then the empty list offers the button, and the header does not.
  await expect(page.getByText('No members yet')).toBeVisible()
  await page.getByRole('button', { name: 'New member' }).click()
  await page.getByLabel('Name').fill('Ada Wren')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Ada Wren' })).toBeVisible()
  await page.goto(`${demo.url}/admin/pages/1`)
  await expect(page.getByText('Show visitors what a visit is worth')).toBeVisible()

  const turn = async (words: string) => {
    await page.goto(`${demo.url}/admin/packages`)
    await toggle.click()
    await expect(page.getByText(words)).toBeVisible()
  }
  await turn('Loyalty is off')
  expect(await api()).toBe(403)
  await page.goto(`${demo.url}/admin/loyalty`)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expect(entry).toHaveCount(0)
  await turn('Loyalty is on')
  expect(await api()).toBe(200)
  await page.goto(`${demo.url}/admin/loyalty`)
  await expect(entry.first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Ada Wren' })).toBeVisible()

  await page.goto(`${demo.url}/admin/packages/@acme/loyalty`)
  await expect(page.getByText('Includes', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More actions for Loyalty' }).click()
  await page.getByRole('menuitem', { name: 'Remove with its data' }).click()
  await expect(dialog(page)).toContainText('1 row is deleted')
  await page.getByLabel('Type @acme/loyalty to confirm').fill('@acme/loyalty')
  await apply(page, 'Remove', 'Loyalty has been removed.')
  expect(await api()).toBe(404)
})

test('issue 3: one website tries a version while the other keeps its own, until it is for everyone', async ({
  page,
  demo,
  browser,
}) => {
  test.setTimeout(120_000)
  const operator = await operatorAt(Number(new URL(demo.url).port))
  await operator.upload(await readFile(await release('acme-testimonial', '2.0.0')))
  await operator.change({ action: 'install', name: '@acme/testimonial', version: '2.0.0' })
  const content = contentWith('acme/testimonial', 2, { text: words, author: 'A sailor' })
  await publishPage(operator, 'tried', content)
  const halfmoon = new EditorPage(page, { ...demo, url: demo.second })
  await demo.signIn(page, 'owner', demo.second)
  const id = await makePage(page, { title: 'tried', slug: 'tried', status: 'published' })
  await halfmoon.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content: JSON.stringify(content) })

  const visitor = await (await browser.newContext()).newPage()
  /** Version 3 draws a look that version 2 does not know. */
  const isNewAt = async (url: string) => {
    await visitor.goto(`${url}/tried`)
    await expect(visitor.getByText(words)).toBeVisible()
    return (await visitor.locator('figure[data-look]').count()) === 1
  }
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin/packages/@acme/testimonial`)
  await page.getByRole('button', { name: 'More actions for Testimonial', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Try on some websites…' }).click()
  await page.getByLabel('Halfmoon').check()
  await chooseFile(page, await release('acme-testimonial', '3.0.0'))
  await expect(dialog(page)).toContainText('It contains version 3.0.0.')
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await expect(dialog(page)).toContainText('Release it to 1 website')
  await apply(page, 'Start the trial', 'The chosen websites now have Testimonial 3.0.0.')
  await close(page)
  expect(await isNewAt(demo.second)).toBe(true)
  expect(await isNewAt(demo.url)).toBe(false)
  await expect(page.getByText('1 website has 3.0.0, all others 2.0.0.')).toBeVisible()

  await page.getByRole('button', { name: 'Release to everyone' }).click()
  await apply(page, 'Release to everyone', 'Testimonial 3.0.0 is now active.')
  expect(await isNewAt(demo.url)).toBe(true)
  expect(await isNewAt(demo.second)).toBe(true)
  await visitor.context().close()
  await operator.change({ action: 'remove', name: '@acme/testimonial', keepContent: true })
})

const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Hand a file over as a person does: through the chooser of the browser. */
async function chooseFile(page: Page, path: string) {
  await dialog(page).getByText('From a file').click()
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(path)
}

/** Agree to the plan that is shown, and watch the change until it is said to be done. */
async function apply(page: Page, label: string, outcome: string) {
  const button = dialog(page).getByRole('button', { name: label, exact: true })
  await button.waitFor()
  const read = page.getByLabel('I have read the warnings above')
  if (await read.isVisible()) await read.check()
  await button.click()
  // A server with one processor and an embedded database takes its time.
  await expect(dialog(page)).toContainText(outcome, { timeout: 30_000 })
}

const close = (page: Page) => dialog(page).locator('.dlg__f').getByRole('button', { name: 'Close' }).click()
