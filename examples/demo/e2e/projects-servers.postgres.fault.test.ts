// Two built servers before one PostgreSQL: what people do on a board at one is seen at the other.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Operator, operatorAt } from './packages/operator.ts'
import { type RunningDemo, runDemo } from './running-demo.ts'

interface Named {
  readonly id: number
}
interface Entry extends Named {
  readonly end_time: string | null
}

const tasks = '/api/v1/admin/tasks/'
const boards = '/api/v1/admin/kanban/project/'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let one: RunningDemo
let other: RunningDemo
let here: Operator
let there: Operator

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-board-'))
  database = await testDatabase()
  const start = () =>
    runDemo(join(folder, 'data'), {
      ...{ ASHLAR_DEMO: '', ASHLAR_SECRET: 'the-secret-of-both-servers-under-test' },
      DATABASE_URL: database.url ?? '',
    })
  one = await start()
  other = await start()
  here = await operatorAt(one.port)
  there = await operatorAt(other.port)
}, 120_000)
afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

test('a move at one server is told at the other within two seconds, and read there (issue 19)', async () => {
  const { board } = await here.send<{ board: Named }>('POST', `${boards}boards/`, { name: 'Two doors' })
  const { results } = await here.get<{ results: { rows: Named[] } }>(`${boards}${board.id}/columns/`)
  const [todo, , done] = results.rows.map(({ id }) => id)
  const { project } = await here.send<{ project: Named }>('POST', '/api/v1/admin/projects/', {
    ...{ title: 'Gate', column_id: todo },
  })
  const leave = new AbortController()
  let heard = ''
  const listen = async () => {
    const headers = { cookie: there.cookie() }
    const reply = await fetch(`${there.url}/api/v1/admin/events/`, { headers, signal: leave.signal })
    for await (const chunk of reply.body ?? []) heard += Buffer.from(chunk).toString()
  }
  listen().catch(() => undefined)
  await vi.waitFor(() => expect(heard).toContain('generation'), { timeout: 10_000 })
  await here.send('PUT', `/api/v1/admin/projects/${project.id}/`, { column_id: done })
  await vi.waitFor(() => expect(heard).toContain(`"boards":[${board.id}],"projects":[${project.id}]`), {
    ...{ timeout: 2_000, interval: 10 },
  })
  leave.abort()
  const cards = await there.get<{ results: { rows: { id: number; column_id: number }[] } }>(
    `${boards}${board.id}/cards/`,
  )
  expect(cards.results.rows).toMatchObject([{ id: project.id, column_id: done }])
})

test('a person who begins timers at both servers has one, which either of them stops (issue 19)', async () => {
  const { task } = await here.send<{ task: Named }>('POST', tasks, { title: 'Oil the gate' })
  const entries = `${tasks}${task.id}/time-entries/`
  const begun = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? here : there).send('POST', entries, {})),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { results } = await there.get<{ results: { rows: Entry[] } }>(entries)
  const [entry] = results.rows
  expect(results.rows).toMatchObject([{ end_time: null }])
  await there.send('PUT', `${entries}${entry?.id}/`, { end_time: new Date().toISOString() })
  const after = await here.get<{ results: { rows: Entry[] } }>(entries)
  expect(after.results.rows).toMatchObject([{ id: entry?.id, end_time: expect.any(String) }])
})
