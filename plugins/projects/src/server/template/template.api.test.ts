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
} from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
})
afterAll(() => host.close())

const templates = `${projectsPath}templates/`

it('a project is kept as a template, and others are created from it with their dates (issue 19)', async () => {
  const board = await newBoard(owner)
  const { id } = await newProject(owner, {
    ...{ title: 'Winter service', est_hours: 6, description: '<p>Usual</p>', tags: ['Winter'] },
    ...{ start_date: '2031-01-10T09:00:00.000Z', end_date: '2031-01-13T09:00:00.000Z', column_id: board.todo },
  })
  await newTask(owner, { title: 'Drain', project_id: id, due_date: '2031-01-11', est_hours: 2, tags: ['Oil'] })
  await newTask(owner, { title: 'Fill', project_id: id, status: 'completed' })
  const { template } = (await owner.post(`${projectsPath}${id}/template/`, { name: ' Winter ' })).json()
  expect(template).toMatchObject({ name: 'Winter', est_hours: 6, days: 3, tags: ['Winter'] })
  expect(template.tasks.map(({ title, due_after }: Record<string, unknown>) => [title, due_after])).toEqual([
    ['Drain', 1],
    ['Fill', null],
  ])
  const body = { title: 'For Ruth', template_id: template.id, column_id: board.doing }
  const made = await newProject(owner, { ...body, start_date: '2031-06-01T09:00:00.000Z' })
  expect(made).toMatchObject({
    ...{ title: 'For Ruth', est_hours: 6, description: '<p>Usual</p>', tags: ['Winter'], column_name: 'In progress' },
    ...{ end_date: '2031-06-04T09:00:00.000Z', tasks: { total: 2, closed: 0 } },
  })
  const { rows } = (await owner.get(`${projectsPath}${made.id}/tasks/`)).json().results
  expect(rows).toMatchObject([
    { title: 'Drain', due_date: '2031-06-02', est_hours: 2, tags: ['Oil'], status: 'pending', column_name: 'To do' },
    { title: 'Fill', due_date: null },
  ])
  expect((await other.post(projectsPath, body)).json().code).toBe('PROJECTS_NO_SUCH_TEMPLATE')
  expect((await other.get(templates)).json().results.rows).toEqual([])
  expect((await owner.delete(`${templates}${template.id}/`)).statusCode).toBe(200)
  expect((await owner.delete(`${templates}${template.id}/`)).statusCode).toBe(404)
  expect((await owner.get(`${projectsPath}${made.id}`)).statusCode).toBe(200)
})

it('a board begins with copies of another one’s columns (issue 19)', async () => {
  const from = await newBoard(owner)
  await owner.post(columnsPath(from.id), { name: 'Waiting', color: '#123456', limit: 3 })
  const { board } = (await owner.post(boardsPath, { name: 'Second', from_board_id: from.id })).json()
  const { rows } = (await owner.get(columnsPath(board.id))).json().results
  expect(rows.map(({ name, limit, is_done }: Record<string, unknown>) => [name, limit, is_done])).toEqual([
    ...[
      ['To do', null, false],
      ['In progress', null, false],
      ['Done', null, true],
      ['Waiting', 3, false],
    ],
  ])
  expect((await other.post(boardsPath, { name: 'Theirs', from_board_id: from.id })).statusCode).toBe(404)
})
