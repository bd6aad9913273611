import { listPatternPackages } from '@ashlar/sdk/platform'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, follow, test } from './test.ts'

const odd = '/_ashlar/packages/@acme/odd/1.0.0/patterns.js'
const oddPatterns = {
  kind: 'patterns',
  patterns: [{ id: 'odd', title: 'Odd hero', group: 'hero', blocks: [{ type: 'acme/gone' }] }],
  ...{ pages: [], sites: [] },
}

test.use({ expectedErrors: /^(A page of the starter website could not be made|ApiError:)/ })

test('patterns are found, added by key, click and drag, and taken back; pages and a website begin with them (issue 22)', async ({
  page,
  demo,
}) => {
  // Besides what is installed, a package with a block that nobody has.
  await page.route(`**${listPatternPackages.path}`, async (route) => {
    const reply = await route.fetch()
    const json = await reply.json()
    json.results.rows.push({ packageName: '@acme/odd', packageVersion: '1.0.0', address: odd, failure: '' })
    await route.fulfill({ response: reply, json })
  })
  await page.route(`**${odd}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(oddPatterns)}` }),
  )
  const editor = await EditorPage.onNewPage(page, demo, 'Patterns')
  const sections = editor.block('wrapper').locator('> .block-section')
  const tiles = page.locator('[data-pattern]')
  const search = page.getByRole('textbox', { name: 'Search patterns' })
  const undo = page.getByRole('button', { name: /^Undo/ })

  await test.step('a blank page offers patterns; what is found first takes its place with Enter', async () => {
    await page.getByRole('button', { name: 'Start with a pattern' }).click()
    await expect(search).toBeFocused()
    const title = (await tiles.first().getByRole('button').textContent()) ?? ''
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(sections.first().locator('> *').first()).toBeVisible()
    await expect(search).toHaveValue('')
    await expect(page.getByRole('button', { name: `Undo: Add pattern ${title}` })).toBeEnabled()
  })
  await test.step('one step takes it back, and brings it again', async () => {
    const before = (await editor.frame.locator('#canvas').textContent()) ?? ''
    await undo.click()
    await expect(page.getByText('This page is empty.')).toBeVisible()
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(editor.frame.locator('#canvas')).toHaveText(before)
  })
  await test.step('the preview is the pattern itself', async () => {
    const preview = tiles.first().locator('iframe').contentFrame()
    await expect(preview.locator('.block-section').first()).toBeVisible()
    await expect(tiles.first().locator('.patpv')).toHaveAttribute('data-ready', 'true')
  })
  await test.step('a click adds it behind the selected section, a drag where it is let go', async () => {
    const before = await sections.count()
    await tiles.nth(1).getByRole('button').click()
    await expect(sections).toHaveCount(before + 1)
    await expect(editor.frame.locator('#canvas .block-section').last()).toBeInViewport()
    await editor.drag(tiles.nth(1).getByRole('button'), sections.last(), { x: 0.5, y: 0.05 })
    await expect(sections).toHaveCount(before + 2)
  })
  await test.step('arrow keys go through the patterns', async () => {
    await search.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(tiles.nth(1).getByRole('button')).toBeFocused()
  })
  await test.step('one group alone is shown, and whole pages instead of sections', async () => {
    const all = await tiles.count()
    const groups = page.getByRole('combobox', { name: 'Group' })
    const [, one = ''] = await groups.getByRole('option').allTextContents()
    await groups.selectOption({ label: one })
    await expect(page.locator('.pat__t')).toHaveCount(1)
    await expect(page.locator('.pat__t')).toHaveText(one.replace(/ \((\d+)\)$/, '$1'))
    expect(await tiles.count()).toBeLessThan(all)
    await groups.selectOption('All groups')
    await page.getByRole('group', { name: 'Shown' }).getByText('Whole pages').click()
    const whole = page.getByRole('region', { name: 'Whole pages' }).locator('[data-pattern]')
    await expect(whole.first()).toBeVisible()
    await expect(groups).toHaveCount(0)
    await page.getByRole('group', { name: 'Shown' }).getByText('Sections').click()
    await expect(tiles).toHaveCount(all)
  })
  await test.step('what cannot be used is not offered, and why is said', async () => {
    await expect(page.locator('[data-pattern*=odd]')).toHaveCount(0)
    await page.getByText('1 pattern is not available').click()
    await expect(page.getByText('No installed package provides the block "acme/gone".')).toBeVisible()
  })
  await expectAccessible(page, 'pattern library', 'iframe')
  await editor.save()

  await test.step('a new page begins with a whole page, and opens with it', async () => {
    await follow(page, '/admin/pages/new')
    const starts = page.getByRole('radiogroup', { name: 'Start with' }).getByRole('radio')
    await starts.nth(1).check()
    await expect(page.getByLabel('Title*')).not.toHaveValue('')
    await expectAccessible(page, 'new page', 'iframe')
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect(page).toHaveURL(/\/admin\/editor\?slug=/)
    await editor.ready()
    await expect(editor.block('section').first()).toBeVisible()
    expect(Object.keys((await editor.storedContent()).nodes).length).toBeGreaterThan(3)
  })
  await test.step('a website begins with the pages of a starter website, as drafts with addresses of their own', async () => {
    await follow(page, '/admin/pages/new')
    await page.getByRole('button', { name: 'Start a whole website' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start a whole website' })
    await expect(dialog.getByRole('radio').first()).toBeChecked()
    await expectAccessible(page, 'starter websites', 'iframe')
    // The line breaks at the second page: the first stays, and from there it goes on.
    let saves = 0
    await page.route('**/page/updatecontent/', (route) => {
      saves += 1
      return saves === 2 ? route.abort() : route.continue()
    })
    await dialog.getByRole('button', { name: /^Add \d+ pages?$/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('The server did not answer')
    await expect(dialog.locator('li[data-state=done]')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText(/^(\d+) of \1 pages added$/)).toBeVisible()
    await dialog.getByRole('link', { name: 'Open the first page' }).click()
    await editor.ready()
    expect((await editor.stored()).status).toBe('draft')
    await expect(editor.block('section').first()).toBeVisible()
    // The demo has a page with that address already.
    const written = JSON.stringify(await editor.storedContent())
    expect(written).toMatch(/"\/contact-\d+"/)
    expect(written).not.toContain('"/contact"')
  })
})
