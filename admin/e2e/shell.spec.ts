import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { fakeEvents } from './fake-events.ts'
import { expect, makePage, test } from './test.ts'

test.describe('frame', () => {
  test.beforeEach(async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/pages`)
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  })

  test('the sidebar can be collapsed, and stays so', async ({ page }) => {
    const side = page.getByRole('complementary', { name: 'Sidebar' })
    const rail = page.getByRole('navigation', { name: 'Main' })
    await test.step('215 px at first, 64 collapsed (SHELL-010, SHELL-011, SHELL-012, SHELL-013, OPEN-102)', async () => {
      expect(await page.evaluate(() => localStorage.getItem('isSidebarOpen'))).toBeNull()
      expect((await side.boundingBox())?.width).toBe(215)
      await page.getByRole('button', { name: 'Toggle sidebar' }).click()
      expect((await side.boundingBox())?.width).toBe(64)
      expect(await page.evaluate(() => localStorage.getItem('isSidebarOpen'))).toBe('false')
    })
    await test.step('each icon opens a card, with the pointer and with the keyboard (SHELL-027, SHELL-028)', async () => {
      await expect(rail.getByRole('link', { name: 'Packages' })).toHaveText('')
      await rail.getByRole('link', { name: 'Packages' }).hover()
      await expect(page.locator('.menu').getByRole('link', { name: 'Packages' })).toBeVisible()
      await page.mouse.move(700, 500)
      await expect(page.locator('.menu')).toBeHidden()
      await rail.getByRole('link', { name: 'Dashboard' }).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('.menu').getByRole('link', { name: 'Pages' })).toBeVisible()
    })
    await test.step('it is remembered (SHELL-012)', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
      expect((await side.boundingBox())?.width).toBe(64)
    })
    // The skip link is first, and leads to the content.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  test('sidebar, top bar and content hold what they are to', async ({ page, demo }) => {
    const side = page.getByRole('complementary', { name: 'Sidebar' })
    await test.step('company, logo, brand and version (SHELL-009, SHELL-023, SHELL-024, SHELL-032, SHELL-033)', async () => {
      await expect(side).toContainText('Ropewalk Motor & Cycle')
      const favicon = await page.evaluate(async () => {
        const reply = await (await fetch('/api/v1/admin/settings/')).json()
        return String(reply.settings.favicon.value)
      })
      expect(favicon).not.toBe('')
      await expect(side.locator('.side__head img')).toHaveAttribute('src', favicon)
      await expect(side).toContainText(/Powered By Ashlar\s*v\d+\.\d+\.\d+/)
    })
    await test.step('search box above, title, icon and buttons of the screen (SHELL-014, SHELL-015, SHELL-034)', async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Search or run a command' })).toBeVisible()
      const content = page.getByRole('main')
      await expect(content.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
      await expect(content.locator('.ph svg').first()).toBeVisible()
      await expect(content.locator('.ph').getByRole('link', { name: 'New page' })).toBeVisible()
    })
    await test.step('item and document title follow the screen (SHELL-021, SHELL-031, OPEN-111)', async () => {
      await expect(side.locator('[aria-current=page]')).toHaveText('Pages')
      await expect(page).toHaveTitle('Pages - Ropewalk Motor & Cycle')
      await page.getByRole('link', { name: 'About the shed', exact: true }).click()
      await expect(page).toHaveTitle('About the shed - Ropewalk Motor & Cycle')
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(page).toHaveTitle('Dashboard - Ropewalk Motor & Cycle')
      await side.getByRole('link', { name: 'Packages' }).click()
      await expect(side.locator('[aria-current=page]')).toHaveText('Packages')
    })
    await test.step('the website opens in a new tab (SHELL-008)', async () => {
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'View Website' }).click()
      await expect(await opened).toHaveURL(`${demo.url}/`)
    })
  })

  test('SHELL-025, SHELL-026, PERM-104: an agency without a website sees itself, the top role the company', async ({
    page,
  }) => {
    const me = { role_id: 2, status: 1 }
    await page.route('**/api/v1/auth/me/', async (route) => {
      const reply = await (await route.fetch()).json()
      const agency = { id: 7, name: 'Harbour Studio', status: me.status }
      await route.fulfill({ json: { ...reply, tenant: null, agency, user: { ...reply.user, role_id: me.role_id } } })
    })
    const head = page.getByRole('complementary', { name: 'Sidebar' }).locator('.side__head')
    await page.reload()
    await expect(head).toHaveText(/Harbour Studio\s*Active$/)
    me.status = 0
    await page.reload()
    await expect(head).toHaveText(/Harbour Studio$/)
    me.role_id = 1
    await page.reload()
    await expect(head).toHaveText(/Ashlar$/)
  })

  test('SHELL-022, THEME-004, OPEN-113: dark mode is chosen in the user menu and there before the first paint; OPEN-150: an unknown address shows a not-found screen inside the chrome', async ({
    page,
    demo,
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
    await page.goto(`${demo.url}/admin/no/such/place`)
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(13, 16, 17)')
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveTitle('Not found - Ropewalk Motor & Cycle')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('SHELL-016, SHELL-017, SHELL-018, SHELL-019: the sidebar is a drawer of its own, closed by a click beside it; no screen is wider than the phone', async ({
    page,
    demo,
  }) => {
    const expectToFit = async (name: string | RegExp) => {
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, String(name)).toBeLessThanOrEqual(0)
    }
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/pages`)
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expectToFit('Pages')
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
    await expectToFit('Packages')
    for (const path of ['/admin', '/admin/pages/new', '/admin/pages/1']) {
      await page.goto(demo.url + path)
      await expectToFit(/./)
    }
  })
})

/** Where calls of this website begin. */
const setLink = (page: Page, voip_link: string) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/v1/admin/settings/', { method: 'PUT', headers, body })
    if (!reply.ok) throw new Error(`The link was not set: ${reply.status}`)
  }, JSON.stringify({ voip_link }))

test('SHELL-036, PERM-110, OPEN-118: the telephone calls through the configured link, and says when there is none', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages`)
  // Whatever a test before this one left of it.
  await setLink(page, '')
  const phone = page.getByRole('banner').getByRole('button', { name: 'Call' })
  const panel = page.getByRole('dialog', { name: 'Call' })
  await phone.click()
  await panel.getByRole('link', { name: 'Enter it in the settings' }).click()
  await expect(page).toHaveURL(/\/admin\/setting\/services$/)
  await page.getByLabel('Telephony link').fill(`${demo.url}/robots.txt?to={number}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()

  // What is pressed before the numbering plans are there is not lost.
  const plans = Promise.withResolvers<void>()
  await intercept(page, '**/_ashlar/shared/*.js', async (route) => {
    await plans.promise
    await route.fallback()
  })
  await phone.click()
  await panel.getByRole('button', { name: 'Call' }).click()
  await expect(panel.getByText('Please enter a complete phone number')).toBeVisible()
  const press = async (digits: string) => {
    for (const digit of digits) await panel.getByRole('button', { name: digit, exact: true }).click()
  }
  const number = panel.getByRole('textbox', { name: 'Number' })
  await expect(number).toHaveAttribute('readonly', '')
  await press('90')
  plans.resolve()
  await expect(number).not.toHaveAttribute('readonly')
  await press('25550148')
  await expect(number).toHaveValue('(902) 555-0148')
  await panel.getByRole('button', { name: 'Delete the last digit' }).click()
  await panel.getByRole('button', { name: '9', exact: true }).click()
  const call = page.waitForEvent('popup')
  await panel.getByRole('button', { name: 'Call' }).click()
  await expect(await call).toHaveURL(`${demo.url}/robots.txt?to=%2B19025550149`)
  await expect(panel).toBeHidden()
  await setLink(page, '')
})

test('a session that ends while somebody types is renewed in place, and nothing is lost', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages/new`)
  await page.getByLabel('Title').first().fill('Typed before the session ended')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Create' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password').fill('not it')
  await page.keyboard.press('Enter')
  await expect(again.getByText('Incorrect email or password.')).toBeVisible()
  await again.getByLabel('Password').fill(demo.password)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  await expect(page.getByLabel('Title').first()).toHaveValue('Typed before the session ended')
})

test('the server brings about toasts, and one for each import', async ({ page, context, demo }) => {
  const said: object[] = []
  await fakeEvents(context, said)
  await demo.signIn(page, 'owner')
  await page.clock.install()
  await page.goto(`${demo.url}/admin/pages`)
  const toasts = page.getByRole('region', { name: 'Messages' })
  const one = { id: 'i1', type: 'loading', message: 'Importing customers', total: 200 }
  said.push({ ...one, event: 'import_started', progress: 0 })
  await expect(toasts).toContainText('0 of 200')
  // From here time passes only when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))

  await test.step('an import that runs has one, which stays (TOAST-006, TOAST-007)', async () => {
    await expect(toasts).toContainText('0 of 200')
    said.splice(0, 1, { ...one, event: 'import_progress', progress: 120 })
    await expect(toasts).toContainText('120 of 200')
    await expect(toasts.getByText('Importing customers')).toHaveCount(1)
  })
  /** Nothing more is said, and 5 s later it is gone. */
  const expectToClose = async (role: 'alert' | 'status', message: string) => {
    const shown = toasts.getByRole(role).filter({ hasText: message })
    await expect(shown).toBeVisible()
    await expect(toasts).not.toContainText('120 of 200')
    said.splice(0)
    await page.waitForRequest('**/api/v1/admin/events/')
    await page.clock.runFor(4_999)
    await expect(shown).toBeVisible()
    await page.clock.runFor(1)
    await expect(shown).toHaveCount(0)
  }
  await test.step('what fails is an error for 5 s (TOAST-008, TOAST-010)', async () => {
    said.splice(0, 1, { ...one, event: 'import_failed', type: 'error', message: 'Row 121: no email.', progress: 120 })
    await expectToClose('alert', 'Row 121: no email.')
  })
  await test.step('what is done is a success for 5 s (TOAST-009)', async () => {
    said.push({ ...one, event: 'import_completed', type: 'success', message: '200 imported', progress: 200 })
    await expectToClose('status', '200 imported')
  })
  await test.step('other messages are a success or an error (TOAST-005)', async () => {
    said.push({ event: 'new_toast', type: 'success', message: 'The export is ready' })
    await expect(toasts.getByRole('status').filter({ hasText: 'The export is ready' }).first()).toBeVisible()
    said.splice(0, 1, { event: 'new_toast', type: 'error', message: 'The export failed' })
    // At most two stand at once: the others go first.
    await page.clock.runFor(10_000)
    await expect(toasts.getByRole('alert').filter({ hasText: 'The export failed' }).first()).toBeVisible()
  })
})

test('a change of screen renders what is known at once, and asks again behind it', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await makePage(page, { title: 'Known before' })
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('link', { name: 'Known before', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Packages', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, '**/api/v1/admin/pages/?*', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByRole('link', { name: 'Known before', exact: true })).toBeVisible()
  release()
})
