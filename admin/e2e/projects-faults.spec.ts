// What people see of projects while the network or their session is gone, at the built product.
import type { Page } from '@playwright/test'
import { carry, middleOf } from './carry.ts'
import { makeBoard, makeProject, makeTask, projectOf, taskOf } from './projects.ts'
import { expect, test } from './test.ts'

const column = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

async function signInAgain(page: Page, password: string): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
}

test('a card that is carried while the network or the session goes is put back or arrives (KANBAN-005)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const { id, todo, doing, done } = await makeBoard(page, 'Stormy board')
  const project = await makeProject(page, { title: 'Mainsail', column_id: todo })
  await page.goto(`${demo.url}/admin/projects?board=${id}`)
  await carry(page, card(page, 'Mainsail'), await middleOf(column(page, 'In progress')))
  await page.context().setOffline(true)
  await page.mouse.up()
  await expect(page.getByText('“Mainsail” could not be moved')).toBeVisible()
  await expect(column(page, 'To do').getByRole('article', { name: 'Mainsail' })).toBeVisible()
  await page.context().setOffline(false)
  await carry(page, card(page, 'Mainsail'), await middleOf(column(page, 'In progress')))
  await page.mouse.up()
  await expect.poll(async () => (await projectOf(page, project))['column_id']).toBe(doing)
  await carry(page, card(page, 'Mainsail'), await middleOf(column(page, 'Done')))
  await page.context().clearCookies()
  await page.mouse.up()
  await signInAgain(page, demo.password)
  await expect(column(page, 'Done').getByRole('article', { name: 'Mainsail' })).toBeVisible()
  await expect.poll(async () => (await projectOf(page, project))['column_id']).toBe(done)
})

test('what was typed stays while a task can not be saved, and is saved afterwards (TASK-019, TASK-020)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const id = await makeTask(page, { title: 'Reef the sail' })
  await page.goto(`${demo.url}/admin/tasks?task=${id}`)
  const form = page.getByRole('dialog', { name: new RegExp(`Task ${id}`) })
  // Its code comes after the form: the network is not gone before it is here.
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await form.getByLabel('Title').fill('Reef the sail twice')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('The task was not saved')
  await expect(form.getByLabel('Title')).toHaveValue('Reef the sail twice')
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, demo.password)
  await expect(form).toHaveCount(0)
  expect(await taskOf(page, id)).toMatchObject({ title: 'Reef the sail twice' })
})

test('what was typed stays while a project can not be saved, and is saved afterwards (PROJ-030, PROJ-031)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const id = await makeProject(page, { title: 'Anchor' })
  await page.goto(`${demo.url}/admin/projects/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Anchor' })
  // Its code comes after the form: the network is not gone before it is here.
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await form.getByLabel('Title').fill('Anchor and chain')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Failed to update project')
  await expect(form.getByLabel('Title')).toHaveValue('Anchor and chain')
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await signInAgain(page, demo.password)
  await expect(page.getByRole('heading', { name: 'Anchor and chain', level: 1 })).toBeVisible()
  expect(await projectOf(page, id)).toMatchObject({ title: 'Anchor and chain' })
})
