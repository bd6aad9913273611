import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newTask, projectsHost, tasksPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
let task: number
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.sql`delete from projects.time_entry`
  task = (await newTask(owner)).id
})

const entries = (id = task) => `${tasksPath}${id}/time-entries/`
const log = (payload: object, client = owner) => client.post(entries(), payload)
const at = (time: string) => `2026-03-02T${time}:00.000Z`

describe('time', () => {
  it('is logged on a task with its minutes (TASK-017, API-340, API-341, OPEN-349)', async () => {
    const reply = await log({ start_time: at('09:00'), end_time: at('10:30'), description: ' Chain ' })
    const { taskTimeEntry } = reply.json()
    expect([reply.statusCode, taskTimeEntry]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), task_id: task, user_id: expect.any(Number), start_time: at('09:00') },
        ...{ end_time: at('10:30'), duration: 90, description: 'Chain', billable: true },
        ...{ document_id: null, user_name: 'Test owner', task_title: 'Change the oil' },
        ...{ project_id: null, project_title: '' },
      },
    ])
    expect((await owner.get(entries())).json().results).toEqual({ rows: [taskTimeEntry], total: 1 })
    expect((await owner.get(`${tasksPath}${task}/`)).json().task.minutes).toBe(90)
    expect((await other.get(entries())).statusCode).toBe(404)
  })

  it('is changed and deleted by whoever logged it, or a manager (API-342, API-343, TASK-021)', async () => {
    const staff = await host.signIn('staff')
    const manager = await host.signIn('manager')
    const { id } = (await log({ start_time: at('09:00'), end_time: at('10:00') }, manager)).json().taskTimeEntry
    const changed = (client: TestClient) => client.put(`${entries()}${id}/`, { end_time: at('11:00') })
    expect([403, 404]).toContain((await changed(staff)).statusCode)
    expect((await changed(owner)).json().taskTimeEntry.duration).toBe(120)
    const refused = await owner.put(`${entries()}${id}/`, { end_time: at('08:00') })
    expect(refused.json()).toMatchObject({ success: false, error: 'The end is before the start.' })
    expect((await owner.delete(`${entries()}${id}/`)).statusCode).toBe(200)
    expect((await owner.delete(`${entries()}${id}/`)).statusCode).toBe(404)
  })

  it('runs by one timer a person, also when two begin at once (issue 19)', async () => {
    const begun = await Promise.all([log({}), log({}), log({})])
    expect(begun.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    const [running] = (await owner.get(entries())).json().results.rows
    expect([running.end_time, running.duration]).toEqual([null, 0])
    const stopped = await owner.put(`${entries()}${running.id}/`, { end_time: new Date().toISOString() })
    expect([stopped.statusCode, (await log({})).statusCode]).toEqual([200, 201])
  })

  it('of a timer that runs is nobody else’s, so that it can be stopped (issue 19)', async () => {
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    await log({ start_time: before(90), end_time: before(80) })
    const over = await log({ start_time: before(120) })
    expect([over.statusCode, over.json().errors[0].path]).toEqual([422, 'start_time'])
    const { id } = (await log({ start_time: before(60) })).json().taskTimeEntry
    expect((await log({ start_time: before(30), end_time: before(20) })).statusCode).toBe(422)
    expect((await log({ start_time: before(75), end_time: before(61) })).statusCode).toBe(201)
    const stopped = await owner.put(`${entries()}${id}/`, { end_time: new Date().toISOString() })
    expect([stopped.statusCode, stopped.json().taskTimeEntry.duration]).toEqual([200, 60])
  })

  it('neither overlaps nor lasts for more than a week (issue 19)', async () => {
    await log({ start_time: at('09:00'), end_time: at('10:00') })
    const overlapping = await log({ start_time: at('09:59'), end_time: at('11:00') })
    expect([overlapping.statusCode, overlapping.json().errors[0].path]).toEqual([422, 'start_time'])
    expect((await log({ start_time: at('10:00'), end_time: at('11:00') })).statusCode).toBe(201)
    expect((await log({ start_time: at('12:00'), end_time: '2026-03-20T00:00:00.000Z' })).statusCode).toBe(422)
  })
})

describe('schedules', () => {
  const path = `${tasksPath}schedules/`

  it('say when a person does a task, the first of them on the task itself (TASK-018, API-344 to -347, OPEN-349)', async () => {
    const assignee_id = (await owner.get('/api/v1/admin/assignees/?search=Test%20manager')).json().results.rows[0].id
    const plan = (from: string, to: string) => ({
      ...{ task_id: task, assignee_id, scheduled_start_time: at(from), scheduled_end_time: at(to) },
    })
    const { taskSchedule } = (await owner.post(path, plan('13:00', '15:00'))).json()
    expect(taskSchedule).toEqual({ id: expect.any(Number), ...plan('13:00', '15:00') })
    await owner.post(path, plan('09:00', '10:00'))
    expect((await owner.get(`${tasksPath}${task}/`)).json().task.scheduled_start_time).toBe(at('09:00'))
    const between = `startDate=${at('12:00')}&endDate=${at('14:00')}`
    expect((await owner.get(`${path}?${between}`)).json().results.rows).toEqual([taskSchedule])
    const moved = await owner.put(`${path}${taskSchedule.id}/`, { scheduled_end_time: at('16:00') })
    expect(moved.json().taskSchedule.scheduled_end_time).toBe(at('16:00'))
    expect((await owner.put(`${path}${taskSchedule.id}/`, { scheduled_end_time: at('13:00') })).statusCode).toBe(422)
    expect((await owner.post(path, { ...plan('09:00', '10:00'), assignee_id: 999_999 })).json().errors[0].path).toBe(
      'assignee_id',
    )
    expect((await other.delete(`${path}${taskSchedule.id}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${path}${taskSchedule.id}/`)).statusCode).toBe(200)
  })
})
