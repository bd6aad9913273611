// The navigation bar of a real website: set in the admin, met by visitors with and without JavaScript, and by who is signed in.
import type { Browser, Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { EditorPage } from './editor-page.ts'
import { install } from './own-package.ts'
import { expect, expectAccessible, test } from './test.ts'

let remove: (() => Promise<void>) | undefined
test.beforeAll(async ({ demo }) => {
  remove = await install('shop', Number(new URL(demo.url).port))
})
test.afterAll(() => remove?.())

// The server's refusal of a logout is part of the test.
test.use({ expectedErrors: /^ApiError:|sub menu/ })

const none = { desktop: { top: 0, right: 16, bottom: 0, left: 16 } }
const headerContent = JSON.stringify({
  rootNodeId: 's',
  nodes: {
    s: { type: 'section', version: 1, props: { padding: none }, parent: null, children: ['c'] },
    c: { type: 'container', version: 1, props: { padding: none }, parent: 's', children: ['n'] },
    n: { type: 'navigation', version: 1, props: {}, parent: 'c', children: [] },
  },
})

/** A page with one container that holds a block of each type. */
function pageOf(...types: readonly string[]): string {
  const node = (type: string, parent: string | null, children: readonly string[]) => ({
    ...{ type, version: 1, props: {}, parent, children },
  })
  const ids = types.map((_, index) => `b${index}`)
  const nodes = {
    w: node('wrapper', null, ['s']),
    s: node('section', 'w', ['c']),
    c: node('container', 's', ids),
    ...Object.fromEntries(types.map((type, index) => [`b${index}`, node(type, 'c', [])])),
  }
  return JSON.stringify({ rootNodeId: 'w', nodes })
}

const bar = (page: Page) => page.locator('.block-navigation')
const visitorAt = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) =>
  (await browser.newContext(options)).newPage()

test('the bar: items set by keys, drag and page picker, met by visitors with and without JavaScript, and by who is signed in', async ({
  page,
  browser,
  demo,
}) => {
  const at = demo.second
  await demo.signIn(page, 'owner', at)
  const editor = new EditorPage(page, demo)
  const { template } = (await editor.call('POST', '/api/v1/admin/page/component-template/', {
    componentName: 'Header with the bar',
    content: headerContent,
  })) as { template: { id: number } }
  const draft = await editor.createPage('Not open yet')

  await page.goto(`${at}/admin/setting/navigation`)
  await page.getByLabel('Header').selectOption(String(template.id))
  const list = page.locator('.blkitems').first()
  const lines = () => list.locator('li').allInnerTexts()
  const before = await lines()
  const add = async (title: string, choose: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>) => {
    await list.getByRole('button', { name: 'Add Item' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Item' })
    await dialog.getByLabel('Title').fill(title)
    await choose(dialog)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await add('Plan a visit', async (dialog) => {
    await dialog.getByRole('button', { name: 'Address: choose a page' }).click()
    await page.getByRole('combobox', { name: 'Address' }).fill('visit')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue(/visit$/)
  })
  await add('Soon', (dialog) => dialog.getByLabel('Address', { exact: true }).fill(`/${draft.slug}`))
  await add('Elsewhere', (dialog) => dialog.getByLabel('Address', { exact: true }).fill('https://example.com/'))
  expect(await lines()).toHaveLength(before.length + 3)

  // By keys: up, and below the line before it. By drag: to the first place.
  const elsewhere = list.getByRole('button', { name: 'Move Elsewhere', exact: true })
  const count = before.length + 3
  const isAt = (position: number) => `Elsewhere is at position ${position} of ${count}.`
  await editor.moveByKeys(elsewhere, [
    ['Space', isAt(count)],
    ['ArrowUp', isAt(count - 1)],
    ['ArrowUp', isAt(count - 2)],
    ['ArrowDown', isAt(count - 1)],
    ['ArrowDown', isAt(count)],
    ['Space', isAt(count)],
  ])
  const soon = list.locator('li', { hasText: 'Soon' })
  await soon.getByRole('button', { name: 'Move Soon under the item before it' }).click()
  await expect(soon).toHaveAttribute('data-depth', '1')
  await editor.moveByKeys(elsewhere, [
    ['Space', isAt(count)],
    ['ArrowRight', isAt(count)],
    ['Space', isAt(count)],
  ])
  await expect(list.locator('li', { hasText: 'Elsewhere' })).toHaveAttribute('data-depth', '1')
  await editor.drag(list.getByRole('button', { name: 'Move Plan a visit', exact: true }), list.locator('li').first(), {
    x: 0.1,
    y: 0.1,
  })
  await expect(list.locator('li').first()).toContainText('Plan a visit')
  await expectAccessible(page, 'navigation settings')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved')).toBeVisible()

  const visitor = await visitorAt(browser, { viewport: { width: 1440, height: 800 } })
  await visitor.goto(`${at}/visit`)
  const plan = bar(visitor).locator('summary', { hasText: 'Plan a visit' })
  const ground = () =>
    visitor.locator('header .block-section').evaluate((each) => getComputedStyle(each).backgroundColor)
  await test.step('logo, items and a button at the right; a link to what is not published is left out (NAV-001, NAV-003, OPEN-329)', async () => {
    await expect(plan).toHaveAttribute('data-current', '')
    await expect(bar(visitor)).not.toContainText('Soon')
    await expect(bar(visitor).locator('.navbar-logo')).toHaveText('Halfmoon Clay')
    await expect(bar(visitor).getByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/classes')
  })
  await expect(bar(visitor).locator('.navbar-user')).toBeHidden()
  await test.step('the bar stays on the screen, and fades over 100 px (NAV-009, NAV-010, OPEN-330)', async () => {
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await visitor.evaluate(() => scrollTo(0, 50))
    await expect.poll(ground).toMatch(/^rgba\(255, 255, 255, 0\.[3-7]\d*\)$/)
    await visitor.evaluate(() => scrollTo(0, 100))
    await expect.poll(ground).toBe('rgb(255, 255, 255)')
    expect((await visitor.locator('body > header').boundingBox())?.y).toBe(0)
  })
  await test.step('a submenu, by keys (NAV-002)', async () => {
    await plan.focus()
    await visitor.keyboard.press('Enter')
    await visitor.keyboard.press('Tab')
    await visitor.keyboard.press('Tab')
    await expect(bar(visitor).getByRole('link', { name: 'Elsewhere' })).toBeFocused()
    await visitor.keyboard.press('Escape')
    await expect(plan).toBeFocused()
    await expect(bar(visitor).getByRole('link', { name: 'Elsewhere' })).toBeHidden()
  })
  await test.step('a menu closes by a click elsewhere, and when the focus leaves it', async () => {
    const elsewhere = bar(visitor).getByRole('link', { name: 'Elsewhere' })
    await plan.click()
    await expect(elsewhere).toBeVisible()
    await visitor.mouse.click(700, 600)
    await expect(elsewhere).toBeHidden()
    await plan.focus()
    await visitor.keyboard.press('Enter')
    for (let presses = 0; presses < 3; presses++) await visitor.keyboard.press('Tab')
    await expect(elsewhere).toBeHidden()
    await expect(bar(visitor).locator('details[open]')).toHaveCount(0)
  })
  await test.step('in a hand the menu’s icon is a cross while it is open, and an anchor on the page closes it', async () => {
    await visitor.setViewportSize({ width: 390, height: 800 })
    const small = bar(visitor).locator('.navbar-small')
    const [lines, cross] = [small.locator('.menu-icon > *').first(), small.locator('.menu-icon > *').last()]
    await expect(lines).toBeVisible()
    await small.locator('summary').click()
    await expect(cross).toBeVisible()
    await expect(lines).toBeHidden()
    await small
      .locator('a')
      .first()
      .evaluate((link) => link.setAttribute('href', '#main'))
    await small.locator('a').first().click()
    await expect(small).not.toHaveAttribute('open')
    expect(new URL(visitor.url()).hash).toBe('#main')
    for (const width of [768, 390]) {
      await visitor.setViewportSize({ width, height: 800 })
      await expect(bar(visitor).locator('.navbar-logo')).toBeInViewport({ ratio: 1 })
      await expect(bar(visitor).locator('.navbar-end > .button').first()).toBeInViewport({ ratio: 1 })
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await visitor.setViewportSize({ width: 1440, height: 800 })
  })
  // Another package's block in the slot, alive.
  const cart = bar(visitor).getByRole('button', { name: 'Add to cart' })
  await expect(bar(visitor).locator('[data-ready]')).toBeVisible()
  await cart.click()
  await expect(cart).toHaveText('Add to cart 1')

  // A kept page learns that a customer reads it, whose clicks are not tracked.
  await expect(visitor.locator('html')).not.toHaveAttribute('data-signed-in')
  const customer = { success: true, user: { displayName: 'Cora Lind', role_id: 6 } }
  await visitor.route('**/auth/visitor/', (route) => route.fulfill({ json: customer }))
  await visitor.reload()
  await expect(visitor.locator('html')).toHaveAttribute('data-signed-in', '')
  await visitor.unroute('**/auth/visitor/')

  // Without JavaScript, at a wide screen and in a hand.
  const plain = await visitorAt(browser, { javaScriptEnabled: false, viewport: { width: 1440, height: 800 } })
  await plain.goto(`${at}/visit`)
  await bar(plain).locator('summary', { hasText: 'Plan a visit' }).click()
  await expect(bar(plain).getByRole('link', { name: 'Elsewhere' })).toBeVisible()
  await plain.setViewportSize({ width: 390, height: 800 })
  await expect(bar(plain).locator('.navbar-main')).toBeHidden()
  await bar(plain).locator('.navbar-small > summary').click()
  await bar(plain).locator('.navbar-small').getByRole('link', { name: 'Classes' }).click()
  await expect(plain).toHaveURL(`${at}/classes`)

  const staff = await visitorAt(browser)
  await demo.signIn(staff, 'editor', at)
  const hello = bar(staff).locator('.navbar-user')
  const asked = staff.getByRole('dialog', { name: 'Logout' })
  await staff.goto(`${at}/visit`)
  await test.step('who is signed in is greeted by name (NAV-004, NAV-005, PERM-301)', async () => {
    await expect(hello.locator('summary')).toHaveText(/^Hello, \S/)
    await hello.locator('summary').click()
    await expect(hello.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/admin/profile')
  })
  await staff.route('**/auth/logout/', (route) => route.fulfill({ status: 503, body: '{}' }))
  await test.step('asked before the session ends (NAV-006)', async () => {
    await hello.getByRole('button', { name: 'Logout' }).click()
    await expect(asked).toContainText('Are you sure you wish to logout?')
  })
  await test.step('told when it could not (OPEN-332)', async () => {
    await asked.getByRole('button', { name: 'Logout' }).click()
    await expect(asked.getByRole('alert')).toHaveText('You are still signed in. Please try again.')
  })
  await test.step('then at home (NAV-007, NAV-008)', async () => {
    await staff.unroute('**/auth/logout/')
    const loggedOut = staff.waitForResponse('**/auth/logout/')
    await asked.getByRole('button', { name: 'Logout' }).click()
    expect((await loggedOut).status()).toBe(200)
    await expect(staff).toHaveURL(`${at}/`)
    await expect(hello).toBeHidden()
  })
  await test.step('for one role alone, the others have none, as nobody has (PERM-301, OPEN-331)', async () => {
    await page.getByLabel('Administrator').check()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
    await demo.signIn(staff, 'editor', at)
    const answered = staff.waitForResponse('**/auth/visitor/')
    await staff.goto(`${at}/visit`)
    await (await answered).finished()
    await expect(hello).toBeHidden()
  })
  await editor.call('PUT', '/api/v1/admin/settings/', { header_template: 0 })
})

test('on a page: a sub menu whose errors staff see, a carbon calculator, and a cart and a filter that wait while it is edited', async ({
  page,
  browser,
  demo,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page, 'admin')
  const made = await editor.createPage('Freight')
  await editor.call('PUT', '/api/v1/admin/pages/', { id: made.id, status: 'published' })
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id: made.id,
    content: pageOf('acme/shop-cart', 'acme/shop-filter', 'sub-menu', 'carbon-calculator'),
  })
  await editor.open(made.slug)
  await test.step('while it is edited, cart and filter wait (EDIT-046, EDIT-047)', async () => {
    // The header around the page has one, too.
    await expect(editor.block('acme-shop-cart').getByRole('button', { name: 'Add to cart' })).toBeDisabled()
    await expect(editor.frame.getByLabel('Colour')).toBeDisabled()
    await expect(editor.frame.getByRole('button', { name: 'Filter' })).toBeDisabled()
  })
  const pagesBelow = page.getByLabel('Page', { exact: true })
  const about = String((await editor.stored('about')).id)
  await test.step('staff see what the server says of a sub menu (NAV-015, OPEN-333)', async () => {
    await editor.block('sub-menu').click()
    await intercept(page, '**/api/v1/pages/submenu/?**', (route) =>
      route.fulfill({ json: { errors: [{ path: 'pageId', message: 'The menu is being mended.' }] } }),
    )
    await pagesBelow.selectOption(about)
    await expect(page.getByText('The menu is being mended.')).toBeVisible()
    await page.unroute('**/api/v1/pages/submenu/?**')
  })
  await test.step('without pages it says so (NAV-014)', async () => {
    await pagesBelow.selectOption(String(made.id))
    await expect(page.getByText('This page has no sub pages')).toBeVisible()
  })
  await page.getByLabel('Title', { exact: true }).fill('At the shed')
  await editor.update()

  const visitor = await visitorAt(browser)
  await visitor.goto(`${demo.url}/${made.slug}`)
  const menu = visitor.getByRole('navigation', { name: 'At the shed' })
  await test.step('a sub menu has a title and the pages below one (NAV-011, NAV-012, NAV-014)', async () => {
    await expect(menu).toHaveText(/This page has no sub pages/)
    await pagesBelow.selectOption(about)
    await editor.update()
    await visitor.reload()
    await menu.getByRole('link').first().click()
    await expect(visitor).toHaveURL(/\/about\//)
    await visitor.goBack()
  })
  // A cart and a filter as visitors have them.
  await visitor.locator('.block-acme-shop-filter[data-ready]').waitFor()
  await visitor.getByLabel('Colour').selectOption('Red')
  await expect(visitor).toHaveURL(/\?colour=red$/)

  const form = visitor.locator('.block-carbon-calculator')
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true)
  const offset = form.getByRole('button', { name: 'Show offset' })
  const calculate = form.getByRole('button', { name: 'Calculate' })
  await test.step('the calculator needs method, weight and distance (BLK-CARBON-001, BLK-CARBON-002, BLK-CARBON-003, BLK-CARBON-004)', async () => {
    await calculate.click()
    await expect(form.getByLabel('Transport method')).toBeFocused()
    for (const sentence of ['Transport method is required.', 'Shipment weight is required.', 'Distance is required.']) {
      await expect(form.getByText(sentence)).toBeVisible()
    }
    await expect(offset).toBeDisabled()
    await form.getByLabel('Transport method').selectOption('Truckload')
    await form.getByLabel('Shipment weight').fill('0')
    await form.getByRole('textbox', { name: 'Distance' }).fill('12000')
    await calculate.click()
    await expect(form.getByText('Shipment weight must be a number greater than 0.')).toBeVisible()
  })
  await test.step('it gives the total, and the offset when asked (BLK-CARBON-008, BLK-CARBON-009, BLK-CARBON-011)', async () => {
    await form.getByLabel('Shipment weight').fill('25.5')
    await form.getByLabel('Unit of distance').selectOption('mi')
    await calculate.click()
    await expect(form.locator('output')).toContainText('52.02')
    await expect(form.locator('output')).toContainText('tonnes, over 12000 mi')
    await expect(form.getByText('Offset total')).toBeHidden()
    await offset.click()
    await expect(form.locator('[data-offset-total]')).toHaveText(/Offset total\s*1\.49/)
  })
  await expectAccessible(visitor, 'sub menu and carbon calculator')

  // No page holds the package's blocks any more, so it can go.
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id: made.id, content: pageOf() })
})
