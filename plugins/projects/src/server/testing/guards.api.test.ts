import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  boardsPath,
  columnsPath,
  newBoard,
  newProject,
  newTask,
  projectsHost,
  projectsPath,
  tasksPath,
} from './projects-host.ts'

let host: TestHost
let owner: TestClient
let staff: TestClient
beforeAll(async () => {
  ;({ host, owner } = await projectsHost())
  staff = await host.signIn('staff')
  const projects = { can_view: true, can_create: true, can_edit: true, can_delete: true }
  await owner.put('/api/v1/admin/roles/', { role_id: 5, permissions: { projects } })
})
afterAll(() => host.close())

const codeOf = async (reply: Promise<{ json(): { code?: string } }>) => (await reply).json().code
const accountOf = async (client: TestClient): Promise<number> => (await client.get('/api/v1/auth/me/')).json().user.id

it('staff cannot assign people, whichever way they try (issue 19)', async () => {
  const me = await accountOf(staff)
  const { id } = await newProject(staff, {})
  expect(await codeOf(staff.post(projectsPath, { title: 'Mine', assignees: [me] }))).toBe('PROJECTS_MAY_NOT_ASSIGN')
  expect(await codeOf(staff.put(`${projectsPath}${id}/`, { assignees: [me] }))).toBe('PROJECTS_MAY_NOT_ASSIGN')
  expect((await owner.get(`${projectsPath}${id}/`)).json().project.assignees).toEqual([])
})

it('a shared board is named and deleted only by its owner and administrators', async () => {
  const board = await newBoard(owner)
  await owner.post(`/api/v1/admin/kanban/assignees/${board.id}`, { assignees: [await accountOf(staff)] })
  const path = `${boardsPath}${board.id}/`
  expect((await staff.get(columnsPath(board.id))).statusCode).toBe(200)
  expect(await codeOf(staff.put(path, { name: 'Mine' }))).toBe('PROJECTS_MAY_NOT_SHARE')
  expect(await codeOf(staff.delete(path))).toBe('PROJECTS_MAY_NOT_SHARE')
  expect(await codeOf(owner.delete(`${columnsPath(board.id)}999999/`))).toBe('PROJECTS_UNKNOWN_COLUMN')
})

it('tasks that are not there are neither changed nor planned', async () => {
  const task = await newTask(owner)
  const several = { ids: [task.id, 999_999], status: 'completed' }
  expect(await codeOf(owner.put(tasksPath, several))).toBe('PROJECTS_NOT_FOUND')
  expect((await owner.get(`${tasksPath}${task.id}/`)).json().task.status).toBe('pending')
  expect(await codeOf(owner.put(`${tasksPath}999999/`, { title: 'No' }))).toBe('PROJECTS_UNKNOWN_TASK')
  const backwards = { scheduled_start_time: '2026-03-02T10:00:00Z', scheduled_end_time: '2026-03-02T09:00:00Z' }
  const plan = { task_id: task.id, assignee_id: await accountOf(owner), ...backwards }
  expect(await codeOf(owner.post('/api/v1/admin/tasks/schedules/', plan))).toBe('PROJECTS_END_BEFORE_START')
})

it('time belongs to whoever logged it, and one timer runs for each person', async () => {
  const task = await newTask(owner)
  const path = `${tasksPath}${task.id}/time-entries/`
  const spent = { start_time: '2026-03-02T09:00:00Z', end_time: '2026-03-02T10:00:00Z' }
  const { id } = (await owner.post(path, spent)).json().taskTimeEntry
  expect(await codeOf(staff.put(`${path}${id}/`, { description: 'Mine' }))).toBe('PROJECTS_NOT_YOURS')
  expect(await codeOf(staff.delete(`${path}${id}/`))).toBe('PROJECTS_NOT_YOURS')
  expect((await owner.post(path, { start_time: '2026-03-03T09:00:00Z' })).statusCode).toBe(201)
  expect(await codeOf(owner.post(path, { start_time: '2026-03-04T09:00:00Z' }))).toBe('PROJECTS_TIMER_RUNNING')
})
