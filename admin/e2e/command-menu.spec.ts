// The command menu with what the business modules bring, at the built product.
import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { expect, expectAccessible, test } from './test.ts'

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

/** Creates a record by the API; gives the server's reply. */
async function make<Reply = unknown>(page: Page, entity: string, body: object): Promise<Reply> {
  const { status, reply } = await page.evaluate(
    async ([path = '', json = '']) => {
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch(path, { method: 'POST', headers, body: json })
      return { status: sent.status, reply: await sent.json() }
    },
    [`/api/v1/admin/${entity}/`, JSON.stringify(body)],
  )
  expect(status).toBe(201)
  return reply
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).getByRole('option')
const scope = (page: Page) => page.getByRole('navigation', { name: 'Scope' })

test('the menu holds its entries in their groups, and all of it is chosen by keys', async ({ page, demo }) => {
  const leadsTo = async (words: string, heading: string, address: RegExp) => {
    await openMenu(page)
    await box(page).fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await expect(box(page)).toBeFocused()
  await expect(page.locator('[cmdk-group-heading]')).toHaveText(['Search for', 'Create', 'Settings', 'Help'])
  await test.step('"Search for" has three entries (CMD-003, CMD-004, CMD-005)', async () => {
    await expect(group(page, 'Search for')).toHaveText(['Customers', 'Products', 'Notes'])
  })
  await test.step('"Create" has six (CMD-008, CMD-010)', async () => {
    await expect(group(page, 'Create')).toHaveText([
      ...['New Customer', 'New Quote', 'New Note', 'New Project', 'New Task', 'New Product'],
    ])
  })
  await test.step('"Help" is to come: neither the keys nor the pointer choose it (CMD-015, OPEN-110)', async () => {
    const help = group(page, 'Help')
    await expect(help).toHaveText(['SupportComing soon', 'Send FeedbackComing soon', 'DocumentationComing soon'])
    for (const each of await help.all()) await expect(each).toHaveAttribute('aria-disabled', 'true')
    await help.first().click({ force: true })
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(entry(page, 'Toggle Light/Dark mode')).toHaveAttribute('aria-selected', 'true')
  })
  await expectAccessible(page, 'menu')
  await test.step('"Settings" has the other theme (CMD-014)', async () => {
    await expect(group(page, 'Settings')).toHaveText(['Settings', 'Theme Settings', 'Toggle Light/Dark mode'])
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(menu(page)).toBeHidden()
  })
  await test.step('Cmd+K opens it as well, and Escape closes it (CMD-002, CMD-020, CMD-039)', async () => {
    await page.keyboard.press('Meta+k')
    await box(page).fill('xylophone')
    await expect(page.getByText('No results found.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
  })
  await test.step('Ctrl+K, and an entry leads to its screen (CMD-001, CMD-007, CMD-011, SHELL-002, SHELL-004)', async () => {
    await leadsTo('new quote', 'New Quote', /\/admin\/quotes\/new$/)
    await leadsTo('new product', 'New Product', /\/admin\/inventory\/products\/new$/)
  })
  await test.step('both settings are one screen (CMD-012, CMD-013, SHELL-007)', async () => {
    await leadsTo('theme s', 'General', /\/admin\/setting\/general/)
    await page.goBack()
    await leadsTo('settings', 'General', /\/admin\/setting\/general/)
  })
  await test.step('any screen and any section of the settings is found by what people call it', async () => {
    await leadsTo('invite', 'Users', /\/admin\/users$/)
    await leadsTo('sender', 'Email', /\/admin\/setting\/mail$/)
    await openMenu(page)
    await box(page).fill('page')
    await expect(group(page, 'Go to')).toContainText(['Pages', 'New page'])
    await page.keyboard.press('Escape')
  })
  await test.step('pages, files, people and submissions are found by their words, and what was opened is offered again', async () => {
    await openMenu(page)
    await box(page).fill('contact')
    await expect(group(page, 'Pages')).toContainText(['Contact'])
    await expect(page.getByText('Hang on…')).toHaveCount(0)
    await expectAccessible(page, 'menu with what was found')
    await group(page, 'Pages').first().click()
    await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
    await openMenu(page)
    await box(page).fill('owner@')
    await expect(group(page, 'Users')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\?search=owner/)
    await openMenu(page)
    await expect(group(page, 'Recent')).toHaveText(['Contact'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  })
  await test.step('a customer and a project are made in a modal, then shown (CMD-006, CMD-009, SHELL-001, SHELL-003)', async () => {
    await openMenu(page)
    await box(page).fill('new customer')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByLabel('First name').fill('Wren')
    await page.getByLabel('Last name').fill('Adair')
    await page.getByRole('button', { name: 'Create customer' }).click()
    await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Wren Adair', level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMenu(page)
    await entry(page, 'New Project').click()
    await page.getByLabel('Title').fill('Repaint the shed')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Repaint the shed', level: 1 })).toBeVisible()
  })
})

test.describe('within a scope', () => {
  test.use({ expectedErrors: /ApiError/ })

  test('searches are scoped, wait, and say what they find, do not find, or failed at', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    const ruth = { firstname: 'Ruth', lastname: 'Hargreaves', email: 'ruth@example.com' }
    const { customer } = await make<{ customer: { customer_id: number } }>(page, 'customers', {
      ...ruth,
      ...{ phone: '+15065550112', country: 'CA' },
    })
    const { customer_id } = customer
    await make(page, `customers/${customer_id}/vehicles`, {
      ...{ vin: 'JH2', make: 'Norton', model: 'Commando', year: 1974, color: 'Teal', plate: 'ROPE 12' },
    })
    await make(page, 'products', { name: 'Brass ferry bell', variants: [{ sku: 'BELL-07' }] })
    await make(page, 'notes', { title: 'Call back about the bell', customer_id })
    let useVehicle = true
    await page.route('**/api/v1/admin/customers/settings/', (route) =>
      route.fulfill({
        json: { success: true, settings: { use_vehicle: useVehicle, takes_registrations: true, custom_fields: [] } },
      }),
    )
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (searchParams.has('search')) asked.push(`${pathname.split('/').at(-2)} ${searchParams.get('search')}`)
    })
    const result = page.getByRole('option')
    const note = page.getByRole('dialog', { name: 'Note', exact: true })
    await page.goto(`${demo.url}/admin`)
    await openMenu(page)
    await test.step('a group is entered, and asked once the typing rests (CMD-016, CMD-017, CMD-023, CMD-043)', async () => {
      await entry(page, 'Customers').click()
      await expect(scope(page)).toHaveText('Customers')
      await expect(box(page)).toBeFocused()
      await box(page).evaluate((input) =>
        input.addEventListener('input', ({ timeStamp }) => input.setAttribute('data-typed', String(timeStamp))),
      )
      await page.keyboard.type('harg')
      await expect(page.getByText('Hang on…')).toBeVisible()
      await expect(result).toHaveCount(1)
      expect(asked).toEqual(['customers harg'])
      // Both by the page's clock: how long the test itself takes does not count.
      const waited = await box(page).evaluate((input) => {
        const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('search=harg'))
        return (requests[0]?.startTime ?? 0) - Number(input.getAttribute('data-typed'))
      })
      expect(waited, 'milliseconds of rest before it asks').toBeGreaterThan(740)
    })
    await test.step('a customer has name, email, vehicles and phone (CMD-025, CMD-026, CMD-027, CMD-028)', async () => {
      const shown = 'Ruth Hargreavesruth@example.com · 1974 Norton Commando ROPE 12(506) 555-0112'
      await expect(result).toContainText([shown])
      await expect(result.locator('mark')).toHaveText(['Harg'])
      await expectAccessible(page, 'results')
    })
    await test.step('Backspace edits the text, and only on an empty one steps back (CMD-018)', async () => {
      await page.keyboard.press('Backspace')
      await expect(box(page)).toHaveValue('har')
      await expect(scope(page)).toBeVisible()
      await box(page).fill('')
      await page.keyboard.press('Backspace')
      await expect(scope(page)).toHaveCount(0)
      await expect(menu(page)).toBeVisible()
    })
    await test.step('a product is found by its SKU, and leads to its screen (CMD-036, CMD-037, CMD-038, SHELL-005)', async () => {
      await entry(page, 'Products').click()
      await box(page).fill('bell-07')
      await expect(result).toHaveText(['Brass ferry bellBELL-07Draft'])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/inventory\/products\/\d+$/)
      await expect(page.getByRole('heading', { name: 'Brass ferry bell', level: 1 })).toBeVisible()
    })
    await test.step('without vehicles in the invoice settings none are shown; a customer leads to its screen (CMD-028, CMD-030, CMD-032, OPEN-107)', async () => {
      useVehicle = false
      await page.reload()
      await openMenu(page)
      await entry(page, 'Customers').click()
      await box(page).fill('norton')
      await expect(result).toContainText(['Ruth Hargreavesruth@example.com(506) 555-0112'])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
    })
    await test.step('a note opens its dialog where one is, and by its address (CMD-033, CMD-034, SHELL-006, OPEN-109)', async () => {
      await openMenu(page)
      await entry(page, 'Notes').click()
      await box(page).fill('call back')
      await expect(result).toHaveText(['Call back about the bellRuth Hargreaves'])
      const value = await result.getAttribute('data-value')
      expect(value).toMatch(/^\/admin\/notes\/\d+$/)
      await page.keyboard.press('Enter')
      await expect(note.getByLabel('Title')).toHaveValue('Call back about the bell')
      await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
      await page.goto(demo.url + value)
      await expect(note).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('each asked its own call for what was typed (CMD-022)', () => {
      expect(asked).toEqual(['customers harg', 'products bell-07', 'customers norton', 'notes call back'])
    })
    await test.step('what finds nothing says so, and Escape steps back (CMD-019, CMD-040, CMD-041, CMD-042)', async () => {
      await openMenu(page)
      for (const [title, said] of [
        ['Customers', 'No customers found.'],
        ['Products', 'No products found.'],
        ['Notes', 'No notes found.'],
      ] as const) {
        await entry(page, title).click()
        await box(page).fill('zzyx')
        await expect(page.getByText(said)).toBeVisible()
        // Out of the scope, not out of the menu.
        await page.keyboard.press('Escape')
        await expect(scope(page)).toHaveCount(0)
        await expect(menu(page)).toBeVisible()
      }
    })
    await test.step('what fails is logged, said and asked again (CMD-044, CMD-045)', async () => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error')
      await intercept(page, '**/api/v1/admin/customers/?*', (route) =>
        route.fulfill({ json: { errors: ['too busy'] } }),
      )
      await entry(page, 'Customers').click()
      await box(page).fill('ruth')
      await expect(page.getByRole('alert')).toContainText('Customers could not be searched')
      expect((await logged).text()).toContain('ApiError')
      await page.unroute('**/api/v1/admin/customers/?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(result).toContainText(['Ruth Hargreaves'])
    })
  })
})

test('the plan and the permission decide what the menu holds', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  let change = (me: MeReply): void => {
    me.plan = 'standard'
  }
  await as(page, (me) => change(me))
  await page.goto(`${demo.url}/admin`)
  await test.step('what needs "enterprise" is not in it (PERM-105, PERM-106, PERM-107, PERM-108, PERM-109)', async () => {
    await openMenu(page)
    await expect(page.getByRole('option')).toHaveText([
      ...['Customers', 'Products', 'New Customer', 'New Product'],
      ...['Settings', 'Theme Settings', 'Toggle Light/Dark mode'],
      ...['SupportComing soon', 'Send FeedbackComing soon', 'DocumentationComing soon'],
    ])
    await page.keyboard.press('Escape')
  })
  await test.step('nor the telephone; the screen gives the reason (OPEN-103, PERM-110)', async () => {
    await expect(page.getByRole('button', { name: 'Call' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Quotes' }).click()
    await page.getByRole('link', { name: 'New Quote' }).first().click()
    await expect(page.getByRole('heading', { name: 'New Quote is part of a higher plan' })).toBeVisible()
  })
  const expectNone = async () => {
    await page.goto(`${demo.url}/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search or run a command' })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(menu(page)).toHaveCount(0)
  }
  await test.step('"basic" has no menu (PERM-111)', async () => {
    change = (me) => {
      me.plan = 'basic'
    }
    await expectNone()
  })
  await test.step('nor has who may not (PERM-113)', async () => {
    change = (me) => {
      me.permissions['command_menu'] = { can_view: false }
    }
    await expectNone()
  })
})

test.describe('email marketing', () => {
  test.use({ expectedErrors: /ApiError/ })

  test('its list and live chat are there with the module alone', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/email-marketing`)
    await expect(page.getByRole('heading', { name: 'Email Marketing', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Email Marketing' })).toBeVisible()
    const toggle = page.getByRole('switch', { name: 'Live chat' })
    await test.step('the toggle is saved, and shows what was (SHELL-035, SHELL-038, SHELL-039)', async () => {
      await expect(toggle).toBeEnabled()
      await expect(toggle).not.toBeChecked()
      const saved = page.waitForRequest((request) => request.method() === 'PUT')
      await toggle.click()
      expect((await saved).postDataJSON()).toEqual({ live_chat_enabled: true })
      await expect(toggle).toBeEnabled()
      await expect(toggle).toBeChecked()
      await page.reload()
      await expect(toggle).toBeChecked()
    })
    await test.step('what fails is said, and taken back (SHELL-040)', async () => {
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
    })
    await test.step('without the module neither is there (PERM-102, PERM-112)', async () => {
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
})

test('TOAST-004, TOAST-009, OPEN-121: a real import tells of its end', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const streaming = page.waitForRequest('**/api/v1/admin/events/')
  await page.goto(`${demo.url}/admin/pages`)
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
  // Behind the pictures of a demo that has just begun, which are made smaller in the same lane.
  await expect(page.getByText('250 customers imported')).toBeVisible({ timeout: 60_000 })
  expect(await send(['Ada,Wren,ada@example.com', ',Nameless,'])).toBe(202)
  await expect(page.getByText('1 customers imported, 1 row skipped')).toBeVisible()
})
