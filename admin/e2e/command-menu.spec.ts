// The shell with real packages that bring what business modules will (`desk`), at the built product.
import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { install } from './own-package.ts'
import { expect, expectAccessible, test } from './test.ts'

const removals: (() => Promise<void>)[] = []
test.beforeAll(async ({ demo }) => {
  const port = Number(new URL(demo.url).port)
  removals.push(await install('desk', port))
})
test.afterAll(async () => {
  for (const remove of removals) await remove()
})

const box = (page: Page) => page.getByRole('combobox')
const entry = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })

async function openMenu(page: Page): Promise<void> {
  // The keys are heard as soon as the top bar stands.
  await expect(page.getByRole('button', { name: 'Search or run a command' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

/** Change what the server says of the person. */
async function as(page: Page, change: (me: MeReply) => void): Promise<void> {
  await page.route('**/api/v1/auth/me/', async (route) => {
    const reply = await route.fetch()
    const me: MeReply = await reply.json()
    change(me)
    await route.fulfill({ json: me })
  })
}
interface MeReply {
  plan: string
  modules: string[]
  permissions: Record<string, { can_view: boolean }>
}

async function make(page: Page, entity: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([path, json]) =>
      (
        await fetch(path as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: json as string,
        })
      ).status,
    [`/api/v1/admin/${entity}/`, JSON.stringify(body)],
  )
  expect(status).toBe(201)
}

test('CMD-001, CMD-002, CMD-003, CMD-004, CMD-005, CMD-006, CMD-007, CMD-008, CMD-009, CMD-010, CMD-011, CMD-012, CMD-013, CMD-014, CMD-015, SHELL-001, SHELL-002, SHELL-003, SHELL-004, SHELL-007, PERM-106, PERM-107, PERM-108, PERM-109: entries in their groups, by keys alone', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await expect(box(page)).toBeFocused()
  await expect(page.locator('[cmdk-group-heading]')).toHaveText(['Search for', 'Create', 'Settings', 'Help'])
  await expect(page.getByRole('option')).toHaveText([
    ...['Customers', 'Products', 'Notes'],
    ...['New Customer', 'New Quote', 'New Note', 'New Project', 'New Task', 'New Product'],
    ...['Settings', 'Theme Settings', 'Toggle Light/Dark mode'],
    ...['SupportComing soon', 'Send FeedbackComing soon', 'DocumentationComing soon'],
  ])
  // OPEN-110: neither the keys nor the pointer choose what is to come.
  await page.keyboard.press('ArrowUp')
  await expect(entry(page, 'Toggle Light/Dark mode')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option', { name: /^Support/ })).toHaveAttribute('aria-disabled', 'true')
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
    await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await expectAccessible(page, `menu, ${theme}`)
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(menu(page)).toBeHidden()

  await page.keyboard.press('Meta+k')
  await box(page).fill('xylophone')
  await expect(page.getByText('No results found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()

  const leadsTo = async (words: string, heading: string, address: RegExp) => {
    await openMenu(page)
    await box(page).fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    if (heading !== '') await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await leadsTo('new quote', 'New Quote', /\/admin\/quotes\/new$/)
  await leadsTo('new product', 'New Product', /\/admin\/inventory\/products\/new$/)
  await leadsTo('theme s', 'General', /\/admin\/setting\/general/)
  await page.goBack()
  await leadsTo('settings', 'General', /\/admin\/setting\/general/)

  // CMD-006, CMD-009: a modal, then the new record.
  await openMenu(page)
  await box(page).fill('new customer')
  await page.keyboard.press('Enter')
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Adair')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Customer \d+$/, level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openMenu(page)
  await entry(page, 'New Project').click()
  await page.getByLabel('Title').fill('Repaint the shed')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Project \d+$/, level: 1 })).toBeVisible()
})

test.describe('within a scope', () => {
  test.use({ expectedErrors: /ApiError/ })

  test('CMD-016, CMD-017, CMD-018, CMD-019, CMD-020, CMD-021, CMD-022, CMD-023, CMD-024, CMD-025, CMD-026, CMD-027, CMD-028, CMD-029, CMD-030, CMD-031, CMD-032, CMD-033, CMD-034, CMD-035, CMD-036, CMD-037, CMD-038, CMD-039, CMD-040, CMD-041, CMD-042, CMD-043, CMD-044, CMD-045, SHELL-005, SHELL-006, OPEN-109: searches are scoped, wait, and say what they find, do not find, or failed at', async ({
    page,
    demo,
  }) => {
    await demo.signIn(page, 'owner')
    await make(page, 'customers', {
      ...{ firstname: 'Ruth', lastname: 'Hargreaves', email: 'ruth@example.com', phone: '5065550112', country: 'CA' },
      vehicles: [{ id: 1, vin: 'JH2', make: 'Norton', model: 'Commando', year: 1974, color: 'Teal', plate: 'ROPE 12' }],
    })
    await make(page, 'products', { name: 'Brass ferry bell', sku: 'BELL-07' })
    await make(page, 'notes', { title: 'Call back about the bell', customer_name: 'Ruth Hargreaves' })
    let useVehicle = true
    await page.route('**/api/v1/admin/settings/', (route) =>
      route.fulfill({ json: { success: true, settings: { invoice_settings: { use_vehicle: useVehicle } } } }),
    )
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/v1/admin/customers/') asked.push(url.searchParams.get('search'))
    })
    await page.goto(`${demo.url}/admin`)
    await openMenu(page)
    await entry(page, 'Customers').click()
    await expect(page.getByRole('navigation', { name: 'Scope' })).toHaveText('Customers')
    await expect(box(page)).toBeFocused()
    await box(page).evaluate((input) =>
      input.addEventListener('input', ({ timeStamp }) => input.setAttribute('data-typed', String(timeStamp))),
    )
    await page.keyboard.type('harg')
    await expect(page.getByText('Hang on…')).toBeVisible()
    const result = page.getByRole('option')
    await expect(result).toContainText(['Ruth Hargreavesruth@example.com · 1974 Norton Commando ROPE 12(506) 555-0112'])
    await expect(result.locator('mark')).toHaveText(['Harg'])
    expect(asked).toEqual(['harg'])
    // Both by the page's clock: how long the test itself takes does not count.
    const waited = await box(page).evaluate((input) => {
      const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('search=harg'))
      return (requests[0]?.startTime ?? 0) - Number(input.getAttribute('data-typed'))
    })
    expect(waited, 'milliseconds of rest before it asks').toBeGreaterThan(740)
    await expectAccessible(page, 'results')

    // Backspace edits the text, and only on an empty one steps back; so does Escape.
    await page.keyboard.press('Backspace')
    await expect(box(page)).toHaveValue('har')
    await box(page).fill('')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('navigation', { name: 'Scope' })).toHaveCount(0)
    await expect(menu(page)).toBeVisible()
    await entry(page, 'Products').click()
    await box(page).fill('bell-07')
    await expect(result).toHaveText(['Brass ferry bellBELL-07'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/inventory\/products\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Product \d+$/, level: 1 })).toBeVisible()

    // CMD-028: without vehicles in the invoice settings, none are shown. CMD-032.
    useVehicle = false
    await page.reload()
    await openMenu(page)
    await entry(page, 'Customers').click()
    await box(page).fill('norton')
    await expect(result).toContainText(['Ruth Hargreavesruth@example.com(506) 555-0112'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)

    // CMD-033, CMD-034, SHELL-006: a note opens its dialog, where one is.
    await openMenu(page)
    await entry(page, 'Notes').click()
    await box(page).fill('call')
    await expect(result).toHaveText(['Call back about the bellRuth Hargreaves'])
    const value = await result.getAttribute('data-value')
    expect(value).toMatch(/^\/admin\/notes\/\d+$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Note: Call back about the bell' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
    // OPEN-109: opened directly, the back office with the dialog.
    await page.goto(demo.url + value)
    await expect(page.getByRole('dialog', { name: 'Note: Call back about the bell' })).toBeVisible()
    await page.keyboard.press('Escape')

    // CMD-040, CMD-041, CMD-042, CMD-043, CMD-044, CMD-045
    for (const [title, said] of [
      ['Customers', 'No customers found.'],
      ['Products', 'No products found.'],
      ['Notes', 'No notes found.'],
    ] as const) {
      await openMenu(page)
      await entry(page, title).click()
      await box(page).fill('zzyx')
      await expect(page.getByText(said)).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    await intercept(page, '**/api/v1/admin/customers/?*', (route) => route.fulfill({ json: { errors: ['too busy'] } }))
    await openMenu(page)
    await entry(page, 'Customers').click()
    await box(page).fill('ruth')
    await expect(page.getByRole('alert')).toContainText('Customers could not be searched')
    await page.unroute('**/api/v1/admin/customers/?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(result).toContainText(['Ruth Hargreaves'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Scope' })).toHaveCount(0)
  })
})

test('OPEN-103, PERM-105, PERM-106, PERM-107, PERM-108, PERM-109, PERM-110, PERM-111, PERM-113: the plan and the permission decide what the menu holds', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  let change = (me: MeReply): void => {
    me.plan = 'standard'
  }
  await as(page, (me) => change(me))
  await page.goto(`${demo.url}/admin`)
  await openMenu(page)
  await expect(page.getByRole('option')).toHaveText([
    ...['Customers', 'Products', 'New Customer', 'New Product'],
    ...['Settings', 'Theme Settings', 'Toggle Light/Dark mode'],
    ...['SupportComing soon', 'Send FeedbackComing soon', 'DocumentationComing soon'],
  ])
  await page.keyboard.press('Escape')
  // What needs a higher plan stands in the sidebar with its reason, and its screen says so.
  await expect(page.getByRole('link', { name: /Quotes.*Needs the plan “enterprise”/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Call' })).toHaveCount(0)
  await page.getByRole('link', { name: /Quotes/ }).click()
  await expect(page.getByRole('heading', { name: 'New Quote is part of a higher plan' })).toBeVisible()

  for (const without of [
    (me: MeReply) => {
      me.plan = 'basic'
    },
    (me: MeReply) => {
      me.permissions['command_menu'] = { can_view: false }
    },
  ]) {
    change = without
    await page.goto(`${demo.url}/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search or run a command' })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(menu(page)).toHaveCount(0)
  }
})

test.describe('email marketing', () => {
  test.use({ expectedErrors: /ApiError/ })

  test('PERM-102, PERM-112, SHELL-035, SHELL-038, SHELL-039, SHELL-040: its list and live chat are there with the module alone', async ({
    page,
    demo,
  }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/email-marketing`)
    await expect(page.getByRole('heading', { name: 'Subscribers', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Email Marketing' })).toBeVisible()
    const toggle = page.getByRole('switch', { name: 'Live chat' })
    await expect(toggle).toBeEnabled()
    await expect(toggle).not.toBeChecked()
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await toggle.click()
    expect((await saved).postDataJSON()).toEqual({ live_chat_enabled: true })
    await expect(toggle).toBeEnabled()
    await expect(toggle).toBeChecked()
    await page.reload()
    await expect(toggle).toBeChecked()

    // What fails is said, and taken back.
    await intercept(page, '**/api/v1/admin/settings/', (route) =>
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

    const switchModule = (isOn: boolean) =>
      page.evaluate(async (email_marketing) => {
        const me = await (await fetch('/api/v1/auth/me/')).json()
        const put = (path: string, body: object) =>
          fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        const switched = await put(`/api/v1/admin/tenants/${me.tenant.id}/modules/`, { modules: { email_marketing } })
        const chat = await put('/api/v1/admin/settings/', { live_chat_enabled: false })
        return [switched.status, chat.status]
      }, isOn)
    expect(await switchModule(false)).toEqual([200, 403])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Email Marketing' })).toHaveCount(0)
    await expect(toggle).toHaveCount(0)
    expect(await switchModule(true)).toEqual([200, 200])
  })
})

test('TOAST-004, TOAST-005, TOAST-006, TOAST-007, TOAST-008, TOAST-009, TOAST-010, OPEN-121: a real import tells how far it is, in one toast', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  const streaming = page.waitForRequest('**/api/v1/admin/events/')
  await page.reload()
  await streaming
  const send = (lines: readonly string[]) =>
    page.evaluate(
      async (text) => {
        const form = new FormData()
        form.append('file', new File([text], 'people.csv', { type: 'text/csv' }))
        return (await fetch('/api/v1/admin/customers/import/', { method: 'POST', body: form })).status
      },
      ['firstname,lastname,email', ...lines].join('\n'),
    )
  const people = Array.from({ length: 250 }, (_, index) => `Person,${index},p${index}@example.com`)
  expect(await send(people)).toBe(202)
  await expect(page.getByText('250 customers imported')).toBeVisible()
  expect(await send(['Ada,Wren,ada@example.com', ',Nameless,x@example.com'])).toBe(202)
  await expect(page.getByText('Row 2: A customer needs a first name. Nothing was imported.')).toBeVisible()
})
