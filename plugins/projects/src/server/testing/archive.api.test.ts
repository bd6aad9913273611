import { moveByArchive, type TestClient, type TestHost } from '@ashlar/sdk/testing'
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
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
})
afterAll(() => host.close())

it('a website’s backup has its boards, projects, tasks and time, which are nobody’s at first (issue 19)', async () => {
  const board = await newBoard(owner, 'Slipway')
  const project = await newProject(owner, { column_id: board.doing, description: '<p>Caulk</p>', tags: ['hull'] })
  const task = await newTask(owner, { project_id: project.id, checklist: [{ id: '1', text: 'Oakum', is_done: true }] })
  const before = await newTask(owner, { title: 'Scrape', project_id: project.id })
  await owner.put(`${tasksPath}${task.id}/`, { waits_for: [before.id] })
  const entries = `${tasksPath}${task.id}/time-entries/`
  await owner.post(entries, { start_time: '2026-01-05T09:00:00Z', end_time: '2026-01-05T10:00:00Z' })
  await owner.post(entries, {})
  await owner.post(`${tasksPath}${task.id}/comments/`, { body: '<p>Mind the garboard</p>' })
  await owner.post(`${projectsPath}${project.id}/share/`, { days: 3 })
  await host.sql`update projects.project set description = '<p>Caulk</p><script>alert(1)</script>'`

  expect(await moveByArchive(host)).toMatchObject({ state: 'done' })
  const [moved] = (await other.get(boardsPath)).json().boards
  expect(moved).toMatchObject({ name: 'Slipway', assignees: [] })
  expect((await other.get(columnsPath(moved.id))).json().results.rows).toHaveLength(3)
  const there = (await other.get(`${projectsPath}${project.id}/`)).json().project
  expect(there).toMatchObject({ title: 'Service', column_name: 'In progress', tags: ['hull'], assignees: [] })
  expect(there.description).toBe('<p>Caulk</p>')
  const known = (await other.get(`${tasksPath}${task.id}/`)).json().task
  expect(known).toMatchObject({ checklist: [{ text: 'Oakum', is_done: true }], waits_for: [{ title: 'Scrape' }] })
  expect((await other.get(entries)).json().results.rows).toMatchObject([{ duration: 60, user_name: '' }])
  const { results } = (await other.get(`${tasksPath}${task.id}/comments/`)).json()
  expect(results.rows).toMatchObject([{ body: '<p>Mind the garboard</p>' }])
  expect((await other.get(`${projectsPath}${project.id}/share/`)).json()).not.toMatchObject({
    share: { path: expect.any(String) },
  })
  // A colleague whose account has the same number elsewhere sees no board that was not shared with them.
  const colleague = await host.signIn('manager', 'b')
  expect((await colleague.get(boardsPath)).json().boards).toEqual([])
  expect((await other.delete(`${boardsPath}${moved.id}/`)).statusCode).toBe(200)
})
