// The two modals of projects: the project and the task, at the built product.
import type { Page } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { ask } from './ask.ts'
import { makeIssued } from './documents.ts'
import { makeBoard, makeCustomer, makeProject, makeTask, personNamed, projectOf, taskOf } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const dialog = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name })
const accept = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()

/** Choose the first of what a field finds. */
async function pick(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label, exact: true })
  await field.fill(words)
  await expect(page.locator('.picks').getByRole('option').first()).toContainText(words)
  await page.keyboard.press('Enter')
}

test('staff create a project with a customer, their vehicle and a place on a board (GEN-013)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const board = await makeBoard(page, 'Form board')
  const ruth = await makeCustomer(page, { firstname: 'Ruth', lastname: 'Formby' })
  await ask(page, 'POST', `/api/v1/admin/customers/${ruth}/vehicles/`, {
    make: 'Norton',
    model: 'Commando',
    year: 1974,
  })
  await page.goto(`${demo.url}/admin/projects`)
  const form = dialog(page, 'New Project')
  await page.getByRole('button', { name: 'New Project' }).click()
  await test.step('the form is a modal with its fields, one hour and a start now (PROJ-002, PROJ-003, PROJ-004, PROJ-016, PROJ-017)', async () => {
    await expect(form).toBeVisible()
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByLabel('Est. Hours')).toHaveValue('1')
    const start = await form.getByLabel('Start Date').inputValue()
    expect(Math.abs(Date.parse(start) - Date.now())).toBeLessThan(120_000)
    await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  })
  await test.step('without a title and hours it says what is missing (PROJ-018, PROJ-019)', async () => {
    await form.getByLabel('Est. Hours').fill('')
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(form.getByText('Title is required')).toBeVisible()
    await expect(form.getByText('Est. Hours is required')).toBeVisible()
    await form.getByLabel('Title').fill('Commando, top end')
    await form.getByLabel('Est. Hours').fill('7.5')
  })
  await test.step('a customer is found, and then one of their vehicles (PROJ-005, PROJ-006)', async () => {
    await expect(form.getByLabel('Vehicle')).toBeDisabled()
    await pick(page, 'Customer', 'Ruth Formby')
    await form.getByLabel('Vehicle').selectOption('1974 Norton Commando')
  })
  await test.step('a board is chosen and then a column (PROJ-008, PROJ-024)', async () => {
    await expect(form.getByLabel('Column')).toHaveCount(0)
    await form.getByLabel('Board').selectOption('Form board')
    await form.getByLabel('Column').selectOption('In progress')
  })
  await test.step('it does not end before it starts (PROJ-009, PROJ-020, PROJ-021)', async () => {
    const end = form.getByLabel('End Date')
    const start = await form.getByLabel('Start Date').inputValue()
    await expect(end).toHaveAttribute('min', start)
    await end.fill('2020-01-01T10:00')
    await end.blur()
    await expect(form.getByText('The end is before the start.')).toBeVisible()
    // On the first day it may end at any later time.
    await end.fill(`${start.slice(0, 10)}T23:59`)
    await end.blur()
    await expect(form.getByText('The end is before the start.')).toHaveCount(0)
  })
  await test.step('people and a description belong to it (PROJ-010, PROJ-012, PERM-302)', async () => {
    await pick(page, 'Assignees', 'Joon Abernathy')
    await form.getByRole('textbox', { name: 'Description' }).click()
    await page.keyboard.type('Bring it on Friday')
  })
  await expectAccessible(page, 'the form of a project')
  await test.step('leaving it asks, and what was typed stays (PROJ-023)', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' })
    await expect(question).toContainText('You have unsaved changes. Are you sure?')
    await question.getByRole('button', { name: 'Dismiss' }).click()
    await expect(form.getByLabel('Title')).toHaveValue('Commando, top end')
  })
  await test.step('what the server refuses is said, and can be sent again (PROJ-032)', async () => {
    await intercept(page, '**/api/v1/admin/projects/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { success: false, error: 'The shed is full.', code: 'FULL' } })
        : route.fallback(),
    )
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('The shed is full.')
    await page.unroute('**/api/v1/admin/projects/')
  })
  await test.step('"Create" leads to the project, and lists have it (PROJ-013, PROJ-034, SHELL-003)', async () => {
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/projects\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Commando, top end', level: 1 })).toBeVisible()
    const id = Number(page.url().split('/').at(-1))
    expect(await projectOf(page, id)).toMatchObject({
      ...{ est_hours: 7.5, customer_id: ruth, column_id: board.doing, description: '<p>Bring it on Friday</p>' },
      assignees: [{ displayName: 'Joon Abernathy' }],
    })
    await page.goto(`${demo.url}/admin/projects?board=${board.id}`)
    await expect(page.getByRole('article', { name: 'Commando, top end' })).toContainText('Ruth Formby')
  })
})

test('a project is changed, with what may and may not be', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await ask(page, 'PUT', '/api/v1/admin/settings/', {
    projects: { custom_fields: [{ id: 'bay', label: 'Bay', type: 'text', options: [] }] },
  })
  const board = await makeBoard(page, 'Change board')
  const ada = await makeCustomer(page, { firstname: 'Ada', lastname: 'Changeling' })
  const items = [{ name: 'Work', unitPrice: 12_000, taxClass: 'exempt' }]
  const { invoiceNumber } = await makeIssued(page, 'invoices', { customer_id: ada, items })
  const id = await makeProject(page, { title: 'Gran Via', column_id: board.todo, customer_id: ada })
  await page.goto(`${demo.url}/admin/projects/${id}`)
  const open = async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(dialog(page, 'Gran Via')).toBeVisible()
  }
  await open()
  const form = dialog(page, 'Gran Via')
  await test.step('board and column are only shown (PROJ-025)', async () => {
    await expect(form.getByLabel('Board')).toHaveAttribute('readonly')
    await expect(form.getByLabel('Column')).toHaveValue('To do')
  })
  await test.step('the fields of the website, and invoices of the customer belong to it (PROJ-007, PROJ-011, PROJ-027, PROJ-029)', async () => {
    await form.getByLabel('Bay').fill('4')
    await form.getByRole('checkbox', { name: new RegExp(`${invoiceNumber}, .*\\$120.00, `) }).check()
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toHaveCount(0)
    const project = await projectOf(page, id)
    expect(project['custom_fields']).toEqual({ bay: '4' })
    expect(project['attachedInvoices']).toMatchObject([{ invoiceNumber }])
  })
  await test.step('a start that is taken away becomes now (PROJ-022)', async () => {
    await open()
    await form.getByLabel('Start Date').fill('')
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toHaveCount(0)
    const start = String((await projectOf(page, id))['start_date'])
    expect(Math.abs(Date.parse(start) - Date.now())).toBeLessThan(120_000)
  })
  await test.step('without the customer the invoices go, which is asked first (PROJ-026)', async () => {
    await open()
    await form.getByRole('button', { name: 'Clear Customer' }).click()
    await accept(page)
    await expect(form.getByText('Choose a customer first.').first()).toBeVisible()
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(form).toHaveCount(0)
    expect(await projectOf(page, id)).toMatchObject({ customer_id: null, attachedInvoices: [] })
  })
  await test.step('a failure is told by a message, and the form can be sent again (PROJ-030, PROJ-031)', async () => {
    await open()
    await form.getByLabel('Title').fill('Gran Via 750')
    await intercept(page, `**/api/v1/admin/projects/${id}/`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { success: false, error: 'The lights went out.', code: 'DARK' } })
        : route.fallback(),
    )
    await form.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('.toast')).toContainText('Failed to update project: The lights went out.')
    await page.unroute(`**/api/v1/admin/projects/${id}/`)
    await expect(form.getByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-busy')
  })
  await test.step('both versions are offered when somebody else was faster', async () => {
    await ask(page, 'PUT', `/api/v1/admin/projects/${id}/`, { title: 'Gran Via of theirs' })
    await form.getByRole('button', { name: 'Update' }).click()
    const conflict = dialog(page, 'Someone else changed this project')
    await expect(conflict.getByRole('row', { name: 'Title Gran Via of theirs Gran Via 750' })).toBeVisible()
    await conflict.getByRole('button', { name: 'Save my version' }).click()
    await expect(page.getByRole('heading', { name: 'Gran Via 750', level: 1 })).toBeVisible()
  })
  await test.step('it is deleted after a question, and the list is shown (PROJ-001, PROJ-014, OPEN-341)', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
    await accept(page)
    await expect(page).toHaveURL(/\/admin\/projects$/)
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  })
})

test('whoever may not choose customers only sees them, and a check that fails is said (PERM-304, PROJ-033)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.route('**/api/v1/admin/projects/check/', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...(await reply.json()), can_assign_customer: false } })
  })
  await page.goto(`${demo.url}/admin/projects`)
  await page.getByRole('button', { name: 'New Project' }).click()
  await expect(dialog(page).getByLabel('Customer')).toBeDisabled()
  await expect(dialog(page).getByText('You need access to customers to choose one.')).toBeVisible()
  await page.unroute('**/api/v1/admin/projects/check/')
  await intercept(page, '**/api/v1/admin/projects/check/', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: 'Not today.', code: 'NO' } }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'New Project' }).click()
  await expect(dialog(page).getByText('Not today.')).toBeVisible()
})

test('a task is written and read in its modal', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const board = await makeBoard(page, 'Task board')
  const project = await makeProject(page, { title: 'Fork seals', column_id: board.todo })
  await page.goto(`${demo.url}/admin/projects/${project}`)
  await page.getByRole('button', { name: 'New Task' }).click()
  const form = dialog(page, 'New Task')
  await test.step('the modal has its fields, and a new task is to do (TASK-001, TASK-002, TASK-003, TASK-012)', async () => {
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByLabel('Est. Hours')).toHaveValue('1')
    await expect(form.getByLabel('Status')).toHaveValue('pending')
  })
  await test.step('a title and hours are needed (TASK-014, TASK-015)', async () => {
    await form.getByLabel('Est. Hours').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Title is required')).toBeVisible()
    await expect(form.getByText('Est. Hours is required')).toBeVisible()
    await form.getByLabel('Est. Hours').fill('2')
    await form.getByLabel('Title').fill('Fork out')
  })
  await test.step('the due date may stay empty; the description is rich text, 425 px high (TASK-007, TASK-008, TASK-009, TASK-016)', async () => {
    await expect(form.getByLabel('Due Date')).toHaveValue('')
    const text = form.getByRole('textbox', { name: 'Description' })
    expect((await text.boundingBox())?.height).toBe(425)
    await text.click()
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Mind the springs')
  })
  await test.step('people are assigned by whoever may (TASK-006, PERM-305)', () => pick(page, 'Assigned To', 'Joon'))
  await test.step('what the server refuses is said, and stays (TASK-019, TASK-020)', async () => {
    await intercept(page, '**/api/v1/admin/tasks/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { success: false, error: 'No more tasks today.', code: 'NO' } })
        : route.fallback(),
    )
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toContainText('The task was not saved')
    await expect(form.getByLabel('Title')).toHaveValue('Fork out')
    await page.unroute('**/api/v1/admin/tasks/')
  })
  await form.getByLabel('Add an item').fill('Left leg')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('link', { name: 'Fork out', exact: true }).click()
  const task = dialog(page, /Fork seals/)
  await test.step('it leads to its project and shows its column (TASK-004, TASK-005, TASK-010)', async () => {
    await expect(task.getByRole('link', { name: 'Fork seals' })).toHaveAttribute('href', `/admin/projects/${project}`)
    await expect(task.getByText('To do', { exact: true }).first()).toBeVisible()
    await expect(task.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
    await expect(task.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(task.getByRole('textbox', { name: 'Description' }).locator('strong, b')).toHaveText('Mind the springs')
  })
  await expectAccessible(page, 'a task')
  const id = Number(new URL(page.url()).searchParams.get('task'))
  await test.step('its checklist is ticked, a comment names somebody, and the keys save it', async () => {
    await task.getByRole('checkbox', { name: 'Left leg is done' }).check()
    await task.getByRole('textbox', { name: 'Write a comment' }).click()
    await page.keyboard.type('@Joon')
    await expect(page.getByRole('option', { name: 'Joon Abernathy' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.type('look at this')
    await task.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(task.getByRole('list', { name: 'Comments' })).toContainText('@Joon Abernathy look at this')
    await page.keyboard.press('Control+s')
    await expect(task).toHaveCount(0)
    expect(await taskOf(page, id)).toMatchObject({ checklist: [{ text: 'Left leg', is_done: true }] })
  })
  await test.step('in the column for what is done it is completed (TASK-013)', async () => {
    await page.getByTitle('Board', { exact: true }).click()
    const card = page.getByRole('article', { name: 'Fork out' })
    await card.hover()
    await card.getByRole('button', { name: 'Actions for Fork out' }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    const move = dialog(page)
    await move.getByLabel('Column').selectOption('Done')
    await move.getByRole('button', { name: 'Move' }).click()
    await expect.poll(async () => (await taskOf(page, id))['status']).toBe('completed')
  })
  await test.step('a task is deleted after a question (OPEN-341)', async () => {
    await page.goto(`${demo.url}/admin/tasks?task=${id}`)
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await accept(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Fork out', exact: true })).toHaveCount(0)
  })
})

test('whoever may not assign people is not asked for any (PERM-305)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const id = await makeTask(page, { title: 'Polish the tank', assignees: [await personNamed(page, 'Joon Abernathy')] })
  await page.route(`**/api/v1/admin/tasks/${id}/`, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...(await reply.json()), canAssignUsers: false } })
  })
  await page.goto(`${demo.url}/admin/tasks?task=${id}`)
  await expect(dialog(page).getByLabel('Due Date')).toBeVisible()
  await expect(dialog(page).getByLabel('Assigned To')).toHaveCount(0)
})
