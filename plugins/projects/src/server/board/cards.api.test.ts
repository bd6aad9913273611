import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBoard, newCustomer, newProject, newTask, projectsHost, projectsPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
})
afterAll(() => host.close())

const cardsOf = async (board: number, query = '') =>
  (await owner.get(`/api/v1/admin/kanban/project/${board}/cards/?${query}`)).json().results.rows

it('a board has its cards in the order of its columns, found by customer and words (issue 19)', async () => {
  const board = await newBoard(owner)
  const ruth = await newCustomer(owner, { lastname: 'Pike' })
  const vehicle = { make: 'Norton', model: 'Commando', year: 1974 }
  const { vehicle: bike } = (await owner.post(`/api/v1/admin/customers/${ruth}/vehicles/`, vehicle)).json()
  const second = await newProject(owner, { title: 'Second', column_id: board.todo })
  const first = await newProject(owner, {
    ...{ title: 'First', column_id: board.todo, sort: 'm9', customer_id: ruth, vehicle_id: bike.id, est_hours: 2.5 },
  })
  await newTask(owner, { project_id: first.id, status: 'completed' })
  await newProject(owner, { title: 'Nowhere' })
  const cards = await cardsOf(board.id)
  expect(cards.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
  expect(cards[0]).toEqual({
    ...{ id: first.id, title: 'First', column_id: board.todo, sort: 'm9', est_hours: 2.5, end_date: null },
    ...{ customer_id: ruth, customer_name: 'Ruth Pike', vehicle: '1974 Norton Commando', assignees: [], tags: [] },
    is_done: false,
    tasks: { total: 1, closed: 1 },
  })
  expect(await cardsOf(board.id, `customer_id=${ruth}`)).toHaveLength(1)
  expect(await cardsOf(board.id, 'search=second')).toMatchObject([{ id: second.id }])
  expect((await other.get(`/api/v1/admin/kanban/project/${board.id}/cards/`)).statusCode).toBe(404)
})

it('several projects are changed all or none (issue 19)', async () => {
  const board = await newBoard(owner)
  const [a, b, c] = [await newProject(owner, {}), await newProject(owner, {}), await newProject(other, {})]
  expect((await owner.put(projectsPath, { ids: [a.id, c.id], column_id: board.done })).statusCode).toBe(404)
  expect((await owner.put(projectsPath, { ids: [a.id, b.id], column_id: board.done })).json().changed).toHaveLength(2)
  expect((await cardsOf(board.id)).map(({ id }: { id: number }) => id)).toEqual([a.id, b.id])
})

it('fifty moves of one card at once leave one card; long keys are renewed (issue 19)', async () => {
  const board = await newBoard(owner)
  const cards = await Promise.all(
    [1, 2, 3].map((at) => newProject(owner, { title: `${at}`, column_id: board.todo, sort: `n${at}` })),
  )
  const moved = cards[1]
  const columns = [board.todo, board.doing, board.done]
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      owner.put(`${projectsPath}${moved.id}`, { column_id: columns[at % 3], sort: `n1${(at % 9) + 1}` }),
    ),
  )
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await cardsOf(board.id)).filter(({ id }: { id: number }) => id === moved.id)).toHaveLength(1)
  await owner.put(`${projectsPath}${moved.id}`, { column_id: board.todo, sort: `n1${'1'.repeat(60)}` })
  await expect
    .poll(async () => (await cardsOf(board.id)).map(({ sort }: { sort: string }) => sort))
    .toEqual(['n0', 'n1', 'n2'])
  expect((await cardsOf(board.id)).map(({ title }: { title: string }) => title)).toEqual(['1', '2', '3'])
})

it('a change is told to whoever has the board open (issue 19)', async () => {
  const address = await host.listen()
  const leave = new AbortController()
  const heard = { a: '' }
  const listen = async (name: 'a', { cookie }: TestClient) => {
    const reply = await fetch(`${address}/api/v1/admin/events/`, {
      headers: { cookie },
      signal: leave.signal,
    })
    for await (const chunk of reply.body ?? []) heard[name] += Buffer.from(chunk).toString()
  }
  listen('a', owner).catch(() => undefined)
  await expect.poll(() => heard.a).toContain('generation')
  const board = await newBoard(owner)
  const { id } = await newProject(owner, { column_id: board.todo })
  await owner.put(`${projectsPath}${id}`, { column_id: board.done })
  await newTask(owner, { project_id: id })
  await expect
    .poll(() => heard.a)
    .toContain(`{"event":"projects.board-changed","boards":[${board.id}],"projects":[${id}]}`)
  await expect.poll(() => heard.a).toContain(`"boards":[],"projects":[${id}]`)
  leave.abort()
})
