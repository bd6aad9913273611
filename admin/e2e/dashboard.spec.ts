import type { Page } from '@playwright/test'
import { expect, expectAccessible, hearsKeys, test } from './test.ts'

const cards = (page: Page) => page.locator('.grid > section.card')
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
const titles = (page: Page) => cards(page).locator('h2').allTextContents()

/** Figures come last, above the others. */
async function allCards(page: Page): Promise<void> {
  for (const title of ['Site visits', 'Page views', 'Visits per day', 'Activity'])
    await expect(card(page, title)).toBeVisible()
}

/** Counts of visits as the server would give them: ten a day, and twelve a day in the second half. */
async function countVisits(page: Page): Promise<void> {
  await page.route('**/api/v1/admin/visits/days/?*', (route) => {
    const days = Number(new URL(route.request().url()).searchParams.get('days'))
    const counts = Array.from({ length: days }, (_, day) => (day < days / 2 ? 10 : 12))
    return route.fulfill({ json: { success: true, results: { first: '2026-01-01', counts } } })
  })
}

test('each person chooses the cards of the dashboard and their order', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await allCards(page)
  const usual = await titles(page)
  await page.getByRole('button', { name: 'Customise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Customise dashboard' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'Customise dashboard')
  const handle = dialog.getByRole('button', { name: 'Move Top pages' })
  const rows = dialog.getByRole('listitem')
  const place = (await rows.allTextContents()).indexOf('Top pages')
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Top pages is at position ${place + 1} of`)).toBeAttached()
  await hearsKeys(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`Top pages is at position ${place + 2} of`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.nth(place + 1)).toHaveText('Top pages')
  await dialog.getByRole('switch', { name: 'Show Recently changed' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Recently changed')).toBeHidden()
  const own = await titles(page)
  expect(own.indexOf('Top pages')).toBe(usual.indexOf('Activity'))
  await page.reload()
  await allCards(page)
  expect(await titles(page)).toEqual(own)

  const colleague = await page.context().browser()?.newPage()
  if (!colleague) throw new Error('There is no browser.')
  await demo.signIn(colleague, 'editor')
  await colleague.goto(`${demo.url}/admin`)
  await expect(card(colleague, 'Recently changed')).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: 'Customise' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(rows.nth(place)).toHaveText('Top pages')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Recently changed')).toBeVisible()
  expect(await titles(page)).toEqual(usual)
})

test('what is arranged is not lost when it cannot be saved, and Cancel leaves the dashboard as it was', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await page.getByRole('button', { name: 'Customise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Customise dashboard' })
  await page.route('**/api/v1/admin/dashboard/', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'The database rests.', code: 'BUSY' } }),
  )
  const shown = dialog.getByRole('switch', { name: 'Show Recently changed' })
  await shown.click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('The database rests.')
  await expect(shown).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Recently changed')).toBeVisible()
})

test('visits stand as a figure beside those of the days before, and as a chart of a chosen range', async ({
  page,
  demo,
}) => {
  await countVisits(page)
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await expect(card(page, 'Site visits')).toContainText('Site visits36060 more than in the previous 30 days')
  const chart = card(page, 'Visits per day')
  const table = chart.getByRole('table', { name: 'Visits per day, day by day' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const ranges = chart.getByRole('group', { name: 'Visits per day: days shown' })
  await ranges.getByText('7 days').click()
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(chart).toContainText('14 more than in the previous 7 days')
  await expectAccessible(page, 'Dashboard')
})

test('a figure that cannot be had says so and is asked for again', async ({ page, demo }) => {
  await page.route('**/api/v1/admin/visits/page-views/?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: 'Not today.', code: 'FORBIDDEN' } }),
  )
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const views = page.getByRole('region', { name: 'Page views' })
  await expect(views).toContainText('Not today.')
  await page.unroute('**/api/v1/admin/visits/page-views/?*')
  await views.getByRole('button', { name: 'Try again' }).click()
  await expect(views).toContainText('Last 30 days')
})
