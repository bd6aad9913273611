import { encodeContent } from '@ashlar/sdk/server'
import type { Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const node = (type: string, parent: string | null, children: string[], props = {}) => ({
  type,
  version: 1,
  props,
  parent,
  children,
})

/** One of everything that the checks look for, in `c`; `fine` has none of it. */
const content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c']),
    c: node('container', 's', ['fine', 'deep', 'photo', 'mute', 'idle', 'pale', 'gone', 'later', 'lost']),
    fine: node('text', 'c', [], { text: 'Linen from the mill', tag: 'h2' }),
    deep: node('text', 'c', [], { text: 'Hemp and linen', tag: 'h4' }),
    photo: node('image', 'c', [], { src: '/media/999999/loom.webp' }),
    mute: node('button', 'c', [], { text: '', href: '/contact' }),
    idle: node('button', 'c', [], { text: 'Order linen' }),
    pale: node('text', 'c', [], { text: 'Woven by hand', customCss: 'color: rgb(169, 169, 169)' }),
    gone: node('button', 'c', [], { text: 'The old shop', href: '/the-old-shop' }),
    later: node('button', 'c', [], { text: 'The new shop', href: '/the-new-shop' }),
    lost: node('button', 'c', [], { text: 'How it is made', href: '#making' }),
  },
}

test('GEN-002 publishing from the editor: checks that lead to their block, schedule, find on the page, revisions', async ({
  page,
  demo,
  browser,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { id, slug, contentRevision } = await editor.createPage('The mill')
  await editor.createPage('The new shop')
  await editor.call('PUT', '/api/v1/admin/pages/', { id, showPageTitle: false })
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id,
    content: encodeContent(content),
    revision: contentRevision,
  })
  await editor.open(slug)
  const { keyboard } = page
  const said = page.locator('[data-announcement]')
  const more = page.getByRole('button', { name: 'Status, checks and links' })
  const panel = page.getByRole('dialog', { name: 'Status, checks and links' })
  const selected = page.locator('nav', { hasText: 'Page' }).locator('[aria-current=true]')

  // What was found stands in the panel; each leads to its block, and the toolbar is that block's.
  await expect(editor.frame.locator('[data-node=pale]')).toHaveCSS('color', 'rgb(169, 169, 169)')
  await more.click()
  const checks = panel.getByRole('region', { name: 'Checks' })
  const found = checks.getByRole('button', { name: 'Select the block' })
  await expect(found).toContainText([
    'An image has no alternative text',
    'The heading level skips from 2 to 4',
    'A link or button has no text',
    '“Order linen” does not link to anything',
    '“Woven by hand” is hard to read: its contrast is 2.3, and 4.5 is needed',
    'There is no page at /the-old-shop',
    'The page at /the-new-shop is not published',
    'This page has no section with the ID “making”',
    'The file loom.webp is no longer in the media library',
  ])
  await expect(found).toHaveCount(9)
  await expectAccessible(page, 'publish panel', 'iframe')
  await found.filter({ hasText: 'no alternative text' }).press('Enter')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Image')
  await expect(said).toHaveText('loom.webp selected. An image has no alternative text.')

  // Mended on the spot, by words or by one click, it is no longer found; each is a step that can be undone.
  await more.click()
  await expect(panel.getByRole('img', { name: '0 of 6 checks passed' })).toBeVisible()
  await checks.getByRole('button', { name: 'Fix', exact: true }).click()
  await keyboard.type('The loom')
  await keyboard.press('Enter')
  await checks.getByRole('button', { name: 'Set to 3' }).click()
  await expect(found).toHaveCount(7)
  await expect(editor.frame.locator('[data-node=deep]')).toHaveJSProperty('tagName', 'H3')
  await expect(panel.getByRole('img', { name: '2 of 6 checks passed' })).toBeVisible()
  await expect(checks).toContainText('2 checks passed')
  await expect(checks).toContainText('Alternative texts, headings')
  await panel.getByRole('button', { name: 'Fix first' }).click()
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Button')
  await keyboard.press('Control+z')
  await expect(editor.frame.locator('[data-node=deep]')).toHaveJSProperty('tagName', 'H4')
  await more.click()
  await expect(found).toHaveCount(8)

  // "Publish" in the bar shows them first: nothing is live yet.
  await keyboard.press('Escape')
  const inBar = page.locator('.ed__bar').getByRole('button', { name: 'Publish', exact: true })
  await inBar.click()
  await expect(found).toHaveCount(8)
  await expect(panel.getByRole('button', { name: 'Fix first' })).toBeVisible()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Draft')

  // They keep nobody from publishing: later first, which saves what was changed, then now.
  await panel.getByText('Later', { exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  await panel.getByLabel('Visible from').fill('2020-01-01T10:00')
  await expect(panel.getByText('Choose a time in the future.')).toBeVisible()
  await panel.getByLabel('Visible from').fill('2099-01-01T10:00')
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Scheduled')
  await editor.saved()
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(404)
  // What waits for its date is not called published.
  const revisions = page.getByRole('dialog', { name: 'Revisions of “The mill”' })
  await more.click()
  await expect(found).toHaveCount(8)
  await panel.getByRole('button', { name: 'Revisions' }).click()
  await expect(revisions.getByRole('listitem').first()).toContainText('Revision 3')
  await expect(revisions.getByRole('listitem').locator('.badge').first()).toHaveText('Scheduled')
  await keyboard.press('Escape')
  await more.click()
  await expect(found).toHaveCount(8)
  await panel.getByText('Now', { exact: true }).click()
  await panel.getByLabel('What changed? (optional)').fill('Autumn linen')
  await panel.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
  expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'Linen from the mill' })).toBeVisible()
  // "Update" shows them as well, by keyboard, and what was changed goes live from there.
  await editor.write(editor.frame.locator('[data-node="fine"]'), 'Linen from our mill')
  const update = page.locator('.ed__bar').getByRole('button', { name: 'Update', exact: true })
  await update.press('Enter')
  await expect(found).toHaveCount(8)
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'dirty')
  await expectAccessible(page, 'findings before an update', 'iframe')
  await panel.getByRole('button', { name: 'Update anyway' }).press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
  await editor.saved()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Linen from our mill' })).toBeVisible()
  await editor.write(editor.frame.locator('[data-node="fine"]'), 'Linen from the mill')
  await update.click()
  await panel.getByRole('button', { name: 'Update anyway' }).click()
  await expect(panel).toBeHidden()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Published')

  // It is kept under the words that were given.
  await more.click()
  await expect(found).toHaveCount(8)
  await panel.getByRole('button', { name: 'Revisions' }).click()
  await expect(revisions).toContainText('Autumn linen')
  await keyboard.press('Escape')

  // A link for somebody without an account; the page itself; and back to draft.
  await more.click()
  await expect(panel.getByRole('link', { name: 'View page' })).toHaveAttribute('href', `/${slug}`)
  await panel.getByRole('button', { name: 'Back to draft' }).click()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Draft')
  await more.click()
  await expect(found).toHaveCount(8)
  await panel.getByRole('button', { name: 'Share a preview' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const shared = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(404)
  await visitor.goto(shared)
  await expect(visitor.getByRole('heading', { name: 'Linen from the mill' })).toBeVisible()
  await visitor.context().close()

  // Find on the page, by keyboard: Enter goes on, around at the end; Escape leaves the last one selected.
  await editor.frame.locator('[data-node="fine"]').click()
  await keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: 'Find on the page' })
  await expect(bar.getByRole('textbox')).toBeFocused()
  await keyboard.type('LINEN')
  await expect(bar.getByRole('status')).toHaveText('1 of 3')
  await keyboard.press('Enter')
  await expect(said).toHaveText('Text selected, 2 of 3.')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Text')
  await keyboard.press('Enter')
  await expect(selected).toHaveText('Button')
  await keyboard.press('Enter')
  await expect(bar.getByRole('status')).toHaveText('1 of 3')
  await keyboard.press('Shift+Enter')
  await expect(bar.getByRole('status')).toHaveText('3 of 3')
  await expectAccessible(page, 'find on the page', 'iframe')
  await keyboard.press('Control+a')
  await keyboard.type('wool')
  await expect(bar.getByRole('status')).toHaveText('No results')
  await keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(selected).toHaveText('Button')

  // A revision is looked at and brought back; what was not saved comes back by undo.
  await editor.write(editor.frame.locator('[data-node="fine"]'), 'Cotton, not saved')
  await page.locator('.ed__foot').click({ position: { x: 300, y: 10 } })
  await keyboard.press('Control+Alt+r')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toContainText('Admin')
  await dialog
    .getByRole('button', { name: /^View revision/ })
    .last()
    .click()
  const then = page.frameLocator('iframe.revs__page')
  await expect(then.getByText('Linen from the mill')).toHaveCount(1)
  await expectAccessible(page, 'a revision in the editor', 'iframe')

  // Compared with what is saved now: in words, and side by side as the site renders both; a change leads to its block.
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  const differs = dialog.getByRole('list', { name: 'Differences' }).getByRole('button')
  await expect(differs).toHaveText([/Changed: The loom.*empty → “The loom”/])
  await differs.press('Enter')
  const frames = dialog.locator('figure iframe')
  await expect(frames).toHaveCount(2)
  await expect(dialog.frameLocator('figure iframe').last().getByAltText('The loom')).toBeInViewport()
  // They scroll together, whichever is scrolled.
  const sides = [frames.first(), frames.last()].map((frame) => frame.contentFrame().locator('html'))
  for (const [scrolled, other] of [sides, sides.toReversed()]) {
    await scrolled?.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => other?.evaluate(() => scrollY)).toBe(0)
    await scrolled?.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => other?.evaluate(() => scrollY)).toBeGreaterThan(0)
  }
  await expectAccessible(page, 'two revisions compared', 'iframe')
  await dialog.getByRole('button', { name: 'All revisions' }).click()

  // A name, by keyboard, and the list of those that have one.
  await dialog
    .getByRole('button', { name: /^Name revision/ })
    .last()
    .press('Enter')
  await keyboard.type('Not this')
  await keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: /^Name revision/ }).last()).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.type('Before the fair')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').last()).toContainText('Before the fair')
  await dialog.getByText('Named', { exact: true }).click()
  // The other one was named as it was published.
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog
    .getByRole('button', { name: /^Restore revision/ })
    .last()
    .click()
  await expect(dialog).toBeHidden()
  await expect(editor.frame.locator('[data-node="fine"]')).toHaveText('Linen from the mill')
  await editor.saved()
  const restored = await editor.storedContent(slug)
  expect(restored.nodes['photo']?.props['altText']).toBeUndefined()
  await page.getByRole('button', { name: 'Undo: Restore a revision' }).click()
  await expect(editor.frame.locator('[data-node="fine"]')).toHaveText('Cotton, not saved')
  await editor.save()
  expect((await editor.storedContent(slug)).nodes['photo']?.props['altText']).toBe('The loom')

  // The tour is offered until it is answered, by keyboard, and comes back when it is asked for.
  await page.getByRole('tab', { name: 'Layers' }).click()
  await page.getByRole('button', { name: 'New here? Take the tour' }).press('Enter')
  const tour = page.getByRole('dialog', { name: 'Tour of the editor' })
  await expect(tour.getByRole('heading', { level: 3 })).toHaveText('Add blocks to the page')
  await expect(editor.tile('text')).toBeVisible()
  await expectAccessible(page, 'tour of the editor', 'iframe')
  await keyboard.press('Enter')
  await expect(tour.getByRole('heading', { level: 3 })).toHaveText('Work directly on the page')
  for (const key of ['ArrowRight', 'ArrowLeft', 'Escape']) await keyboard.press(key)
  await expect(tour).toBeHidden()
  await editor.open(slug)
  await expect(page.getByRole('button', { name: 'New here? Take the tour' })).toBeHidden()
  await keyboard.press('Shift+Alt+t')
  await expect(tour.getByText('1 of 6')).toBeVisible()
  await tour.getByRole('button', { name: 'Skip the tour' }).click()
  await expect(tour).toBeHidden()
})

test('checks whose code cannot be fetched are not taken for passed, and it says what to do', async ({ page, demo }) => {
  await page.route('**/find-on-page-*.js', (route) => route.abort())
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { slug } = await editor.createPage('The dye house')
  await editor.open(slug)
  await page.getByRole('button', { name: 'Status, checks and links' }).click()
  const panel = page.getByRole('dialog', { name: 'Status, checks and links' })
  const checks = panel.getByRole('region', { name: 'Checks' })
  const words = 'Could not check the page. Check your connection, then reload the editor.'
  await expect(checks).toHaveText(words)
  await expect(panel.getByRole('img', { name: /checks passed/ })).toHaveCount(0)

  // They keep nobody from publishing either, and it is said.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
  await expect(message(page, words)).toBeVisible()
})

test('a page without findings goes live by one press, and leads to what visitors see', async ({ page, demo }) => {
  const text = { type: 'text', props: { text: 'Indigo' } }
  const editor = await EditorPage.onPageWith(page, demo, 'The blue vat', text)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
  await expect(page.getByRole('dialog', { name: 'Status, checks and links' })).toBeHidden()
  const opened = page.waitForEvent('popup')
  await message(page, 'Published').getByRole('button', { name: 'View page' }).click()
  const seen = await opened
  await expect(seen).toHaveURL(`${demo.url}/${editor.slug}`)
  await expect(seen.locator('main .block-text')).toHaveText('Indigo')
  await seen.close()

  await editor.write(editor.frame.locator('[data-node="n0"]'), 'Madder')
  await editor.update()
  await expect(message(page, 'Visitors see your changes').getByRole('button', { name: 'View page' })).toBeVisible()
})

const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).locator('.toast').filter({ hasText: text })

test('a live page has a draft: visitors see what was saved once it is updated; discarded, it is gone; of two people the second is told', async ({
  page,
  demo,
  browser,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'The dye house', { type: 'text', props: { text: 'Indigo' } })
  const { slug } = editor
  const { id } = await editor.stored()
  await editor.call('PUT', '/api/v1/admin/pages/', { id, status: 'published' })
  await editor.open(slug)
  const words = editor.frame.locator('[data-node="n0"]')
  const badge = page.locator('.ed__bar .badge')
  const update = page.getByRole('button', { name: 'Update', exact: true })
  const more = page.getByRole('button', { name: 'Status, checks and links' })
  const panel = page.getByRole('dialog', { name: 'Status, checks and links' })
  const visitor = await (await browser.newContext()).newPage()
  const expectSeen = async (text: string) => {
    await visitor.goto(`${demo.url}/${slug}`)
    await expect(visitor.locator('main .block-text')).toHaveText(text)
  }
  await expect(badge).toHaveText('Published')
  await expect(update).toBeDisabled()

  // The first save says when visitors see it; the next ones need not.
  await editor.write(words, 'Madder')
  await editor.save()
  await expect(message(page, 'Saved. Visitors see it once you choose Update.')).toBeVisible()
  await expect(badge).toHaveText('Unpublished changes')
  await expectSeen('Indigo')
  await more.click()
  await expect(panel.getByText('Visitors do not see the latest changes yet.')).toBeVisible()
  await expectAccessible(page, 'publish panel of unpublished changes', 'iframe')
  await page.keyboard.press('Escape')
  await update.click()
  await expect(message(page, 'Visitors see your changes')).toBeVisible()
  await expect(badge).toHaveText('Published')
  await expectSeen('Madder')

  // What is not saved yet is saved first.
  await editor.write(words, 'Weld')
  await editor.update()
  await expectSeen('Weld')

  // Discarded, after a question; what was there comes back by undo.
  await editor.write(words, 'Cochineal')
  await editor.save()
  await more.click()
  await panel.getByRole('button', { name: 'Discard changes' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('“The dye house” goes back to what visitors see now.')
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(words).toHaveText('Weld')
  await expect(badge).toHaveText('Published')
  await editor.saved()
  await page.getByRole('button', { name: 'Undo: Discard changes' }).click()
  await expect(words).toHaveText('Cochineal')
  await editor.save()
  await expectSeen('Weld')

  // A colleague has saved since: nothing goes live that this person has not seen.
  const other = await (await browser.newContext()).newPage()
  const theirs = new EditorPage(other, demo)
  await demo.signIn(other, 'manager')
  await theirs.open(slug)
  await theirs.write(theirs.frame.locator('[data-node="n0"]'), 'Woad')
  await theirs.save()
  await expect(page.locator('.ednote')).toContainText('saved this page')
  await more.click()
  await panel.getByRole('button', { name: 'Discard changes' }).click()
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(message(page, 'The changes were not discarded')).toContainText(
    'has changed this page in the meantime. Nothing was discarded.',
  )
  await page.keyboard.press('Escape')
  await update.click()
  const refused = message(page, 'Could not publish')
  await expect(refused).toContainText('has changed this page in the meantime. Nothing was published.')
  await expectSeen('Weld')
  await refused.getByRole('button', { name: 'Show the newest version' }).click()
  await expect(words).toHaveText('Woad')
  await expect(page.locator('.ednote')).toBeHidden()
  await editor.update()
  await expectSeen('Woad')
  // The colleague is told at once: of what went live, and of the next save, which can be taken in.
  await expect(other.locator('.ed__bar .badge')).toHaveText('Published')
  await editor.write(words, 'Walnut')
  await editor.save()
  await expect(other.locator('.ednote')).toContainText('saved this page')
  await expectAccessible(other, 'a newer version', 'iframe')
  await other.getByRole('button', { name: 'Show the newest version' }).click()
  await expect(theirs.frame.locator('[data-node="n0"]')).toHaveText('Walnut')
  await expect(other.locator('.ednote')).toBeHidden()
  await other.context().close()

  // The page's own screen and the list say the same, and do the same.
  await page.goto(`${demo.url}/admin/pages?search=dye%20house`)
  const line = page.getByRole('table', { name: 'Pages' }).locator('tbody tr').filter({ hasText: 'The dye house' })
  await expect(line.locator('.badge').last()).toHaveText('Published · unpublished changes')
  await page.goto(`${demo.url}/admin/pages/${id}`)
  await expect(page.getByText('Published · unpublished changes')).toBeVisible()
  await expectAccessible(page, 'page with unpublished changes')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(message(page, 'Visitors see the changes to “The dye house”')).toBeVisible()
  await expect(page.getByText('Visitors do not see the latest changes yet.')).toBeHidden()
  await expectSeen('Walnut')

  // A colleague schedules the page while it has changes: they go out with it, and nobody is told that visitors see them.
  await editor.open(slug)
  await editor.write(words, 'Buckthorn')
  await editor.save()
  await expect(badge).toHaveText('Unpublished changes')
  await page.route(/\/changes\/\d+\/publish\//, async (route) => {
    const publish_date = new Date(Date.now() + 86_400_000).toISOString()
    await editor.call('PUT', '/api/v1/admin/pages/', { id, publish_date })
    await route.continue()
  })
  await update.click()
  await expect(message(page, 'Visitors do not see this page')).toContainText(
    'Its status has become “Scheduled” in the meantime. Your changes are saved.',
  )
  await expect(badge).toHaveText('Scheduled')
  expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(404)
  await editor.call('PUT', '/api/v1/admin/pages/', { id, publish_date: new Date().toISOString() })
  await expectSeen('Buckthorn')
  await visitor.context().close()
})
