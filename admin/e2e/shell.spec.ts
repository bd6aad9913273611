import { fakeEvents } from './fake-events.ts'
import { expect, makePage, test } from './test.ts'

test.describe('frame', () => {
  test.beforeEach(async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/pages`)
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  })

  test('SHELL-010 to -013, OPEN-102: the sidebar is 215 px, collapses to 64 and stays so', async ({ page }) => {
    const side = page.getByRole('complementary', { name: 'Sidebar' })
    expect((await side.boundingBox())?.width).toBe(215)
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    expect((await side.boundingBox())?.width).toBe(64)
    expect(await page.evaluate(() => localStorage.getItem('isSidebarOpen'))).toBe('false')
    await page.reload()
    expect((await side.boundingBox())?.width).toBe(64)
  })

  test('SHELL-027, SHELL-028: collapsed, each icon opens a card, with the pointer and with the keyboard', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const rail = page.getByRole('navigation', { name: 'Main' })
    await rail.getByRole('link', { name: 'Packages' }).hover()
    await expect(page.locator('.menu').getByRole('link', { name: 'Packages' })).toBeVisible()
    await page.mouse.move(700, 500)
    await expect(page.locator('.menu')).toBeHidden()
    await rail.getByRole('link', { name: 'Dashboard' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.menu').getByRole('link', { name: 'Pages' })).toBeVisible()
  })

  test('SHELL-024, -031 to -033: company, current entry, brand and version', async ({ page }) => {
    const side = page.getByRole('complementary', { name: 'Sidebar' })
    await expect(side).toContainText('Ropewalk Motor & Cycle')
    await expect(side).toContainText(/Powered By Ashlar\s*v\d+\.\d+\.\d+/)
    await expect(side.locator('[aria-current=page]')).toHaveText('Pages')
    await side.getByRole('link', { name: 'Packages' }).click()
    await expect(side.locator('[aria-current=page]')).toHaveText('Packages')
  })

  test('SHELL-021, OPEN-111: the title of the document follows the screen', async ({ page }) => {
    await expect(page).toHaveTitle('Pages - Ropewalk Motor & Cycle')
    await page.getByRole('link', { name: 'About the shed', exact: true }).click()
    await expect(page).toHaveTitle('About the shed - Ropewalk Motor & Cycle')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page).toHaveTitle('Dashboard - Ropewalk Motor & Cycle')
  })

  test('OPEN-150: an unknown address shows a not-found screen inside the chrome', async ({ page, demo }) => {
    await page.goto(`${demo.url}/admin/no/such/place`)
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveTitle('Not found - Ropewalk Motor & Cycle')
  })

  test('SHELL-022, OPEN-113: dark mode is chosen in the user menu and there before the first paint', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.addInitScript(() => {
      // Runs before the shell: by its first element the boot script must have spoken.
      new MutationObserver((_, observer) => {
        if (!document.getElementById('root')) return
        observer.disconnect()
        Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(13, 16, 17)')
  })

  test('SHELL-008: View Website opens the site in a new tab', async ({ page, demo }) => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'View Website' }).click()
    await expect(await opened).toHaveURL(`${demo.url}/`)
  })

  test('the skip link is first, and leads to the content', async ({ page }) => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('SHELL-016 to -019: the sidebar is a drawer of its own, closed by a click beside it', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/pages`)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sidebar' })
    await expect(drawer).toBeVisible()
    expect(await drawer.evaluate((panel) => panel.clientWidth)).toBe(280)
    await page.mouse.click(350, 500)
    await expect(drawer).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('isSidebarOpen'))).toBeNull()
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await drawer.getByRole('link', { name: 'Packages' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  })

  test('no screen is wider than the phone', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    for (const path of ['/admin', '/admin/pages', '/admin/pages/new', '/admin/pages/1', '/admin/packages']) {
      await page.goto(demo.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, path).toBeLessThanOrEqual(0)
    }
  })
})

test('SHELL-035, -036, -038 to -040, PERM-112: live chat is switched, and a failure takes it back', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.route('**/api/v1/auth/me/', async (route) => {
    const me: { modules: string[] } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...me, modules: [...me.modules, 'email_marketing'] } })
  })
  await page.goto(`${demo.url}/admin`)
  const toggle = page.getByRole('switch', { name: 'Live chat' })
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await toggle.click()
  expect((await saved).postDataJSON()).toEqual({ live_chat_enabled: true })
  await expect(toggle).toBeEnabled()
  await expect(toggle).toBeChecked()
  await page.route('**/api/v1/admin/settings/', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { success: false, error: 'The database rests.', code: 'BUSY' } })
      : route.fallback(),
  )
  await toggle.click()
  await expect(page.getByRole('alert')).toContainText('Live chat stays on')
  await expect(toggle).toBeChecked()
  await page.unroute('**/api/v1/admin/settings/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toggle).not.toBeChecked()
})

test('TOAST-005 to -010: toasts of the server, and the one toast of an import', async ({ page, context, demo }) => {
  const said: object[] = []
  await fakeEvents(context, said)
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages`)
  const one = { id: 'i1', type: 'loading', message: 'Importing customers', total: 200 }
  said.push({ ...one, event: 'import_started', progress: 0 })
  const toasts = page.getByRole('region', { name: 'Messages' })
  await expect(toasts).toContainText('0 of 200')
  said.splice(0, 1, { ...one, event: 'import_progress', progress: 120 })
  await expect(toasts).toContainText('120 of 200')
  await expect(toasts.getByText('Importing customers')).toHaveCount(1)
  said.splice(0, 1, { ...one, event: 'import_failed', type: 'error', message: 'Row 121: no email.', progress: 120 })
  await expect(toasts.getByRole('alert')).toHaveText('Row 121: no email.')
  await expect(toasts).not.toContainText('120 of 200')
  said.splice(0, 1, { event: 'new_toast', type: 'success', message: 'The export is ready' })
  await expect(toasts.getByText('The export is ready').first()).toBeVisible()
})

test('a change of screen renders what is known at once, and asks again behind it', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await makePage(page, { title: 'Known before' })
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('link', { name: 'Known before', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Packages' }).click()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v1/admin/pages/?*', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByRole('link', { name: 'Known before', exact: true })).toBeVisible()
  release()
})
