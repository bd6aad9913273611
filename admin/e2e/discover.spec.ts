import type { Page } from '@playwright/test'
import { fakePackages, foundPackage, plan, type SaidPackages, timer } from './fake-packages.ts'
import { expect, expectAccessible, follow, test } from './test.ts'

let said: SaidPackages
let asked: Awaited<ReturnType<typeof fakePackages>>['asked']
/** Queries of the search, as they came. */
let searched: string[]

const many = [
  foundPackage({ name: '@acme/timer', title: 'Timer', version: '1.4.0', description: 'Counts down to a day' }),
  foundPackage({ name: '@tideline/bookings', title: 'Bookings', kind: 'module', installed: '0.9.4' }),
  foundPackage({ name: '@acme/later', title: 'Later', fit: 'other', publisher: '' }),
  foundPackage({ name: '@acme/silent', title: 'Silent', fit: 'unknown', kind: null, publishedAt: null }),
]

test.beforeEach(async ({ page, demo }) => {
  const fake = await fakePackages(page)
  said = fake.said
  asked = fake.asked
  searched = []
  said.discover = (query) => {
    searched.push(query.toString())
    const kind = query.get('kind')
    const words = query.get('search') ?? ''
    const rows = many.filter((each) => (kind === null || each.kind === kind) && each.name.includes(words))
    return { rows, total: rows.length === many.length ? 24 : rows.length }
  }
  said.listing = () => timer
  await demo.signIn(page)
})

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('Discover lists what the registry has, with search, kind and pages in the address (issue 15)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/admin/packages`)
  await page.getByRole('tab', { name: 'Discover' }).click()
  await expect(card(page, 'Timer')).toContainText('1.4.0 · ida · Blocks')
  await expect(card(page, 'Bookings')).toContainText('Installed')
  await expect(card(page, 'Later')).toContainText('Needs another version of Ashlar')
  await expect(card(page, 'Silent')).toContainText('No description')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/view=discover&currentPage=2$/)
  await page.getByText('Modules', { exact: true }).click()
  await expect(page.getByRole('list', { name: 'Packages in the registry' }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/kind=module/)
  await page.getByRole('searchbox', { name: 'Search the registry' }).fill('nothing')
  await expect(page.getByText('No packages match')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search the registry' })).toHaveValue('nothing')
  await expect(page.getByText('No packages match')).toBeVisible()
  expect(searched.at(-1)).toBe('page=1&search=nothing&kind=module')
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await expect(card(page, 'Timer')).toBeVisible()
})

test('a package is read about, and installed by its plan, with the keyboard (issue 15)', async ({ page, demo }) => {
  await page.goto(`${demo.url}/admin/packages?view=discover`)
  await card(page, 'Timer').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.url}/admin/packages/@acme/timer`)
  await expect(page.getByRole('heading', { name: 'Timer', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The timer on a page' })).toHaveJSProperty('naturalWidth', 1)
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(page.getByText('Counts down.')).toBeVisible()
  await page.getByRole('button', { name: 'Install' }).focus()
  said.plan = ({ action, name }) => ({ ...plan, action, name, from: null, to: '1.4.0' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('This will happen')
  expect(asked).toEqual([{ action: 'install', name: '@acme/timer', version: '1.4.0' }])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to Discover' }).click()
  await expect(card(page, 'Timer')).toBeVisible()
})

test('a newest version that does not fit says which version does, or that none does (issue 15)', async ({
  page,
  demo,
}) => {
  said.listing = () => ({ ...timer, version: '2.0.0', sdk: '^9.0.0', fit: 'other', fitting: '1.4.0' })
  await page.goto(`${demo.url}/admin/packages/@acme/timer`)
  await expect(
    page.getByText('Version 2.0.0 needs SDK ^9.0.0; this server has 0.1.0. Version 1.4.0 works here.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Install 1.4.0' }).click()
  await expect(page.getByRole('dialog')).toContainText('This will happen')
  expect(asked.at(-1)).toEqual({ action: 'install', name: '@acme/timer', version: '1.4.0' })
  said.listing = () => ({ ...timer, fit: 'other', sdk: '^9.0.0', fitting: null })
  await page.reload()
  await expect(page.getByText('No other version works here. Update the server first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0)
})

test('a registry that cannot be searched says so, and the other ways to add a package stay (issue 15)', async ({
  page,
  demo,
}) => {
  const error = 'The registry https://registry.example/ could not be reached: ENOTFOUND. Nothing has been changed.'
  said.discover = () => ({ status: 502, code: 'REGISTRY_UNREACHABLE', error })
  await page.goto(`${demo.url}/admin/packages?view=discover`)
  await expect(page.getByText(error)).toBeVisible()
  await expect(page.getByText('You can still add a package from a file')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add package' })).toBeEnabled()
  said.discover = () => ({ rows: [], total: 0 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The registry has no packages for Ashlar')).toBeVisible()
})

test('its screens are clean in axe, light and dark, and fit a phone (issue 15)', async ({ page, demo }) => {
  await page.goto(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, text] of [
    ['/admin/packages?view=discover', 'Needs another version of Ashlar'],
    ['/admin/packages/@acme/timer', 'Counts down.'],
  ] as const) {
    await follow(page, path)
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
    await expectAccessible(page, path)
    await page.setViewportSize({ width: 390, height: 844 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})
