import { defineModule, each, permission } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentVoided, lineSources } from '../../contract.ts'
import { newProject, newTask, projectsHost, tasksPath } from '../testing/projects-host.ts'

/** A module that bills time, as invoicing will. */
const books = defineModule({ id: 'books', title: 'Books', permissions: { books: 'Books' } })
const body = Type.Object({}, { additionalProperties: true })
const billing = defineRoutes([Database, each(lineSources)], (app, database, sources) => {
  const config = { access: permission(books, 'books', 'can_edit') }
  const time = () => {
    const source = sources.find('projects.time')
    if (!source) throw new Error('Nobody offers time.')
    return source
  }
  app.post('/api/v1/admin/books/search/', { config, schema: { body } }, async (request) => ({
    rows: await time().search(String(Reflect.get(request.body, 'words') ?? '')),
  }))
  app.post('/api/v1/admin/books/lines/', { config, schema: { body } }, async (request) => ({
    rows: await time().lines(String(Reflect.get(request.body, 'id'))),
  }))
  app.post('/api/v1/admin/books/bill/', { config, schema: { body } }, async (request) => {
    await database.tenant((tx) =>
      time().billed(tx, String(Reflect.get(request.body, 'id')), Number(Reflect.get(request.body, 'document'))),
    )
    return {}
  })
  app.post('/api/v1/admin/books/void/', { config, schema: { body } }, async (request) => {
    const documentId = Number(Reflect.get(request.body, 'document'))
    await database.tenant((tx) =>
      tx.emit(documentVoided, { documentId, type: 'invoice', number: 'INV-1', customerId: null }),
    )
    return {}
  })
})

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost({
    ...{ name: '@acme/books', root: { books } },
    server: defineServer(books, { routes: [billing], events: [] }),
  }))
})
afterAll(() => host.close())

const sheet = `${tasksPath}time-entries/`
const log = (task: number, [start, end]: readonly [string, string], client = owner, more: object = {}) =>
  client.post(`${tasksPath}${task}/time-entries/`, { start_time: start, end_time: end, ...more })
const hours = (day: string, from: string, to: string) => [`${day}T${from}:00.000Z`, `${day}T${to}:00.000Z`] as const

describe('the sheet', () => {
  it('has the time of a person between two moments, and as a file (issue 19)', async () => {
    const project = await newProject(owner, { title: 'Norton' })
    const task = await newTask(owner, { title: 'Chain', project_id: project.id })
    const manager = await host.signIn('manager')
    await log(task.id, hours('2026-03-02', '09:00', '10:00'))
    await log(task.id, hours('2026-03-09', '09:00', '10:00'))
    await log(task.id, hours('2026-03-02', '09:00', '12:00'), manager)
    const week = 'startDate=2026-03-02T00:00:00.000Z&endDate=2026-03-09T00:00:00.000Z'
    const { results } = (await owner.get(`${sheet}?${week}`)).json()
    expect(results.rows.map((row: Record<string, unknown>) => [row['user_name'], row['duration']])).toEqual([
      ['Test manager', 180],
      ['Test owner', 60],
    ])
    expect(results.rows[0]).toMatchObject({ task_title: 'Chain', project_title: 'Norton', project_id: project.id })
    const mine = results.rows[1].user_id
    expect((await owner.get(`${sheet}?${week}&user_id=${mine}`)).json().results.total).toBe(1)
    const csv = await owner.get(`${sheet}?${week}&format=csv&columns=person,minutes`)
    expect(csv.body).toContain('person,minutes\r\nTest manager,180\r\nTest owner,60')
    const staff = await host.signIn('staff')
    expect((await staff.get(`${sheet}?${week}`)).json().results.total).toBe(0)
    expect((await staff.get(`${sheet}?user_id=${mine}`)).statusCode).toBe(403)
    expect((await other.get(`${sheet}?${week}`)).json().results.total).toBe(0)
  })

  it('sums the weeks of a person (issue 19)', async () => {
    const manager = await host.signIn('manager')
    const task = await newTask(owner)
    const now = Date.now()
    await log(task.id, [new Date(now - 3_600_000).toISOString(), new Date(now).toISOString()], manager)
    const { weeks } = (await manager.get(`${sheet}weeks/`)).json()
    expect(weeks).toHaveLength(8)
    expect(weeks.at(-1).minutes + weeks.at(-2).minutes).toBe(60)
  })

  it('says which timer of mine runs (issue 19)', async () => {
    const running = async () => (await owner.get(`${tasksPath}timer/`)).json()
    expect(await running()).toMatchObject({ timer: null, since: null })
    const task = await newTask(owner, { title: 'Polish' })
    const { taskTimeEntry } = (await owner.post(`${tasksPath}${task.id}/time-entries/`, {})).json()
    expect(await running()).toMatchObject({ timer: { task_title: 'Polish' }, since: taskTimeEntry.start_time })
    const end_time = new Date().toISOString()
    await owner.put(`${tasksPath}${task.id}/time-entries/${taskTimeEntry.id}/`, { end_time })
    expect((await running()).timer).toBeNull()
  })
})

describe('time that nobody was billed for', () => {
  it('becomes lines of a document, once; what is logged meanwhile stays (issue 19)', async () => {
    const project = await newProject(owner, { title: 'Zephyr', hourly_rate: 9_000 })
    const [chain, oil] = [
      await newTask(owner, { title: 'Chain', project_id: project.id }),
      await newTask(owner, { title: 'Oil', project_id: project.id }),
    ]
    await log(chain.id, hours('2026-04-01', '09:00', '10:30'))
    await log(oil.id, hours('2026-04-01', '11:00', '11:20'))
    await log(oil.id, hours('2026-04-01', '12:00', '13:00'), owner, { billable: false })
    const search = async () => (await owner.post('/api/v1/admin/books/search/', { words: 'zeph' })).json().rows
    const [found] = await search()
    expect(found).toMatchObject({ title: 'Zephyr', detail: '1.833 h' })
    const late = (await log(chain.id, hours('2026-04-02', '09:00', '10:00'))).json().taskTimeEntry
    const lines = (await owner.post('/api/v1/admin/books/lines/', { id: found.id })).json().rows
    expect(lines).toEqual([
      { name: 'Chain', kind: 'service', quantity: 1.5, unitPrice: 9_000 },
      { name: 'Oil', kind: 'service', quantity: 0.333, unitPrice: 9_000 },
    ])
    await owner.post('/api/v1/admin/books/bill/', { id: found.id, document: 77 })
    expect(await search()).toMatchObject([{ detail: '1 h' }])
    const twice = await owner.post('/api/v1/admin/books/bill/', { id: found.id, document: 78 })
    expect(twice.json().code).toBe('PROJECTS_BILLED_MEANWHILE')
    const { rows } = (await owner.get(`${tasksPath}${chain.id}/time-entries/`)).json().results
    const billed = rows.find((row: { id: number }) => row.id !== late.id)
    expect([billed.document_id, rows[0].document_id]).toEqual([77, null])
    const one = `${tasksPath}${chain.id}/time-entries/${billed.id}/`
    expect((await owner.put(one, { description: 'x' })).json().code).toBe('PROJECTS_ALREADY_BILLED')
    expect((await owner.delete(one)).statusCode).toBe(409)
    await owner.post('/api/v1/admin/books/void/', { document: 77 })
    await expect.poll(async () => (await search())[0].detail).toBe('2.833 h')
  })
})
