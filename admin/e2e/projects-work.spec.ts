// Lists, own work, schedule and time, at the built product.
import { ask } from './ask.ts'
import { makeBoard, makeCustomer, makeProject, makeTask, personNamed, projectOf, taskOf } from './projects.ts'
import { expect, expectAccessible, test } from './test.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the list of projects is searched, filtered and changed at once, with a way back (issue 19)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const board = await makeBoard(page, 'List board')
  const ids = [
    await makeProject(page, { title: 'Zephyr one', column_id: board.todo }),
    await makeProject(page, { title: 'Zephyr two', column_id: board.todo }),
  ]
  await page.goto(`${demo.url}/admin/projects`)
  await page.getByRole('searchbox', { name: 'Title, customer or tag' }).fill('zephyr')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/search=zephyr/)
  await expectAccessible(page, 'the list of projects')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Move to a column' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to a column' })
  await dialog.getByLabel('Board').selectOption('List board')
  await dialog.getByLabel('Column').selectOption('Done')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('2 projects changed')).toBeVisible()
  for (const id of ids) expect((await projectOf(page, id))['column_id']).toBe(board.done)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone')).toBeVisible()
  for (const id of ids) expect((await projectOf(page, id))['column_id']).toBe(board.todo)
})

test('the list of projects is filtered by one of any number of customers, found by typing (issue 19)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const customer_id = await makeCustomer(page, {
    firstname: 'Quirin',
    lastname: 'Zwerg',
    email: 'quirin@zwerg.example',
  })
  await makeProject(page, { title: 'Quirin’s frame', customer_id })
  await page.goto(`${demo.url}/admin/projects`)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('combobox', { name: 'Customer' }).fill('zwer')
  await expect(page.getByRole('option', { name: /Quirin Zwerg/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`customer_id=${customer_id}\\b`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await test.step('the address names it after a reload, and the chip takes it off', async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: /Quirin’s frame/ })).toBeVisible()
    await expect(page.getByText('Customer: Quirin Zwerg')).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Customer' }).click()
    await expect(page).not.toHaveURL(/customer_id/)
  })
})

test('own work begins with what is overdue, and is done by one key (issue 19)', async ({ page, demo }) => {
  await demo.signIn(page, 'administrator')
  await page.goto(`${demo.url}/admin`)
  const me = await personNamed(page, 'Desmond Okoro')
  const late = await makeTask(page, { title: 'Sweep the shed', due_date: day(-3), assignees: [me] })
  await makeTask(page, { title: 'Count the bolts', due_date: day(20), assignees: [me] })
  await page.goto(`${demo.url}/admin/my-work`)
  const overdue = page.getByRole('list', { name: 'Overdue' })
  await expect(overdue).toContainText('Sweep the shed')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Overdue')
  await expect(page.getByRole('list', { name: 'Later' })).toContainText('Count the bolts')
  await expectAccessible(page, 'my work')
  await overdue.getByRole('checkbox', { name: 'Sweep the shed is done' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('“Sweep the shed” completed')).toBeVisible()
  await expect.poll(async () => (await taskOf(page, late))['status']).toBe('completed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(overdue).toContainText('Sweep the shed')
})

test('a task is planned for a day by keys, and for another by its menu (issue 19)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const person = await personNamed(page, 'Ilse Tancred')
  const task = await makeTask(page, { title: 'Paint the sign', est_hours: 3, assignees: [person] })
  await page.goto(`${demo.url}/admin/schedule?day=2031-06-04&person=${person}`)
  await expect(page.getByRole('heading', { name: 'Jun 2 – 8, 2031' })).toBeVisible()
  const card = page.getByRole('article', { name: 'Paint the sign' })
  await expect(page.getByRole('group', { name: 'Without a time' })).toContainText('Paint the sign')
  await expectAccessible(page, 'the schedule of a week')
  await card.focus()
  await page.keyboard.press('Space')
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Mon 2' })).toContainText('Paint the sign')
  await expect(page.getByRole('group', { name: 'Mon 2' })).toContainText('09:00 – 12:00, Ilse')
  await card.getByRole('button', { name: 'Actions for Paint the sign' }).click()
  await page.getByRole('menuitem', { name: 'Set the time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paint the sign' })
  await dialog.getByLabel('Start').fill('2031-06-05T13:00')
  await dialog.getByLabel('End').fill('2031-06-05T12:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The end is before the start.')).toBeVisible()
  await dialog.getByLabel('End').fill('2031-06-05T15:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: 'Thu 5' })).toContainText('13:00 – 15:00')
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'June 2031' })).toBeVisible()
  await expectAccessible(page, 'the schedule of a month')
  await page
    .getByRole('button', { name: /Paint the sign/ })
    .dragTo(page.getByRole('listitem').filter({ hasText: 'Fri 6' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Fri 6' })).toContainText('13:00 Paint the sign')
  expect(String((await taskOf(page, task))['scheduled_start_time'])).toContain('2031-06-06')
})

test('a timer survives a reload, runs once, and what it took stands in the sheet (issue 19)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'manager')
  await page.goto(`${demo.url}/admin`)
  const me = await personNamed(page, 'Joon Abernathy')
  await makeTask(page, { title: 'Grease the chain', assignees: [me], due_date: day(-9) })
  await makeTask(page, { title: 'Wash the tank', assignees: [me], due_date: day(-8) })
  await page.goto(`${demo.url}/admin/my-work`)
  await page.getByRole('button', { name: 'Start a timer for Grease the chain' }).click()
  await expect(page.getByRole('button', { name: 'Stop the timer of Grease the chain' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Timer 0:00' })).toBeVisible()
  await test.step('another one stops the first, if that is meant', async () => {
    await page.getByRole('button', { name: 'Start a timer for Wash the tank' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Your timer for “Grease the chain” is stopped first.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('button', { name: 'Stop the timer of Wash the tank' })).toBeVisible()
  })
  await test.step('it is stopped from the top bar', async () => {
    await page.getByRole('button', { name: 'Timer', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Timer' })
    await expect(panel).toContainText('Wash the tank')
    await panel.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Timer 0/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await page.goto(`${demo.url}/admin/time`)
  await expect(page.getByRole('row', { name: /Wash the tank/ })).toBeVisible()
  await expectAccessible(page, 'the sheet of a week')
  await test.step('time is written by hand, and refused where it overlaps', async () => {
    await page.getByRole('button', { name: 'Log time' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log time' })
    await dialog.getByRole('combobox', { name: 'Task' }).fill('Wash the')
    await expect(page.locator('.picks').getByRole('option').first()).toContainText('Wash the tank')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Start').fill('2031-03-03T09:00')
    await dialog.getByLabel('End').fill('2031-03-03T10:30')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(`${demo.url}/admin/time?week=2031-03-03`)
    await expect(page.getByRole('row', { name: /Wash the tank/ })).toContainText('1 h 30 min')
  })
})

test('a timer that was forgotten over night is asked about (issue 19)', async ({ page, demo }) => {
  await demo.signIn(page, 'administrator')
  await page.goto(`${demo.url}/admin`)
  const task = await makeTask(page, { title: 'Lock the shed' })
  const start_time = new Date(Date.now() - 14 * 3_600_000).toISOString()
  await ask(page, 'POST', `/api/v1/admin/tasks/${task}/time-entries/`, { start_time })
  await page.goto(`${demo.url}/admin/time`)
  await expect(page.getByText('When did you finish?')).toBeVisible()
  await page.getByRole('button', { name: 'Stop timer' }).click()
  await expect(page.getByText('1 h logged on “Lock the shed”')).toBeVisible()
  await expect(page.getByText('When did you finish?')).toHaveCount(0)
})

test('a customer has their projects, and a link shows how far one is (issue 19)', async ({ page, demo, browser }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const ada = await makeCustomer(page, { firstname: 'Ada', lastname: 'Linkwood' })
  const id = await makeProject(page, { title: 'Saddle and bags', customer_id: ada, description: '<p>Secret price</p>' })
  await makeTask(page, { title: 'Cut the leather', project_id: id, due_date: '2031-05-06' })
  await makeTask(page, { title: 'Buy thread', project_id: id, status: 'completed' })
  await page.goto(`${demo.url}/admin/customers/${ada}`)
  await expect(page.getByRole('button', { name: 'New Project' })).toBeVisible()
  await page.getByRole('tab', { name: /Projects/ }).click()
  await expect(page.getByRole('list', { name: 'Tasks' })).toContainText('Cut the leather')
  await page.getByRole('link', { name: 'Saddle and bags' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share with the customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share with the customer' })
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const theirs = await context.newPage()
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { name: 'Saddle and bags', level: 1 })).toBeVisible()
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Cut the leather' })).toContainText('Due May 6, 2031')
  await expect(theirs.getByText('1 of 2 tasks completed')).toBeVisible()
  expect(await theirs.content()).not.toContain('Secret price')
  expect(await theirs.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await dialog.getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText('The link no longer works')).toBeVisible()
  for (const path of [address, `${address.slice(0, -3)}abc`]) {
    await theirs.goto(path)
    await expect(theirs.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  }
  await context.close()
})
