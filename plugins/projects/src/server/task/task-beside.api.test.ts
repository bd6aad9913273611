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
const change = (id: number, body: object) => owner.put(`${tasksPath}${id}/`, body)
const personNamed = async (words: string): Promise<number> =>
  (await owner.get(`/api/v1/admin/assignees/?search=${encodeURIComponent(words)}`)).json().results.rows[0].id

describe('a checklist', () => {
  it('keeps its items in order, without empty ones and twins (issue 19)', async () => {
    const item = (id: string, text: string, is_done = false) => ({ id, text, is_done })
    const { id } = await newTask(owner, {
      checklist: [item('a', ' Drain '), item('b', ' '), item('a', 'Again'), item('c', 'Fill', true)],
    })
    expect((await shown(id)).checklist).toEqual([item('a', 'Drain'), item('c', 'Fill', true)])
    expect((await change(id, { checklist: [{ id: 'a b', text: 'x', is_done: false }] })).statusCode).toBe(422)
  })
})

describe('dependencies', () => {
  it('say what a task waits for, and refuse rings (issue 19)', async () => {
    const [a, b, c] = [
      await newTask(owner, { title: 'A' }),
      await newTask(owner, { title: 'B' }),
      await newTask(owner, { title: 'C' }),
    ]
    expect((await change(b.id, { waits_for: [a.id] })).json().task.waits_for).toEqual([
      { id: a.id, title: 'A', status: 'pending' },
    ])
    await change(c.id, { waits_for: [b.id] })
    for (const waits_for of [[c.id], [b.id], [a.id]]) {
      const refused = await change(a.id, { waits_for })
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'waits_for'])
    }
    const foreign = await newTask(other)
    expect((await change(a.id, { waits_for: [foreign.id] })).json().code).toBe('PROJECTS_NO_SUCH_TASK')
    expect((await shown(a.id)).waits_for).toEqual([])
    await owner.delete(`${tasksPath}${b.id}/`)
    expect((await shown(c.id)).waits_for).toEqual([])
  })

  it('never close a ring, though both ends are added at once (issue 19)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await newTask(owner), await newTask(owner)]
      const replies = await Promise.all([change(a.id, { waits_for: [b.id] }), change(b.id, { waits_for: [a.id] })])
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    }
  })
})

describe('the column of a task', () => {
  it('follows its status, there and back (OPEN-346)', async () => {
    const board = await newBoard(owner)
    const project = await newProject(owner, { column_id: board.todo })
    const { id } = await newTask(owner, { project_id: project.id, column_id: board.doing })
    expect((await change(id, { status: 'completed' })).json().task).toMatchObject({ column_id: board.done })
    expect((await change(id, { status: 'completed', title: 'Still' })).json().task.column_id).toBe(board.done)
    expect((await change(id, { status: 'pending' })).json().task).toMatchObject({ column_id: board.todo })
    const done = await newTask(owner, { project_id: project.id, status: 'completed' })
    expect(done).toMatchObject({ column_id: board.done, status: 'completed' })
  })
})

describe('a task that comes again', () => {
  it('is followed by the next when it is completed, once (issue 19)', async () => {
    const { id: project, doing } = await board()
    const person = await personNamed('Test owner')
    const { id } = await newTask(owner, {
      ...{ title: 'Check the tyres', project_id: project, column_id: doing, due_date: '2031-01-31', tags: ['weekly'] },
      ...{ assignees: [person], checklist: [{ id: 'a', text: 'Left', is_done: true }] },
      repeats: { every: 1, unit: 'month', anchor: '2031-01-31' },
    })
    await change(id, { status: 'completed' })
    const { rows } = (await owner.get(`${projectsPath}${project}/tasks/`)).json().results
    const next = rows.find((row: { id: number }) => row.id !== id)
    expect(next).toMatchObject({
      ...{
        title: 'Check the tyres',
        status: 'pending',
        due_date: '2031-02-28',
        tags: ['weekly'],
        column_name: 'To do',
      },
      ...{ repeats: { every: 1, unit: 'month', anchor: '2031-01-31' }, completedAt: null },
      checklist: [{ id: 'a', text: 'Left', is_done: false }],
    })
    expect(next.assignees).toHaveLength(1)
    expect((await shown(id)).repeats).toBeNull()
    await change(id, { status: 'pending' })
    await change(id, { status: 'completed' })
    expect((await owner.get(`${projectsPath}${project}/tasks/`)).json().results.total).toBe(2)
  })

  async function board() {
    const made = await newBoard(owner)
    const project = await newProject(owner, { column_id: made.todo })
    return { ...made, id: project.id }
  }
})

describe('several tasks', () => {
  it('are changed all or none, by those who may (issue 19)', async () => {
    const [a, b, c] = [await newTask(owner), await newTask(owner), await newTask(other)]
    expect((await owner.put(tasksPath, { ids: [a.id, c.id], status: 'completed' })).statusCode).toBe(404)
    expect((await shown(a.id)).status).toBe('pending')
    const person = await personNamed('Test owner')
    const body = { ids: [a.id, b.id], status: 'in_progress', due_date: '2031-03-01', add_assignee: person }
    expect((await owner.put(tasksPath, body)).json().changed).toEqual([a.id, b.id])
    expect(await shown(b.id)).toMatchObject({ status: 'in_progress', due_date: '2031-03-01' })
    expect((await shown(b.id)).assignees).toHaveLength(1)
    await owner.put(tasksPath, { ids: [b.id], remove_assignee: person })
    expect((await shown(b.id)).assignees).toEqual([])
  })

  it('of mine, overdue and due within a week are found (issue 19)', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const mine = await personNamed('Test owner')
    const [late, soon] = [
      await newTask(owner, { title: 'Lathe late', due_date: day(-2), assignees: [mine] }),
      await newTask(owner, { title: 'Lathe soon', due_date: day(2) }),
    ]
    await newTask(owner, { title: 'Lathe later', due_date: day(12), assignees: [mine] })
    const found = async (query: string) =>
      (await owner.get(`${tasksPath}?search=lathe&${query}`)).json().results.rows.map(({ id }: { id: number }) => id)
    expect(await found('due=overdue')).toEqual([late.id])
    expect(await found('due=week')).toEqual([soon.id])
    expect(await found('mine=true')).toHaveLength(2)
  })

  it('are had as a file (issue 19)', async () => {
    await newTask(owner, { title: '=1+1', due_date: '2031-04-01' })
    const reply = await owner.get(`${tasksPath}?format=csv&columns=title,due&startDate=2031-04-01&endDate=2031-04-01`)
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.body).toContain("title,due\r\n'=1+1,2031-04-01")
  })
})

describe('assigning by the shared call', () => {
  it('tells the person as well (API-311, ASSIGN-001)', async () => {
    const manager = await host.signIn('manager')
    const { id } = await newTask(owner, { title: 'Polish' })
    const reply = await owner.post(`/api/v1/admin/tasks/assignees/${id}`, {
      assignees: [await personNamed('Test manager')],
    })
    expect(reply.json().assignees).toEqual([{ id: expect.any(Number), displayName: 'Test manager', firstname: 'Test' }])
    const [newest] = (await manager.get('/api/v1/admin/notices/')).json().results.rows
    expect(newest).toMatchObject({ title: 'Task assigned to you: Polish', href: `/admin/tasks?task=${id}` })
  })
})
