// Boards of projects, at the built product: by mouse, by keys, by two people at once.
import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { ask } from './ask.ts'
import { carry, middleOf } from './carry.ts'
import { makeBoard, makeProject, personNamed, projectOf } from './projects.ts'
import { expect, expectAccessible, hearsKeys, test } from './test.ts'

const board = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const column = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const spoken = (page: Page) => page.locator('.brd').getByRole('status').first()

test('a week is planned on a board by mouse and by keys alone, to the same records (issue 19)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const { id, todo, doing } = await makeBoard(page, 'Week of May')
  const [first, second] = [
    await makeProject(page, { title: 'Clutch', column_id: todo }),
    await makeProject(page, { title: 'Brakes', column_id: todo }),
  ]
  await page.goto(`${demo.url}/admin/projects?board=${id}`)
  await expect(page.getByRole('heading', { name: 'Week of May', level: 1 })).toBeVisible()
  await test.step('a drag sends one request and writes one row', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname))
    await carry(page, card(page, 'Clutch'), await middleOf(column(page, 'In progress')))
    await expect(spoken(page)).toHaveText('Clutch, position 1 of 1 in In progress')
    await page.mouse.up()
    await expect(spoken(page)).toHaveText('Clutch moved to position 1 of 1 in In progress')
    await expect.poll(async () => (await projectOf(page, first))['column_id']).toBe(doing)
    expect(sent).toEqual([`/api/v1/admin/projects/${first}/`])
  })
  await test.step('the keys do the same, and each step is spoken', async () => {
    await card(page, 'Brakes').focus()
    await page.keyboard.press('Space')
    await hearsKeys(page)
    await page.keyboard.press('ArrowRight')
    await expect(spoken(page)).toContainText('Brakes, position')
    await page.keyboard.press('Space')
    await expect(spoken(page)).toContainText('Brakes moved to position')
    await expect.poll(async () => (await projectOf(page, second))['column_id']).toBe(doing)
  })
  await test.step('what is refused comes back with the reason', async () => {
    await intercept(page, `**/api/v1/admin/projects/${second}/`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 403, json: { success: false, error: 'The bench is locked.', code: 'LOCKED' } })
        : route.fallback(),
    )
    await card(page, 'Brakes').focus()
    await page.keyboard.press('Space')
    await hearsKeys(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByText('“Brakes” could not be moved')).toBeVisible()
    await expect(column(page, 'In progress').getByRole('article')).toHaveCount(2)
    await page.unroute(`**/api/v1/admin/projects/${second}/`)
  })
  await expectAccessible(page, 'a board of projects')
  await test.step('a filter stands in the address', async () => {
    await page.getByRole('textbox', { name: 'Search projects' }).fill('clutch')
    await expect(card(page, 'Brakes')).toHaveCount(0)
    await expect(page).toHaveURL(/search=clutch/)
    await page.reload()
    await expect(card(page, 'Clutch')).toBeVisible()
    await expect(card(page, 'Brakes')).toHaveCount(0)
  })
})

test('two people on one board see each other’s moves without a reload (issue 19)', async ({ page, demo, browser }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const { id, todo, done } = await makeBoard(page, 'Shared bench')
  const project = await makeProject(page, { title: 'Wheel', column_id: todo })
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await demo.signIn(theirs, 'administrator')
  const streaming = theirs.waitForRequest('**/api/v1/admin/events/')
  await theirs.goto(`${demo.url}/admin/projects?board=${id}`)
  await streaming
  await expect(column(theirs, 'To do').getByRole('article', { name: 'Wheel' })).toBeVisible()
  await ask(page, 'PUT', `/api/v1/admin/projects/${project}/`, { column_id: done })
  await expect(column(theirs, 'Done').getByRole('article', { name: 'Wheel' })).toBeVisible({ timeout: 2_000 })
  await context.close()
})

test('boards are made, shared and named, and say whose they are', async ({ page, demo, browser }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/projects`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New board' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Paint shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Create board' }).click()
  await expect(page.getByRole('heading', { name: 'Paint shop', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: 'You share this board' })).toHaveCount(0)
  await test.step('the button that shares needs at least one person (ASSIGN-002)', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share “Paint shop”' })
    await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeDisabled()
    for (const name of ['Joon', 'Desmond', 'Ilse']) {
      await dialog.getByRole('combobox', { name: 'Share with' }).fill(name)
      await expect(page.locator('.picks').getByRole('option').first()).toContainText(name)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('list', { name: 'Share with' })).toContainText(name)
    }
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('two of three people are shown at first (KANBAN-004, ASSIGN-003)', async () => {
    await expect(page.getByRole('img', { name: 'You share this board' })).toBeVisible()
    const people = page.locator('.ph .avs').getByRole('img')
    await expect(people).toHaveCount(2)
    await page.getByRole('button', { name: 'Show 1 more' }).click()
    await expect(people).toHaveCount(3)
  })
  const id = Number(new URL(page.url()).searchParams.get('board'))
  await test.step('whoever it is shared with sees that (KANBAN-003)', async () => {
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await demo.signIn(theirs, 'manager')
    await theirs.goto(`${demo.url}/admin/projects?board=${id}`)
    await expect(theirs.getByRole('img', { name: 'Shared with you' })).toBeVisible()
    await test.step('and learns at once that it no longer is (issue 19)', async () => {
      const joon = await personNamed(page, 'Joon')
      await ask(page, 'DELETE', `/api/v1/admin/kanban/assignees/${id}/${joon}`)
      await expect(theirs.getByText(/nobody shares it with you any more/)).toBeVisible({ timeout: 2_000 })
      await ask(page, 'POST', `/api/v1/admin/kanban/assignees/${id}`, { assignees: [joon] })
      await expect(theirs.getByRole('img', { name: 'Shared with you' })).toBeVisible({ timeout: 2_000 })
    })
    await context.close()
  })
  await test.step('a column is added, changed and deleted', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add a column' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Drying')
    await page.getByRole('dialog').getByRole('button', { name: 'Add a column' }).click()
    await expect(column(page, 'Drying')).toBeVisible()
    await column(page, 'Drying').getByRole('button', { name: 'Actions for Drying' }).click()
    await page.getByRole('menuitem', { name: 'Delete column' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(column(page, 'Drying')).toHaveCount(0)
  })
  await test.step('what cannot be fetched is said, with a way on (KANBAN-005)', async () => {
    await intercept(page, '**/columns/', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'The shed is closed.', code: 'CLOSED' } }),
    )
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('The board could not be loaded')
    await expect(page.getByRole('alert')).toContainText('The shed is closed.')
    await page.unroute('**/columns/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(column(page, 'To do')).toBeVisible()
  })
  await test.step('it is deleted after a question, and the list is shown', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete board' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL(/\/admin\/projects$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('columns are shown one at a time, and nothing is cut off (issue 19)', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    await page.goto(`${demo.url}/admin`)
    const { id, todo } = await makeBoard(page, 'Small board')
    await makeProject(page, {
      ...{ title: 'Chain', column_id: todo, assignees: [await personNamed(page, 'Joon Abernathy')] },
    })
    await page.goto(`${demo.url}/admin/projects?board=${id}`)
    await expect(card(page, 'Chain')).toBeVisible()
    await page.getByText('Done', { exact: true }).first().click()
    await expect(card(page, 'Chain')).not.toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(board(page, 'Small board')).toBeVisible()
    await expectAccessible(page, 'a board on a phone')
  })
})
