import type { Page } from '@playwright/test'
import { fakeEvents } from './fake-events.ts'
import { changeAt, fakePackages, plan, type SaidPackages } from './fake-packages.ts'
import { expect, expectAccessible, follow, test } from './test.ts'

let said: SaidPackages
let asked: Awaited<ReturnType<typeof fakePackages>>['asked']

test.beforeEach(async ({ page, demo }) => {
  const fake = await fakePackages(page)
  said = fake.said
  asked = fake.asked
  await demo.signIn(page)
})

const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title })

async function planUpdate(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/packages?view=updates`)
  await page.getByRole('button', { name: 'Plan update of Bookings' }).click()
  await expect(dialog(page)).toContainText('This will happen, in this order.')
}

async function applyUpdate(page: Page, url: string): Promise<void> {
  await planUpdate(page, url)
  await applyPlanned(page)
}

async function applyPlanned(page: Page): Promise<void> {
  await page.getByLabel('I have read the warnings above').check()
  await page.getByRole('button', { name: 'Apply update' }).click()
}

async function cancel(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test.describe('list', () => {
  test('says of each package its version, health, trial and update; servers and history have their own views; a package is added by name and version, or from a file: uploaded, then planned by what it says it is', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/admin/packages`)
    await expect(rowOf(page, 'Bookings')).toContainText('2 faults')
    await expect(page.getByText('The server rolled back Bookings 0.9.4 automatically. Five faults')).toBeVisible()
    await page.goto(`${demo.url}/admin`)
    await page.getByRole('link', { name: 'Packages were rolled back' }).click()
    await expect(page).toHaveURL(/\/admin\/packages$/)
    await expect(rowOf(page, 'Quote')).toContainText('2.0.0-beta.1 on trial')
    await expect(rowOf(page, 'Store locator')).toContainText('needs @ashlar/sdk ^3.0.0')
    await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('1 of 4 stopped')
    await page.getByRole('tab', { name: 'Servers' }).click()
    await expect(page.getByText('3 of 40')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('column "seat_count" is there already')).toBeVisible()
    await expect(page).toHaveURL(/view=history$/)
    await page.getByRole('tab', { name: 'Installed' }).click()
    await page.getByRole('button', { name: 'Plan the update of Bookings to 1.0.0' }).click()
    await expect(dialog(page)).toContainText('Update Bookings')
    expect(asked).toEqual([{ action: 'upgrade', name: '@tideline/bookings', version: '1.0.0' }])
    await cancel(page)

    await page.getByRole('button', { name: 'Add package' }).click()
    await page.getByLabel('Name').fill('Not A Name')
    await page.getByRole('button', { name: 'Show the plan' }).click()
    await expect(dialog(page)).toContainText('Enter a name such as @company/package')
    await page.getByLabel('Name').fill('@acme/new')
    await page.getByLabel('Version').fill('^1.0.0')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('This will happen')
    expect(asked.at(-1)).toEqual({ action: 'install', name: '@acme/new', version: '^1.0.0' })
    await cancel(page)

    const file = { name: 'acme-quote-1.3.0.tgz', mimeType: 'application/gzip', buffer: Buffer.alloc(2_000, 7) }
    const sent = page.waitForRequest('**/packages/uploads/')
    said.upload = () => ({ status: 422, code: 'PACKAGE_REFUSED', error: 'It holds a path that leaves its folder.' })
    await page.getByRole('button', { name: 'Add package' }).click()
    await page.getByText('From a file').click()
    await page.getByLabel('Package file').setInputFiles(file)
    await expect(dialog(page).getByRole('alert')).toContainText('It holds a path that leaves its folder.')
    expect((await sent).headers()['content-type']).toBe('application/gzip')
    said.upload = () => ({ name: '@acme/quote', version: '1.3.0', integrity: 'sha512-d' })
    await page.getByLabel('Package file').setInputFiles(file)
    await expect(dialog(page)).toContainText('This will happen')
    expect(asked).toHaveLength(3)
    expect(asked.at(-1)).toEqual({ action: 'upgrade', name: '@acme/quote', version: '1.3.0' })
  })

  test('tables of a removed package are listed and deleted once its name is typed (issue 15)', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/admin/packages`)
    await page.getByRole('tab', { name: 'Removed' }).click()
    await expect(page).toHaveURL(/view=removed$/)
    const list = page.getByRole('region', { name: 'Removed' })
    await expect(list).toContainText('2 tables, 1,204 rows, 208 kB')
    await expectAccessible(page, 'tables of removed packages')
    await page.getByRole('button', { name: 'Delete tables of Tastings' }).click()
    await expect(dialog(page)).toContainText('A copy of 1,204 rows is saved in the server’s data folder')
    const remove = dialog(page).getByRole('button', { name: 'Delete tables' })
    await expect(remove).toBeDisabled()
    await page.getByLabel('Type the name of the package').fill('@acme/tastings')
    await expectAccessible(page, 'deleting tables')
    const sent = page.waitForRequest((request) => request.method() === 'DELETE')
    await remove.click()
    expect(new URL((await sent).url()).searchParams.get('name')).toBe('@acme/tastings')
    await expect(page.getByText('The copy is /data/removed-tables/tastings-2026.jsonl.gz.')).toBeVisible()
    await expect(list).toContainText('No tables of removed packages')
  })

  test('who is no platform administrator sees the list and nothing to change, and asks for no more', async ({
    page,
    demo,
  }) => {
    const refused: string[] = []
    page.on('request', (request) => {
      if (/packages\/(installation|updates|changes)/.test(request.url())) refused.push(request.url())
    })
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin/packages`)
    await expect(rowOf(page, 'Bookings')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add package' })).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await rowOf(page, 'Quote').getByRole('link', { name: 'Quote' }).click()
    await expect(page.getByRole('heading', { name: 'Quote', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Release to everyone' })).toHaveCount(0)
    expect(refused).toEqual([])
  })

  test('a change that somebody began is shown above, and can be watched', async ({ page, demo }) => {
    said.installation = { ...said.installation, change: changeAt(4) }
    said.progress = () => changeAt(5)
    await page.goto(`${demo.url}/admin/packages`)
    const running = page.getByRole('region', { name: 'Change in progress' })
    await expect(running).toContainText('Check health, routes and pages (5 of 7), requested by Ines Moreau')
    await running.getByRole('button', { name: 'Show' }).click()
    await expect(dialog(page)).toContainText('Finish open requests')
  })
})

test.describe('plan before apply', () => {
  test('shows what will happen, asks to be read, and is applied as planned', async ({ page, demo }) => {
    const applied = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/changes/'))
    await planUpdate(page, demo.url)
    for (const words of ['2 tables, 3 documents', '0.8 kB more', 'Back to 0.9.4', 'Dry run passed', 'Seats']) {
      await expect(dialog(page)).toContainText(words)
    }
    await dialog(page).getByText('Routes', { exact: true }).click()
    await expect(dialog(page).getByText('POST /api/v1/bookings/hold/', { exact: true })).toBeVisible()
    const apply = page.getByRole('button', { name: 'Apply update' })
    await expect(apply).toBeDisabled()
    await page.getByLabel('I have read the warnings above').check()
    await apply.click()
    expect((await applied).postDataJSON()).toEqual({ plan: plan.id })
    await expect(dialog(page)).toContainText('Bookings 1.0.0 is now active.')
    await expect(dialog(page).getByRole('img', { name: 'Done' })).toHaveCount(7)
  })

  test('a package that is refused says which rules it breaks, where, and what was asked for can be changed; blocks in use stand in the way of a removal, until the content is to be kept; rows are dropped only when the name has been typed', async ({
    page,
    demo,
  }) => {
    said.plan = () => ({
      status: 422,
      code: 'PACKAGE_REFUSED',
      error: 'It breaks a rule of packages.',
      errors: [{ path: 'package.json:12', message: 'It has an install script.' }],
    })
    await page.goto(`${demo.url}/admin/packages/@tideline/bookings`)
    await page.getByRole('button', { name: 'More actions for Bookings' }).click()
    await page.getByRole('menuitem', { name: 'Another version…' }).click()
    await page.getByRole('textbox', { name: 'Version' }).fill('0.9.9')
    await page.getByRole('button', { name: 'Show the plan' }).click()
    await expect(dialog(page)).toContainText('package.json:12It has an install script.')
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByRole('textbox', { name: 'Version' })).toHaveValue('0.9.9')
    await page.getByRole('textbox', { name: 'Version' }).fill('1.0.0')
    await page.getByRole('button', { name: 'Show the plan' }).click()
    await expect(dialog(page)).toContainText('package.json:12It has an install script.')
    expect(asked.map(({ version }) => version)).toEqual(['0.9.9', '1.0.0'])
    said.plan = () => plan
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page)).toContainText('This will happen')
    await cancel(page)

    const removal = { ...plan, action: 'remove' as const, to: null, integrity: '', tables: [], warnings: [] }
    said.plan = ({ keepContent }) => ({
      ...removal,
      obstacles: keepContent ? [] : [{ code: 'BLOCKS_IN_USE', message: 'Three documents hold blocks of it.' }],
    })
    await page.getByRole('button', { name: 'More actions for Bookings' }).click()
    await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
    await expect(dialog(page)).toContainText('Three documents hold blocks of it.')
    await expect(dialog(page).getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Keep the content instead' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Remove', exact: true })).toBeEnabled()
    expect(asked.at(-1)).toEqual({ action: 'remove', name: '@tideline/bookings', keepContent: true })
    await cancel(page)

    const tables = [{ name: 'bookings.booking', rows: 418, change: 'removed' as const }]
    said.plan = (request) => ({ ...plan, action: 'remove', name: request.name, to: null, integrity: '', tables })
    await page.getByRole('button', { name: 'More actions for Bookings' }).click()
    await page.getByRole('menuitem', { name: 'Remove with its data' }).click()
    await expect(dialog(page)).toContainText('418 rows are deleted')
    const remove = dialog(page).getByRole('button', { name: 'Remove' })
    await page.getByLabel('Type @tideline/bookings to confirm').fill('@tideline/booking')
    await expect(remove).toBeDisabled()
    await page.getByLabel('Type @tideline/bookings to confirm').fill('@tideline/bookings')
    await expect(remove).toBeEnabled()
    expect(asked.at(-1)).toEqual({ action: 'remove', name: '@tideline/bookings', withData: true })
  })
})

test.describe('progress', () => {
  test('is told by the stream while the calls find no server', async ({ page, demo }) => {
    const events: object[] = []
    await fakeEvents(page.context(), events)
    said.progress = () => ({ status: 503, code: 'STARTING', error: 'The server is starting.' })
    await applyUpdate(page, demo.url)
    await expect(dialog(page)).toContainText('The server is not responding.')
    events.push({ event: 'package-change', change: changeAt(7) })
    await expect(dialog(page)).toContainText('Bookings 1.0.0 is now active.')
  })

  test('a plan that does not hold any more is made again; a failure says why, and that everything runs as before', async ({
    page,
    demo,
  }) => {
    said.apply = () => ({ status: 409, code: 'PLAN_CHANGED', error: 'A page has changed since this was planned.' })
    await applyUpdate(page, demo.url)
    await expect(dialog(page)).toContainText('A page has changed since this was planned.')
    await page.getByRole('button', { name: 'Plan again' }).click()
    await expect(page.getByRole('button', { name: 'Apply update' })).toBeDisabled()
    expect(asked).toHaveLength(2)

    said.apply = () => changeAt(0)
    said.progress = () =>
      changeAt(4, { state: 'failed', code: 'CHECK_FAILED', reason: 'Page “Open workshop” answered with an error.' })
    await applyPlanned(page)
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Everything runs as before. Page “Open workshop” answered with an error.CHECK_FAILED',
    )
  })
})

test.describe('one package', () => {
  test('says where it is used and what went wrong in it; has its address, and the way back to the version before', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/admin/packages/@tideline/bookings?view=usage`)
    await expect(page.getByRole('link', { name: 'Open workshop' })).toHaveAttribute('href', '/admin/editor?page=3')
    await page.getByRole('tab', { name: 'Faults' }).click()
    await expect(page.getByText('RangeError: 0')).toBeVisible()
    await expect(page.getByText('0.9.4, reported by a browser on Halfmoon')).toBeVisible()

    await page.goto(`${demo.url}/admin/packages`)
    await rowOf(page, 'Bookings').getByRole('link', { name: 'Bookings' }).click()
    await expect(page).toHaveURL(`${demo.url}/admin/packages/@tideline/bookings`)
    await expect(page).toHaveTitle(/^Bookings - /)
    await page.getByText('Routes', { exact: true }).click()
    await expect(page.getByText('POST /api/v1/bookings/hold/')).toBeVisible()
    await page.getByRole('tab', { name: 'Versions' }).click()
    await expect(rowOf(page, '0.9.1').getByRole('button', { name: 'Activate 0.9.1' })).toBeVisible()
    await rowOf(page, '0.9.3').getByRole('button', { name: 'Roll back' }).click()
    await expect(dialog(page)).toContainText('Roll back Bookings')
    expect(asked).toEqual([{ action: 'rollback', name: '@tideline/bookings' }])
  })

  test('is tried by chosen websites, given to everyone, or withdrawn', async ({ page, demo }) => {
    await page.goto(`${demo.url}/admin/packages/@acme/quote`)
    await page.getByRole('button', { name: 'More actions for Quote' }).click()
    await page.getByRole('menuitem', { name: 'Try on some websites…' }).click()
    await page.getByRole('combobox', { name: 'Version' }).fill('2.0.0-beta.2')
    await page.getByRole('button', { name: 'Show the plan' }).click()
    await expect(dialog(page)).toContainText('Choose at least one website.')
    await page.getByLabel('Halfmoon').check()
    await page.getByRole('button', { name: 'Show the plan' }).click()
    await expect(page.getByRole('button', { name: 'Start the trial' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Release to everyone' }).click()
    await expect(dialog(page)).toContainText('This will happen')
    expect(asked).toEqual([
      { action: 'try', name: '@acme/quote', version: '2.0.0-beta.2', tenants: [2] },
      { action: 'promote', name: '@acme/quote' },
    ])
  })

  test('that is not there says so, and can be planned', async ({ page, demo }) => {
    said.versions = []
    await page.goto(`${demo.url}/admin/packages/@acme/gone`)
    await expect(page.getByRole('heading', { name: 'This package is not installed' })).toBeVisible()
    await page.getByRole('button', { name: 'Plan installation' }).click()
    await expect(dialog(page)).toContainText('This will happen')
    expect(asked).toEqual([{ action: 'install', name: '@acme/gone' }])
  })
})

test('a registry that cannot be reached is said where the updates would stand', async ({ page, demo }) => {
  await page.route('**/packages/updates/', (route) =>
    route.fulfill({ status: 502, json: { success: false, code: 'REGISTRY', error: 'The registry does not answer.' } }),
  )
  await page.goto(`${demo.url}/admin/packages?view=updates`)
  await expect(page.getByText('The registry does not answer.')).toBeVisible()
  await page.getByRole('tab', { name: 'Installed' }).click()
  await expect(rowOf(page, 'Bookings')).toBeVisible()
})

test('a module is switched on and off for this website (GEN-006), and back when the server refuses', async ({
  page,
  demo,
}) => {
  const sent: unknown[] = []
  let status = 200
  await page.route('**/api/v1/admin/tenants/*/modules/', (route) => {
    sent.push(route.request().postDataJSON())
    const done = { success: true, modules: { bookings: false }, results: { rows: [], total: 0 } }
    const refused = { success: false, error: 'Store needs Bookings.', code: 'NEEDED' }
    return route.fulfill({ status, json: status === 200 ? done : refused })
  })
  await page.goto(`${demo.url}/admin/packages`)
  const toggle = page.getByRole('switch', { name: 'Bookings on this website' })
  await toggle.click()
  await expect(page.getByText('Bookings is off')).toBeVisible()
  await expect(toggle).not.toBeChecked()
  status = 409
  await toggle.click()
  await expect(page.getByText('Store needs Bookings.')).toBeVisible()
  await expect(toggle).not.toBeChecked()
  expect(sent).toEqual([{ modules: { bookings: false } }, { modules: { bookings: true } }])
})

/** Each with what only it shows, once it has been told all. */
const screens = [
  ['/admin/packages', '2.0.0-beta.1 on trial'],
  ['/admin/packages?view=updates', 'Plan update'],
  ['/admin/packages?view=history', 'column "seat_count" is there already'],
  ['/admin/packages?view=removed', 'guest_list'],
  ['/admin/packages?view=servers', '3 of 40'],
  ['/admin/packages/@acme/quote', 'Words of others, with their name'],
  ['/admin/packages/@tideline/bookings?view=versions', '0.9.1'],
  ['/admin/packages/@tideline/bookings?view=usage', 'Open workshop'],
  ['/admin/packages/@tideline/bookings?view=faults', 'RangeError: 0'],
] as const

const desk = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }

test('screens and dialogs are clean in axe, light and dark, and fit a phone', async ({ page, demo }) => {
  test.setTimeout(120_000)
  await page.goto(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, text] of screens) {
    await follow(page, path)
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
    await expectAccessible(page, path)
    await page.setViewportSize(phone)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
    await page.setViewportSize(desk)
  }
  await planUpdate(page, demo.url)
  await expectAccessible(page, 'plan')
  await page.setViewportSize(phone)
  await expectAccessible(page, 'plan on a phone')
})
