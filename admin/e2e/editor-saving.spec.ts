import type { Page, Route } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { type Demo, expect, test } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'

const asSaved = { type: 'text', props: { text: 'As saved' } }

/** A page with one saved text, open in the editor. */
const pageWithText = (page: Page, demo: Demo, title: string) => EditorPage.onPageWith(page, demo, title, asSaved)

test('EDIT-039, OPEN-101, OPEN-116 a save that fails (500, 413, no line, the line lost before the answer, signed out) keeps the work unsaved, says why, and Try again saves it; a save shows that it is going on, and says Saved', async ({
  page,
  demo,
}) => {
  const editor = await pageWithText(page, demo, 'Failed save')
  await editor.write(editor.block('text'), 'Not to be lost')
  const state = page.locator('[data-save]')
  type Fault = (route: Route) => Promise<void>
  const faults: readonly (readonly [Fault, string])[] = [
    [
      (route) =>
        route.fulfill({
          status: 500,
          json: { success: false, error: 'The database can not be reached.', code: 'INTERNAL', requestId: 'x' },
        }),
      'Could not save: The database can not be reached.',
    ],
    // The server itself says that it is too much.
    [
      (route) => route.continue({ postData: JSON.stringify({ content: 'x'.repeat(2 ** 21) }) }),
      'Could not save: The page is too large to save.',
    ],
    [(route) => route.abort('internetdisconnected'), 'Offline, saved on this device'],
    // It was saved, and nobody heard of it.
    [(route) => route.fetch().then(() => route.abort('connectionreset')), 'Offline, saved on this device'],
  ]
  let fault = faults[0]?.[0]
  await intercept(page, '**/page/updatecontent/', (route) => fault?.(route))
  for (const [next, words] of faults) {
    fault = next
    await page.keyboard.press('Control+s')
    await expect(state).toHaveAttribute('data-save', 'failed')
    await expect(state).toContainText(words)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
    await expect(editor.block('text')).toHaveText('Not to be lost')
  }

  // What the server has of it counts as saved; what came since is saved upon it, and nobody is asked about oneself.
  await editor.write(editor.block('text'), 'Typed while offline')
  await page.unroute('**/page/updatecontent/')
  await state.getByRole('button', { name: 'Try again' }).click()
  // First, since it goes by itself.
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved', { exact: true })).toBeVisible()
  await editor.saved()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const button = page.locator('.ed__bar .btn', { hasText: /^(Save|Saving…)$/ })
  await expect(button).toBeDisabled()
  expect(JSON.stringify(await editor.storedContent())).toContain('Typed while offline')

  await editor.write(editor.block('text'), 'Typed while signed out')
  await page.context().clearCookies()
  await page.keyboard.press('Control+s')
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  // It waits for the answer meanwhile, and can not be sent twice.
  await expect(button).toHaveText('Saving…')
  await expect(button).toBeDisabled()
  await again.getByLabel('Password').fill(demo.password)
  await page.keyboard.press('Enter')
  await editor.saved()
  expect(JSON.stringify(await editor.storedContent())).toContain('Typed while signed out')
})

test('EDIT-028, OPEN-114 what was not saved is offered again after a crash, to restore or to discard', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onNewPage(page, demo, 'Local copy')
  await editor.drag(editor.tile('container'), editor.block('section').first())
  await editor.drag(editor.tile('text'), editor.block('container').first())
  await editor.write(editor.block('text'), 'As saved')
  await editor.save()
  await editor.write(editor.block('text'), 'Typed before the crash')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('editorContent:page:'))))
    .toBe(true)
  // A crash asks nobody.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await editor.ready()
  await expect(editor.block('text')).toHaveText('As saved')
  const note = page.getByRole('alert').filter({ hasText: 'You have unsaved changes' })
  await note.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.block('text')).toHaveText('Typed before the crash')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'dirty')
  await editor.save()
  await page.reload()
  await editor.ready()
  await expect(editor.block('text')).toHaveText('Typed before the crash')
  await expect(note).toHaveCount(0)

  // The history outlived the crash, the save and the reload.
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveAccessibleName('Undo: Change Text of Text to Typed before the crash')
  await undo.click()
  await expect(editor.block('text')).toHaveText('As saved')
  for (let step = 0; step < 3; step += 1) await undo.click()
  await expect(editor.block('container')).toHaveCount(0)
  await expect(undo).toBeDisabled()

  // No room for a copy: it is said, and typing and saving go on.
  const { origin } = new URL(page.url())
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.evaluate(() => {
    // Else what is kept next takes the place of what was kept last.
    for (const key of Object.keys(localStorage)) if (key.startsWith('editorContent:')) localStorage.removeItem(key)
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`full ${size} ${localStorage.length}`, 'x'.repeat(size))
      } catch {
        // No room for this much: less of it may still fit.
      }
    }
  })
  // By keys: the message that there is no room may stand before the buttons.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z')
  await expect(editor.block('text')).toHaveText('As saved')
  await editor.write(editor.block('text'), 'Written without room')
  await expect(page.locator('[data-save]')).toContainText('Unsaved changes, no copy in this browser')
  await expect(page.getByText('If you close this page, you lose them. Save soon.').first()).toBeVisible()
  await editor.save()
  expect(JSON.stringify(await editor.storedContent())).toContain('Written without room')
})

test('OPEN-115 leaving with unsaved changes asks first', async ({ page, demo }) => {
  const editor = await pageWithText(page, demo, 'Guard')
  await editor.write(editor.block('text'), 'Unsaved')
  await page.getByRole('link', { name: 'Back to pages' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Unsaved Changes')
  await expect(question).toContainText('You have unsaved changes. Are you sure?')
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await expect(editor.block('text')).toHaveText('Unsaved')
  await editor.save()
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await expect(page).toHaveURL(/\/admin\/pages/)
})

test.describe('two people', () => {
  test('409 both changed the same block: the dialog shows both, and mine or theirs is kept', async ({
    page,
    demo,
    browser,
  }) => {
    const mine = await pageWithText(page, demo, 'Conflict')
    const otherPage = await (await browser.newContext()).newPage()
    const theirs = new EditorPage(otherPage, demo)
    await demo.signIn(otherPage, 'manager')
    await theirs.open(mine.slug)
    await theirs.write(theirs.block('text'), 'Theirs')
    await theirs.save()

    await mine.write(mine.block('text'), 'Mine')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('saved this page while you were editing')
    await expect(dialog.getByRole('region', { name: 'Theirs' })).toContainText('→ “Theirs”')
    await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('→ “Mine”')
    // Each with a picture of what it changed.
    for (const [version, words] of Object.entries({ Yours: 'Mine', Theirs: 'Theirs' })) {
      const picture = dialog.getByRole('region', { name: version }).locator('iframe').contentFrame()
      await expect(picture.locator('.block-text')).toHaveText(words)
    }
    await expect(dialog.getByRole('button', { name: 'Keep both' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Decide later' }).click()
    await expect(mine.block('text')).toHaveText('Mine')
    expect(JSON.stringify(await mine.storedContent())).toContain('Theirs')

    await page.keyboard.press('Control+s')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await mine.saved()
    expect(JSON.stringify(await mine.storedContent())).toContain('Mine')

    // Now the other person is the late one, and takes what is there.
    await theirs.write(theirs.block('text'), 'Too late')
    await otherPage.keyboard.press('Control+s')
    await otherPage.getByRole('dialog').getByRole('button', { name: 'Keep theirs' }).click()
    await theirs.saved()
    await expect(theirs.block('text')).toHaveText('Mine')

    // Or both stay: theirs where it is, mine as a draft page of its own.
    await theirs.write(theirs.block('text'), 'Third')
    await theirs.save()
    await mine.write(mine.block('text'), 'Apart')
    await page.keyboard.press('Control+s')
    // One that can't be filled is taken away again, and the question stays.
    const contents = '**/api/v1/admin/page/updatecontent/'
    await intercept(page, contents, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save mine as a copy' }).click()
    await expect(page.getByText('The copy could not be saved')).toBeVisible()
    const drafts = async () => {
      const { results } = await mine.call('GET', '/api/v1/admin/pages/?search=Conflict')
      return (results as { rows: { title: string }[] }).rows.map(({ title }) => title)
    }
    await expect.poll(drafts).toEqual(['Conflict'])
    await page.unroute(contents)
    await dialog.getByRole('button', { name: 'Save mine as a copy' }).click()
    await expect(page.getByText('Your version is saved as the draft “Conflict (copy)”')).toBeVisible()
    await mine.saved()
    await expect(mine.block('text')).toHaveText('Third')
    expect(JSON.stringify(await mine.storedContent())).toContain('Third')
    expect(JSON.stringify(await mine.storedContent('conflict-copy'))).toContain('Apart')
    await otherPage.context().close()
  })

  test('409 changes of different blocks are kept together', async ({ page, demo, browser }) => {
    const mine = await pageWithText(page, demo, 'Merge')
    const otherPage = await (await browser.newContext()).newPage()
    const theirs = new EditorPage(otherPage, demo)
    await demo.signIn(otherPage, 'manager')
    await theirs.open(mine.slug)
    await theirs.drag(theirs.tile('image'), theirs.block('container').first(), { x: 0.5, y: 0.95 })
    await theirs.save()

    await mine.write(mine.block('text'), 'Both')
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep both' }).click()
    await mine.saved()
    await expect(mine.block('image')).toHaveCount(1)
    const types = Object.values((await mine.storedContent()).nodes).map(({ type }) => type)
    expect(types).toContain('image')
    expect(JSON.stringify(await mine.storedContent())).toContain('Both')
    await otherPage.context().close()
  })
})

test('OPEN-114 one page in two tabs of a person: each says so, keeps its own copy, and both are kept together', async ({
  page,
  context,
  demo,
}) => {
  const here = await pageWithText(page, demo, 'Two tabs')
  const there = new EditorPage(await context.newPage(), demo)
  await there.open(here.slug)
  for (const { page: tab } of [here, there]) {
    await expect(tab.getByText('You have this open in another tab.')).toBeAttached()
  }
  await here.write(here.block('text'), 'From here')
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('editorContent:page:')).length)
  await expect.poll(copies).toBe(1)
  await there.drag(there.tile('image'), there.block('container').first(), { x: 0.5, y: 0.95 })
  await expect.poll(copies).toBe(2)
  await there.save()
  await expect.poll(copies).toBe(1)
  await there.page.close()

  // The first one crashes; what the second saved has not taken its copy away.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await here.ready()
  await expect(here.block('image')).toHaveCount(1)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(here.block('text')).toHaveText('From here')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'You saved this page in another window' })
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await here.saved()
  const stored = JSON.stringify(await here.storedContent())
  expect(stored).toContain('From here')
  expect(stored).toContain('"image"')
})

test('PERM-114, PERM-115 without the right to edit the page is shown and no tool is', async ({ page, demo }) => {
  await demo.signIn(page, 'staff')
  await page.goto(`${demo.url}/admin/editor?slug=`)
  const editor = new EditorPage(page, demo)
  await editor.ready()
  await editor
    .block('section')
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect(editor.toolbar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Layers' })).toBeVisible()
  await expect(editor.tile('section')).toHaveCount(0)
  await expect(page.getByText('You can view this page but not change it.')).toBeVisible()
})

test('EDIT-004, EDIT-034, EDIT-035 a section component is loaded by its id and saved', async ({ page, demo }) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const made = await editor.call('POST', '/api/v1/admin/page/component-template/', { componentName: 'Maker story' })
  const { id } = made['template'] as { id: number }
  await page.goto(`${demo.url}/admin/editor?component=${id}`)
  await editor.ready()
  await editor.drag(editor.tile('container'), editor.block('section').first())
  await expect(editor.block('container')).toHaveCount(1)
  await editor.save()
  await page.reload()
  await editor.ready()
  await expect(editor.block('container')).toHaveCount(1)
  await page.goto(`${demo.url}/admin/editor?component=999999`)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('OPEN-114 a draft that can not be read stops the loading: nothing is shown, and nothing is written over it', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { slug } = await editor.createPage('Unreadable draft', asSaved)
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/page\/(draft|updatecontent)\//.test(request.url())) written.push(request.url())
  })
  await page.route('**/page/draft/*/', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: 'The database can not be reached.', code: 'UNAVAILABLE', requestId: 'x' },
    }),
  )
  await page.goto(`${demo.url}/admin/editor?slug=${encodeURIComponent(slug)}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The page could not be loaded')
  await expect(alert).toContainText('The database can not be reached.')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Control+s')

  await page.unroute('**/page/draft/*/')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await editor.ready()
  await expect(editor.block('text')).toHaveText('As saved')
  expect(written).toEqual([])
})
