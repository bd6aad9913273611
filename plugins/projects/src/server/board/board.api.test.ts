import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardsPath, columnsPath, newBoard, newProject, projectsHost, projectsPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
})
afterAll(() => host.close())

const names = async (client: TestClient): Promise<string[]> =>
  (await client.get(boardsPath)).json().boards.map(({ name }: { name: string }) => name)
const columns = async (board: number) => (await owner.get(columnsPath(board))).json().results.rows
const columnNames = async (board: number) => (await columns(board)).map(({ name }: { name: string }) => name)

describe('boards', () => {
  it('have id, name, owner and the people they are shared with, and begin with three columns (KANBAN-001, KANBAN-002, API-323, API-324)', async () => {
    const made = await owner.post(boardsPath, { name: ' Workshop ' })
    const { board } = made.json()
    expect([made.statusCode, board]).toEqual([
      201,
      { id: board.id, name: 'Workshop', user_id: expect.any(Number), assignees: [] },
    ])
    expect(await columns(board.id)).toEqual(
      ['To do', 'In progress', 'Done'].map((name, at) => ({
        ...{ id: expect.any(Number), name, color: expect.stringMatching(/^#/), sort: expect.any(String) },
        ...{ limit: null, is_done: at === 2, projects: 0 },
      })),
    )
    expect(await names(other)).toEqual([])
    expect((await other.get(columnsPath(board.id))).statusCode).toBe(404)
  })

  it('are seen by their owner, by those they are shared with, and by administrators (KANBAN-003, KANBAN-004)', async () => {
    const [manager, staff] = [await host.signIn('manager'), await host.signIn('staff')]
    const { id } = (await manager.post(boardsPath, { name: 'Own' })).json().board
    expect([(await names(staff)).includes('Own'), (await names(owner)).includes('Own')]).toEqual([false, true])
    expect((await staff.get(columnsPath(id))).statusCode).toBe(404)
    const person = (await owner.get('/api/v1/admin/assignees/?search=Test%20staff')).json().results.rows[0].id
    const shared = await manager.post(`/api/v1/admin/kanban/assignees/${id}`, { assignees: [person] })
    expect(shared.statusCode).toBe(200)
    expect(await names(staff)).toContain('Own')
    expect((await staff.get(columnsPath(id))).statusCode).toBe(200)
    await manager.delete(`/api/v1/admin/kanban/assignees/${id}/${person}`)
    expect((await staff.get(columnsPath(id))).statusCode).toBe(404)
  })

  it('are renamed and deleted by their owner; projects stay without a place (OPEN-347)', async () => {
    const { id, todo } = await newBoard(owner, 'Old')
    const project = await newProject(owner, { column_id: todo })
    expect((await owner.put(`${boardsPath}${id}/`, { name: 'New' })).json().board.name).toBe('New')
    expect((await owner.put(`${boardsPath}${id}/`, { name: '  ' })).json().errors).toEqual([
      { path: 'name', message: 'Enter a name.' },
    ])
    expect((await other.delete(`${boardsPath}${id}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${boardsPath}${id}/`)).statusCode).toBe(200)
    const left = (await owner.get(`${projectsPath}${project.id}`)).json().project
    expect([left.board, left.board_id, left.column_id, left.column_name]).toEqual([null, null, null, ''])
  })
})

describe('columns', () => {
  it('are added last, renamed, coloured, limited and moved (OPEN-347)', async () => {
    const { id, done } = await newBoard(owner)
    const added = (await owner.post(columnsPath(id), { name: 'Waiting', limit: 3 })).json().column
    expect(await columnNames(id)).toEqual(['To do', 'In progress', 'Done', 'Waiting'])
    const [first] = await columns(id)
    const moved = await owner.put(`${columnsPath(id)}${added.id}/`, { sort: `${first.sort}5`, color: '#112233' })
    expect(moved.json().column).toMatchObject({ name: 'Waiting', limit: 3, color: '#112233' })
    expect(await columnNames(id)).toEqual(['To do', 'Waiting', 'In progress', 'Done'])
    expect((await owner.put(`${columnsPath(id)}${done}/`, { sort: 'n00' })).json().code).toBe('PROJECTS_INVALID_SORT')
    expect((await owner.put(`${columnsPath(id)}${done}/`, { color: 'red' })).statusCode).toBe(422)
    const elsewhere = await newBoard(owner)
    expect((await owner.put(`${columnsPath(elsewhere.id)}${done}/`, { name: 'X' })).statusCode).toBe(404)
  })

  it('are deleted, and their cards go to the one beside; the last with cards stays (OPEN-347)', async () => {
    const { id, todo, doing, done } = await newBoard(owner)
    const project = await newProject(owner, { column_id: doing })
    expect((await owner.delete(`${columnsPath(id)}${doing}/`)).statusCode).toBe(200)
    expect((await owner.get(`${projectsPath}${project.id}`)).json().project.column_id).toBe(todo)
    expect((await owner.delete(`${columnsPath(id)}${done}/`)).statusCode).toBe(200)
    const last = await owner.delete(`${columnsPath(id)}${todo}/`)
    expect([last.statusCode, last.json().code]).toEqual([409, 'PROJECTS_LAST_COLUMN'])
    await owner.delete(`${projectsPath}${project.id}/`)
    expect((await owner.delete(`${columnsPath(id)}${todo}/`)).statusCode).toBe(200)
    expect(await columns(id)).toEqual([])
  })
})
