import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, follow, test } from './test.ts'

// Parts that did not arrive are logged besides being said.
test.use({ expectedErrors: /^ApiError:|Failed to fetch dynamically imported module/ })

const words = (text: string) => ({ type: 'text', props: { text } })
const tall = { type: 'spacer', props: { size: { desktop: { height: 900 } } } }

test('EDIT-010 header and footer are labelled, selected and edited in place, and the page is as it was on the way back', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(
    page,
    demo,
    'Around',
    words('One'),
    tall,
    words('Two'),
    tall,
    words('Three'),
  )
  const { frame } = editor
  const { keyboard } = page
  const header = frame.locator('[data-site-part=header]')
  const footer = frame.locator('[data-site-part=footer]')
  const panel = page.getByRole('region', { name: 'Footer' })
  const settings = page.getByRole('complementary', { name: 'Settings' })

  // What shows it is fetched with the first look: without a connection that is said, and the next look tries again.
  const lost = new Set<string>()
  await page.route(/\/(part-frames|part-panel)-[^/]*\.js/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (lost.has(pathname)) return route.continue()
    lost.add(pathname)
    return route.abort('internetdisconnected')
  })
  await header.click({ position: { x: 4, y: 4 } })
  await expect(page.getByText('This could not be opened. Check the connection and try again.').first()).toBeVisible()
  await expect(settings).not.toContainText('The plain header shows the logo')
  await frame.locator('[data-node=n0]').hover()

  // Hover names it; Tab reaches it, nothing in it, and Enter selects.
  await header.hover({ position: { x: 4, y: 4 } })
  await expect(page.locator('.ov.part .tag')).toHaveText('Header, on all pages')
  await header.focus()
  await keyboard.press('Enter')
  const tools = page.getByRole('toolbar', { name: 'Header, on all pages' })
  await expect(tools).toBeVisible()
  await expect(settings).toContainText('The plain header shows the logo, the menu and the buttons from the settings.')
  await expectAccessible(page, 'selected header', 'iframe')
  await keyboard.press('Escape')
  await expect(tools).toBeHidden()
  expect(await header.evaluate((host) => host.shadowRoot?.querySelectorAll('a:not([tabindex="-1"])').length)).toBe(0)

  // The footer is a template: unsaved work is saved first, and it opens here.
  await editor.write(frame.locator('[data-node=n0]'), 'One, changed')
  await frame.locator('[data-node=n2]').click()
  await footer.scrollIntoViewIfNeeded()
  await footer.click({ position: { x: 4, y: 4 } })
  await expect(panel).toContainText('What you change in it shows on every page with a footer.')
  await expect(panel).toContainText('Your changes to this page are saved first.')
  const scrolled = () => frame.locator('body').evaluate(() => scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(500)
  await panel.getByRole('button', { name: 'Edit footer' }).click()
  await expect(page).toHaveURL(/\/admin\/editor\?component=\d+$/)
  await editor.ready()
  const crumbs = page.getByRole('navigation', { name: 'What is being edited' })
  await expect(crumbs).toHaveText(/Around.*Footer/)
  await expect(frame.locator('[data-site-part]')).toHaveCount(0)
  await crumbs.getByRole('button', { name: 'Back to Around' }).click()
  await editor.ready()
  await expect(footer).toBeVisible()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(4)
  expect(Object.values((await editor.storedContent()).nodes).map(({ props }) => props['text'])).toContain(
    'One, changed',
  )
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()

  // A block takes its place; what was selected before the trip is selected again.
  await frame.locator('[data-node=n2]').click()
  await footer.focus()
  await keyboard.press(' ')
  await expect(panel).toBeVisible()
  await frame.locator('[data-node=n4]').click()
  await expect(panel).toBeHidden()

  // No link in either leaves the editor: a menu opens its page here, a button or logo selects.
  await header.locator('.site-logo').click()
  await expect(page).toHaveURL(/\/admin\/editor\?slug=around/)
  await expect(tools).toBeVisible()

  // The plain header gives way to one of one's own, which all pages show at once.
  await tools.getByRole('button', { name: 'Replace with my own' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(crumbs).toHaveText(/Around.*Header/)
  await editor.ready()
  await expect(editor.block('navigation')).toBeVisible()
  await editor.tile('text').press('Enter')
  await crumbs.getByRole('button', { name: 'Back to Around' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Visitors see the changes on all pages at once.')
  await asked.getByRole('button', { name: 'Accept' }).click()
  await editor.ready()
  await expect(header.locator('.block-navigation')).toBeVisible()
  await expect(header.locator('.block-text')).toHaveCount(1)
  await editor.call('PUT', '/api/v1/admin/settings/', { header_template: 0 })
})

test('a colleague sees what is selected, in colour with a name, and goes there; the mark goes with whoever leaves', async ({
  page,
  demo,
  browser,
}) => {
  const mine = await EditorPage.onPageWith(page, demo, 'Together', words('One'), words('Two'))
  let isLost = true
  await page.route(/\/colleague-marks-[^/]*\.js/, (route) => {
    if (!isLost) return route.continue()
    isLost = false
    return route.abort('internetdisconnected')
  })
  const context = await browser.newContext()
  const theirs = new EditorPage(await context.newPage(), demo)
  await demo.signIn(theirs.page, 'editor')
  await theirs.open(mine.slug)
  const mark = page.locator('.ov.whos')
  await expect(page.getByRole('button', { name: 'Who else is editing' })).toBeVisible()

  // Their marks are fetched then: without a connection that is said, and the page stays as it is.
  await page.getByRole('button', { name: 'Try again' }).click()
  await theirs.frame.locator('[data-node=n1]').click()
  await expect(mark).toBeVisible({ timeout: 1500 })
  const name = await mark.locator('.tag').textContent()
  expect(name).not.toBe('')
  const box = async (locator: typeof mark) => (await locator.boundingBox())?.y ?? 0
  const block = mine.frame.locator('[data-node=n1]')
  expect(Math.abs((await box(mark)) - (await box(block)))).toBeLessThan(3)

  // The layers show who is where; the list leads to their block.
  await page.getByRole('tab', { name: 'Layers' }).click()
  await expect(page.locator('[data-layer=n1]').getByRole('img', { name: `${name} is here` })).toBeVisible()
  await page.getByRole('button', { name: 'Who else is editing' }).click()
  await expectAccessible(page, 'list of colleagues', 'iframe')
  await page.getByRole('button', { name: 'Go to Two' }).click()
  await expect(page.locator('[data-announcement]')).toContainText(`${name} is here.`)
  await expect(page.locator('[data-layer=n1]')).toHaveAttribute('aria-selected', 'true')

  // Their own save is nobody else's; mine is told to them at once, and not to me.
  await mine.write(mine.frame.locator('[data-node=n0]'), 'One by me')
  await mine.save()
  await expect(theirs.page.getByText('saved this page')).toBeVisible()
  await expect(page.getByText('saved this page')).toBeHidden()

  await theirs.page.keyboard.press('Escape')
  await follow(theirs.page, '/admin/pages')
  await expect(mark).toHaveCount(0, { timeout: 1500 })
  await expect(page.getByRole('button', { name: 'Who else is editing' })).toHaveCount(0)
  await context.close()
})

test('settings that cannot be fetched are said to be missing, and come with the next attempt', async ({
  page,
  demo,
}) => {
  let isOffline = true
  await page.route(/\/selected-settings-[^/]*\.js/, (route) =>
    isOffline ? route.abort('internetdisconnected') : route.continue(),
  )
  const editor = await EditorPage.onPageWith(page, demo, 'Settings on their way', words('One'))
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(settings).toContainText('Select a block to see its settings.')
  await editor.frame.locator('[data-node=n0]').click()
  await expect(page.getByText('This could not be opened. Check the connection and try again.')).toBeVisible()
  await expect(settings).toHaveAttribute('aria-busy', 'true')
  isOffline = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(settings.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('One')
  await expect(settings).toHaveAttribute('aria-busy', 'false')
})
