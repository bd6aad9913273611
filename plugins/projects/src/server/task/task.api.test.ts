import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBoard, newProject, newTask, projectsHost, projectsPath, tasksPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
})
afterAll(() => host.close())

const shown = async (id: number) => (await owner.get(`${tasksPath}${id}/`)).json().task
const change = (id: number, payload: object) => owner.put(`${tasksPath}${id}/`, payload)
const found = async (query: string): Promise<number[]> =>
  (await owner.get(`${tasksPath}?${query}`)).json().results.rows.map(({ id }: { id: number }) => id)

describe('a task', () => {
  it('has its fields and is pending at first (TASK-011, TASK-012, API-335, API-336)', async () => {
    const reply = await owner.post(tasksPath, { title: ' Oil ' })
    const { task } = reply.json()
    expect([reply.statusCode, task]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), title: 'Oil', est_hours: 1, status: 'pending', due_date: null, description: '' },
        ...{ assignees: [], project_id: null, project_title: '', column_id: null, column_name: '', column_color: '' },
        ...{ scheduled_start_time: null, scheduled_end_time: null, sort: expect.any(String), tags: [], minutes: 0 },
        ...{ customer_id: null, customer_name: '', checklist: [], waits_for: [], repeats: null },
        ...{
          createdBy: 'Test owner',
          completedAt: null,
          revision: 1,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      },
    ])
    expect((await owner.get(`${tasksPath}${task.id}/`)).json()).toEqual({ success: true, task, canAssignUsers: true })
    expect((await other.get(`${tasksPath}${task.id}/`)).statusCode).toBe(404)
  })

  it('needs a title and hours, and may have a due date (TASK-014, TASK-015, TASK-016)', async () => {
    const refused = await owner.post(tasksPath, { title: ' ' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: 'title', message: 'Title is required' }],
    ])
    const { id } = await newTask(owner, { due_date: '2026-12-24' })
    expect((await shown(id)).due_date).toBe('2026-12-24')
    expect((await change(id, { due_date: null })).json().task.due_date).toBeNull()
    expect((await change(id, { est_hours: null })).json().error).toBe('Est. Hours is required')
    expect((await change(id, { due_date: '2026-02-30' })).statusCode).toBe(422)
  })

  it('stands on the board of its project, and is completed where the column is for what is done (TASK-013, OPEN-346, OPEN-348)', async () => {
    const board = await newBoard(owner)
    const elsewhere = await newBoard(owner)
    const project = await newProject(owner, { column_id: board.todo })
    const { id } = await newTask(owner, { project_id: project.id, column_id: board.todo })
    expect(await shown(id)).toMatchObject({ project_title: 'Service', column_name: 'To do', status: 'pending' })
    await change(id, { column_id: board.done })
    expect(await shown(id)).toMatchObject({ status: 'completed', completedAt: expect.any(String) })
    await change(id, { column_id: board.doing })
    expect(await shown(id)).toMatchObject({ status: 'pending', completedAt: null })
    expect((await change(id, { column_id: elsewhere.todo })).json().code).toBe('PROJECTS_COLUMN_OF_ANOTHER_BOARD')
    await change(id, { project_id: null })
    expect(await shown(id)).toMatchObject({ project_id: null, column_id: null })
    expect((await change(id, { project_id: 999_999 })).json().errors[0].path).toBe('project_id')
    expect((await owner.get(`${projectsPath}${project.id}/tasks/`)).json().results.total).toBe(0)
  })

  it('is listed by what is due, and found by words, project, person and status (API-332, API-333, API-337)', async () => {
    const project = await newProject(owner, {})
    const [late, soon, never] = [
      await newTask(owner, { title: 'Quill late', project_id: project.id, due_date: '2030-05-02' }),
      await newTask(owner, { title: 'Quill soon', project_id: project.id, due_date: '2030-05-01' }),
      await newTask(owner, { title: 'Quill never', project_id: project.id }),
    ]
    expect(await found('search=quill')).toEqual([soon.id, late.id, never.id])
    expect(await found('search=quill&startDate=2030-05-02&endDate=2030-05-03')).toEqual([late.id])
    await change(soon.id, { status: 'completed' })
    expect(await found(`project_id=${project.id}&status=pending,in_progress`)).toEqual([late.id, never.id])
    const own = (await owner.get(`${projectsPath}${project.id}/tasks/`)).json().results
    expect([own.total, own.rows[0].id]).toEqual([3, late.id])
    expect((await owner.get(`${projectsPath}${project.id}`)).json().project.tasks).toEqual({ total: 3, closed: 1 })
    expect((await owner.get(`${tasksPath}?status=done`)).statusCode).toBe(422)
  })

  it('is assigned by those who may, and tells the person (PERM-302, PERM-305, API-334, OPEN-351)', async () => {
    const [manager, staff] = [await host.signIn('manager'), await host.signIn('staff')]
    const asked = async (client: TestClient) => (await client.get(`${tasksPath}new/`)).json().canAssignUsers
    expect([await asked(owner), await asked(manager), await asked(staff)]).toEqual([true, true, false])
    const person = (await owner.get('/api/v1/admin/assignees/?search=Test%20manager')).json().results.rows[0].id
    const task = await newTask(owner, { assignees: [person] })
    expect(task.assignees).toHaveLength(1)
    expect(await found(`assignee_id=${person}`)).toEqual([task.id])
    const { results } = (await manager.get('/api/v1/admin/notices/')).json()
    expect(results.rows[0]).toMatchObject({
      title: 'Task assigned to you: Change the oil',
      kind: 'projects.task-assigned',
    })
    expect((await staff.post(tasksPath, { title: 'X', assignees: [person] })).statusCode).toBe(403)
    expect((await owner.post(tasksPath, { title: 'X', assignees: [999_999] })).json().code).toBe(
      'PROJECTS_NO_SUCH_PERSON',
    )
  })

  it('is deleted alone or with others, all or none (API-338, API-339, OPEN-345)', async () => {
    const [a, b, c] = [await newTask(owner), await newTask(owner), await newTask(other)]
    const deleted = (tasksToDelete: number[]) =>
      owner.inject({
        ...{ method: 'DELETE', url: tasksPath, payload: { tasksToDelete } },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    expect((await deleted([a.id, c.id])).statusCode).toBe(404)
    expect((await deleted([a.id, b.id])).json()).toEqual({ success: true, deleted: [a.id, b.id], errors: [] })
    expect((await owner.delete(`${tasksPath}${a.id}/`)).statusCode).toBe(404)
  })
})
