import { expect, makePage, test } from './test.ts'

test.beforeEach(async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
})

const rows = (page: import('@playwright/test').Page) => page.getByRole('table', { name: 'Pages' }).locator('tbody tr')

/** By the whole title: pages of other tests may hold the word. */
const row = (page: import('@playwright/test').Page, title: string) =>
  rows(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('PAGE-003, PAGE-004, PAGE-005, PAGE-006, OPEN-337: status badges; the tree shows every page below its parent, and closes; a search that finds nothing says so, and clears', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/admin/pages`)
  const badge = (title: string) => row(page, title).locator('.badge').last()
  await expect(badge('Spring check')).toHaveText('Draft')
  await expect(badge('Spring check')).toHaveClass(/yellow/)
  await expect(badge('Contact')).toHaveText('Published')
  await expect(badge('Contact')).toHaveClass(/green/)
  await expect(badge('Summer hours 2025')).toHaveText('Archived')
  await expect(badge('Summer hours 2025')).toHaveClass(/red/)
  await expect(badge('Winter storage: reserve a space')).toHaveText('Scheduled')

  await expect(rows(page).filter({ hasText: 'Guarantee' })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse Services and prices' }).click()
  await expect(rows(page).filter({ hasText: 'Guarantee' })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Home page' })).toHaveCount(1)

  await page.getByLabel('Search pages').fill('xylophone')
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await expect(page).toHaveURL(/search=xylophone/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row(page, 'Contact')).toBeVisible()
  await expect(page.getByLabel('Search pages')).toHaveValue('')
})

test('search, filter, sort and view stand in the address, and the back button undoes them', async ({ page, demo }) => {
  await page.goto(`${demo.url}/robots.txt`)
  // Words of its own: other tests make pages in the same demo.
  for (const title of ['Zebra one', 'Zebra two']) await makePage(page, { title, status: 'draft' })
  await makePage(page, { title: 'Zebra three', status: 'archived' })
  await page.goto(`${demo.url}/admin/pages?search=zebra&status=draft&orderBy=title&orderDirection=desc`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Zebra two')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL(/orderDirection=asc/)
  await expect(rows(page).first()).toContainText('Zebra one')
  await page.getByRole('button', { name: 'Remove filter Status' }).click()
  await expect(page).not.toHaveURL(/status=/)
  await expect(rows(page)).toHaveCount(3)
  await page.goBack()
  await expect(page).toHaveURL(/status=draft/)
  await expect(rows(page)).toHaveCount(2)
  // Several values of one filter.
  await page.getByRole('button', { name: 'Add filter' }).click()
  // The box follows the address, a moment later.
  await page.getByRole('checkbox', { name: 'Archived' }).click()
  await expect(page).toHaveURL(/status=draft%2Carchived/)
  await expect(rows(page)).toHaveCount(3)
})

test('bulk actions change what is selected, and Undo takes it back', async ({ page, demo }) => {
  await page.goto(`${demo.url}/robots.txt`)
  for (const title of ['Bulk one', 'Bulk two']) await makePage(page, { title, status: 'draft' })
  const loading = Promise.withResolvers<void>()
  await page.route('**/api/v1/admin/pages/?*search=bulk*', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.goto(`${demo.url}/admin/pages?search=bulk`)
  const selectAll = page.getByLabel('Select all rows')
  await expect(selectAll, 'nothing can be chosen before it is there').toBeDisabled()
  loading.resolve()
  await selectAll.check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('2 pages published')).toBeVisible()
  await expect(rows(page).locator('.badge.green')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows(page).locator('.badge.yellow')).toHaveCount(2)
})

test('unpublished changes of many pages: how many are asked about, and each that somebody changed meanwhile is named', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/robots.txt`)
  const draftOf = (id: number) =>
    page.evaluate(async (pageId) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ id: pageId, content: null, asDraft: true })
      return (await fetch('/api/v1/admin/page/updatecontent/', { method: 'PUT', headers, body })).ok
    }, id)
  const ids: number[] = []
  for (const title of ['Behind one', 'Behind two', 'Behind three', 'Behind nothing'])
    ids.push(await makePage(page, { title, status: 'published' }))
  for (const id of ids.slice(0, 3)) expect(await draftOf(id)).toBe(true)
  await page.goto(`${demo.url}/admin/pages?search=behind`)
  const selectAll = () => page.getByLabel('Select all rows').check()
  await selectAll()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  // Somebody saves one of them after the list was read.
  expect(await draftOf(ids[1] ?? 0)).toBe(true)
  await bar.getByRole('button', { name: 'Discard changes' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('3 pages go back to what visitors see now.')
  await asked.getByRole('button', { name: 'Dismiss' }).click()
  await selectAll()
  await bar.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Visitors see the changes to 2 pages')).toBeVisible()
  const report = page.getByText('1 was not changed').locator('xpath=ancestor::*[.//*[contains(., "Behind two")]][1]')
  await expect(report).toContainText('has changed this page in the meantime. Nothing was published.')
  // The list was read again: now it goes back, and then there is nothing left to do.
  await selectAll()
  await bar.getByRole('button', { name: 'Discard changes' }).click()
  await expect(asked).toContainText('“Behind two” goes back to what visitors see now.')
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('“Behind two” is back to what visitors see')).toBeVisible()
  await selectAll()
  await expect(bar.getByRole('button', { name: 'Publish' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test('OPEN-336: deleting can be undone, and deleted pages are shown on request as Archived (PAGE-003)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/robots.txt`)
  await makePage(page, { title: 'Short lived', status: 'published' })
  await page.goto(`${demo.url}/admin/pages?search=lived`)
  await page.getByRole('button', { name: 'More actions for Short lived' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.goto(`${demo.url}/admin/pages?search=lived&showdeleted=1`)
  await expect(rows(page).locator('.badge')).toHaveText('Archived')
  await page.getByRole('button', { name: 'More actions for Short lived' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(rows(page).locator('.badge')).toHaveText('Published')
})

test('a list that cannot be loaded says why, and tries again', async ({ page, demo }) => {
  await page.route('**/api/v1/admin/pages/**', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: 'The database does not answer just now.', code: 'UNAVAILABLE', requestId: '7f3c' },
    }),
  )
  await page.goto(`${demo.url}/admin/pages?view=flat`)
  await expect(page.getByText('The database does not answer just now.')).toBeVisible()
  await expect(page.getByText('Request 7f3c')).toBeVisible()
  await page.unroute('**/api/v1/admin/pages/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Contact')).toBeVisible()
})

test('someone who may only look gets no button that would be refused', async ({ page, demo }) => {
  await demo.signIn(page, 'staff')
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const { permissions } = await page.evaluate(async () => (await fetch('/api/v1/auth/me/')).json())
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(permissions.pages.can_create ? 1 : 0)
  await expect(page.getByLabel('Select all rows')).toHaveCount(
    permissions.pages.can_edit || permissions.pages.can_delete ? 1 : 0,
  )
})
