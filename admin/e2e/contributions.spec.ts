import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** The `./admin` entry of a package as `ashlar pack` leaves it: what is shared with the host stays a bare import. */
const entry = `
import { defineModule } from '@ashlar/sdk'
import { ButtonLink, defineAdmin } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
const stranger = defineModule({ id: 'stranger', title: 'Stranger' })
function Screen() {
  const [count, setCount] = useState(0)
  return jsxs('div', { children: [
    jsx(PageHeader, { title: 'Stranger at work', icon: 'ghost' }),
    jsx('button', { onClick: () => setCount(count + 1), children: 'Pressed ' + count }),
    jsx(ButtonLink, { to: '/admin/pages', children: 'To the pages' }),
  ] })
}
const Widget = () => jsx('p', { children: 'A stranger greets' })
const Broken = () => { throw new Error('stranger is broken') }
const Late = () => { useEffect(() => { throw new Error('stranger is broken late') }, []); return 'shown for a moment' }
const load = (component) => async () => ({ default: component })
const broken = {
  broken: load(Broken),
  'broken-text': load(() => { throw 'stranger is broken in words' }),
  'broken-nothing': load(() => { throw undefined }),
  'broken-null': load(() => { throw null }),
  'broken-late': load(Late),
  'broken-thing': load(() => ({ nothing: 'that can be shown' })),
  'broken-code': () => Promise.reject('stranger is broken on its way'),
  'broken-wait': () => new Promise((_, fail) => setTimeout(fail, 200, 'stranger is broken after a while')),
  'broken-loader': () => { throw new Error('stranger is broken before') },
}
export default defineAdmin(stranger, {
  screens: { main: load(Screen), full: load(Screen), ...broken },
  widgets: { hello: load(Widget), broken: load(Broken) },
})`

/** Screens that fail in all the ways that there are, and what each leaves to be read. */
const brokenWays = {
  broken: 'stranger is broken',
  'broken-text': 'stranger is broken in words',
  'broken-nothing': 'Something went wrong on this screen.',
  'broken-null': 'Something went wrong on this screen.',
  'broken-late': 'stranger is broken late',
  'broken-thing': 'React error #31',
  'broken-code': 'stranger is broken on its way',
  'broken-wait': 'stranger is broken after a while',
  'broken-loader': 'stranger is broken before',
}

const row = {
  id: 'stranger',
  title: 'Stranger',
  description: '',
  entry: '/_ashlar/packages/stranger/1.0.0/admin.js',
  package: { name: '@acme/stranger', version: '1.0.0' },
  admin: {
    nav: [{ title: 'Stranger', path: '/admin/stranger', icon: 'ghost', group: 'Guests', sort: 300, access: 'staff' }],
    screens: [
      { id: 'main', path: '/admin/stranger', title: 'Stranger', access: 'staff' },
      { id: 'full', path: '/admin/stranger-full', title: 'Full', access: 'staff', chrome: false },
      ...Object.keys(brokenWays).map((id) => ({
        id,
        path: `/admin/stranger-${id}`,
        title: `Screen ${id}`,
        access: 'staff',
      })),
      { id: 'main', path: '/admin/stranger-closed', title: 'Closed', access: 'strange.can_view' },
    ],
    widgets: [{ id: 'hello', title: 'Greeting', sort: 1, access: 'staff' }],
  },
}

/** The same with a widget that throws on the dashboard. */
const rowWithBrokenWidget = {
  ...row,
  admin: {
    ...row.admin,
    widgets: [...row.admin.widgets, { id: 'broken', title: 'Broken widget', sort: 2, access: 'staff' }],
  },
}

/** Adds the stranger to the modules that the server names. */
async function installStranger(page: Page, installed: typeof row = row): Promise<void> {
  await page.route('**/api/v1/admin/modules/', async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const { results } = await response.json()
    const rows = [...results.rows, installed]
    return route.fulfill({ response, json: { success: true, results: { rows, total: rows.length } } })
  })
  await page.route(`**${row.entry}`, (route) => route.fulfill({ contentType: 'text/javascript', body: entry }))
}

test.beforeEach(async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await installStranger(page)
})

test("a package's entry and screen come from its data, and share React and SDK with the shell; SHELL-020: a screen may stand outside the chrome; one whose right the person lacks says who can change that", async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/admin`)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav).toContainText('Guests')
  // An icon outside the shell's own set is fetched as data.
  await expect(nav.getByRole('link', { name: 'Stranger' }).locator('path').first()).toBeAttached()
  await nav.getByRole('link', { name: 'Stranger' }).click()
  await expect(page.getByRole('heading', { name: 'Stranger at work', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  await page.getByRole('link', { name: 'To the pages' }).click()
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()

  await page.goto(`${demo.url}/admin/stranger-closed`)
  await expect(page.getByRole('heading', { name: 'You don’t have access to Closed' })).toBeVisible()
  await expect(nav).toBeVisible()
  await page.goto(`${demo.url}/admin/stranger-full`)
  await expect(page.getByRole('heading', { name: 'Stranger at work' })).toBeVisible()
  await expect(nav).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test.describe('broken parts', () => {
  test.use({ expectedErrors: /stranger is broken|^(undefined|null)$|Minified React error #31/ })

  test('a widget that throws costs that widget', async ({ page, demo }) => {
    await installStranger(page, rowWithBrokenWidget)
    await page.goto(`${demo.url}/admin`)
    await expect(page.getByText('A stranger greets')).toBeVisible()
    await expect(page.getByText('Broken widget has stopped. It is part of @acme/stranger.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'All pages' })).toBeVisible()
  })

  test('P1: a screen that fails, in whatever way, costs that screen, and the server is told', async ({
    page,
    demo,
  }) => {
    const told: string[] = []
    await page.route('**/api/v1/admin/packages/faults/', (route) => {
      told.push(route.request().postDataJSON().of)
      return route.fulfill({ status: 202, json: { success: true } })
    })
    await page.goto(`${demo.url}/admin/stranger`)
    for (const [way, left] of Object.entries(brokenWays)) {
      await page.evaluate((to) => history.pushState(null, '', to), `/admin/stranger-${way}`)
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
      const failed = page.getByRole('alert').filter({ hasText: `Screen ${way} has stopped` })
      await expect(failed).toContainText(left)
      await expect(failed).toContainText('It is part of @acme/stranger.')
      await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Guests')
    }
    // Reports are on their way side by side, and arrive as they come.
    await expect.poll(() => told.toSorted()).toEqual(Object.keys(brokenWays).toSorted())
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Stranger' }).click()
    await page.getByRole('button', { name: 'Pressed 0' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  })
})

test('the dashboard is made of contributed cards with real figures; one that fails is tried again', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const troubles = '**/api/v1/admin/jobs/?*'
  await page.route(troubles, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'The database rests.', code: 'BUSY' } }),
  )
  await page.goto(`${demo.url}/admin`)
  const card = (title: string) =>
    page.locator('section.card').filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
  const total = await page.evaluate(async () => {
    const reply = await (await fetch('/api/v1/admin/pages/?itemsPerPage=1')).json()
    return String(reply.results.total)
  })
  const figures = page.getByRole('region', { name: 'Key figures' }).getByRole('listitem')
  await expect(figures.first()).toContainText(`Pages${total}`)
  await expect(card('Website')).toContainText(`${total} pages`)
  await expect(card('Activity').getByRole('table', { name: 'Activity, day by day' }).getByRole('row')).toHaveCount(31)
  await expect(card('Recently changed').getByRole('listitem')).toHaveCount(5)
  await expect(card('Needs attention')).toContainText('The database rests.')
  await page.unroute(troubles)
  await card('Needs attention').getByRole('button', { name: 'Try again' }).click()
  await expect(card('Needs attention')).toContainText(/Nothing needs your attention|Emails/)
  // Whoever may not see the log and the plan has the other cards.
  await demo.signIn(page, 'editor')
  await page.goto(`${demo.url}/admin`)
  await expect(card('Recently changed').getByRole('listitem')).toHaveCount(5)
  await expect(card('Not found')).toBeVisible()
  await expect(card('Activity')).toHaveCount(0)
  await expect(figures).toHaveCount(0)
})
