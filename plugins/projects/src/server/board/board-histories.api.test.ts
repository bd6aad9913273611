import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBoard, newProject, projectsHost, projectsPath } from '../testing/projects-host.ts'

let host: TestHost
let clients: readonly TestClient[]
beforeAll(async () => {
  const { owner, ...made } = await projectsHost()
  host = made.host
  clients = [owner, await host.signIn('administrator'), await host.signIn('manager')]
})
afterAll(() => host.close())

interface Step {
  readonly person: number
  readonly card: number
  readonly what: 'move' | 'rename' | 'delete'
  readonly column: number
  readonly place: number
}

const step: fc.Arbitrary<Step> = fc.record({
  person: fc.nat(7),
  card: fc.nat(4),
  what: fc.constantFrom('move', 'move', 'move', 'rename', 'delete'),
  column: fc.nat(2),
  place: fc.nat(8),
})
/** Rounds of what 2 to 8 people do at once. */
const histories = fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 })

test('C7: what 2 to 8 people do on a board at once loses no card, shows none twice, and all see one order', async () => {
  const play = fc.asyncProperty(histories, async (rounds) => {
    const [owner] = clients
    if (!owner) throw new Error('Nobody plays.')
    const board = await newBoard(owner)
    const columns = [board.todo, board.doing, board.done]
    const [manager] = (await owner.get('/api/v1/admin/assignees/?search=Test%20manager')).json().results.rows
    await owner.post(`/api/v1/admin/kanban/assignees/${board.id}`, { assignees: [manager.id] })
    const cards = [0, 1, 2, 3, 4].map(() => newProject(owner, { column_id: board.todo }))
    const ids = (await Promise.all(cards)).map(({ id }: { id: number }) => id)
    const gone = new Set<number>()
    for (const round of rounds) {
      const replies = await Promise.all(
        round.map(async ({ person, card, what, column, place }) => {
          const client = clients[person % clients.length] ?? owner
          const url = `${projectsPath}${ids[card]}`
          const { statusCode } =
            what === 'delete'
              ? await client.delete(`${url}/`)
              : await client.put(
                  url,
                  what === 'move' ? { column_id: columns[column], sort: `n${place}` } : { title: `By ${person}` },
                )
          if (what === 'delete' && statusCode === 200) gone.add(ids[card] ?? 0)
          return statusCode
        }),
      )
      // Whoever comes after a deletion is told so; nothing else goes wrong.
      for (const status of replies) expect([200, 404]).toContain(status)
    }
    const seen = await Promise.all(
      clients.map(async (client) =>
        (await client.get(`/api/v1/admin/kanban/project/${board.id}/cards/`))
          .json()
          .results.rows.map(({ id, column_id }: { id: number; column_id: number }) => `${column_id}:${id}`),
      ),
    )
    const [first = []] = seen
    expect(seen.every((order) => order.join() === first.join())).toBe(true)
    const shown = first.map((each: string) => Number(each.split(':')[1])).toSorted((a: number, b: number) => a - b)
    expect(shown).toEqual(ids.filter((id) => !gone.has(id)).toSorted((a, b) => a - b))
  })
  await fc.assert(play, { numRuns: 20, seed: 19, endOnFailure: true })
})
