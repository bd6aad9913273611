import type { TestClient } from '@ashlar/sdk/testing'
import type { ListedRoute } from '../../host/route-table.ts'
import { isSchema, type JsonSchema, schemasByName } from '../../http/json-schema.ts'
import type { InMemoryHost } from '../test-host.ts'
import { addressOf, type Place } from './places.ts'
import { WalkNotes, type WalkReport } from './report.ts'
import { nameOf, walkedRoutes } from './routes.ts'

/** Names and schemas of the members of an object's schema. */
const membersOf = (schema: unknown) => new Map(isSchema(schema) ? schemasByName(schema.properties) : [])

const requiredOf = ({ required }: JsonSchema): readonly unknown[] => (Array.isArray(required) ? required : [])

/**
 * Routes that answer `results.rows`. Those without a query give the whole of something small; those that must be told
 * something belong to one thing.
 */
function listsOf(host: InMemoryHost): readonly ListedRoute[] {
  return walkedRoutes(host).filter(({ method, schema }) => {
    const replies = new Map(Object.entries(schema?.response ?? {}))
    const results = membersOf(membersOf(replies.get('200')).get('results'))
    return (
      method === 'GET' &&
      results.has('rows') &&
      isSchema(schema?.querystring) &&
      requiredOf(schema.querystring).length === 0
    )
  })
}

interface Listed {
  readonly status: number
  readonly rows: readonly unknown[]
  readonly total: number
  readonly truncated: unknown
}

/** Every list of the API takes the same words for search, order and pages, and refuses the same things. */
export async function walkLists(host: InMemoryHost, client: TestClient, places: readonly Place[]): Promise<WalkReport> {
  const notes = new WalkNotes()
  const ask = async (row: ListedRoute, query: Readonly<Record<string, string | number>>): Promise<Listed> => {
    const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const reply = await client.get(`${addressOf(row, places)}?${words}`)
    notes.count(nameOf(row))
    const { results } = reply.json()
    return { status: reply.statusCode, rows: results?.rows ?? [], total: results?.total, truncated: results?.truncated }
  }
  for (const row of listsOf(host)) {
    const has = membersOf(row.schema?.querystring)
    const expectThat = (holds: boolean, what: string, got?: unknown) => {
      const told = got === undefined ? '' : `, got ${JSON.stringify(got)?.slice(0, 200)}`
      if (!holds) notes.fault(`${nameOf(row)}: ${what}${told}`)
    }
    const refuses = async (query: Record<string, string | number>) => {
      const { status } = await ask(row, query)
      expectThat(status === 400 || status === 422, `refuses ${JSON.stringify(query)}`, status)
    }

    const plain = await ask(row, {})
    expectThat(
      plain.status === 200 && Number.isInteger(plain.total) && plain.total >= plain.rows.length,
      'answers',
      plain,
    )

    const paging = ['currentPage', 'itemsPerPage', 'limit'].filter((word) => has.has(word))
    expectThat(paging.length === 0 || paging.length === 3, 'has all words for pages or none', paging)
    if (paging.length === 3) {
      const cap = Number(has.get('limit')?.maximum)
      const one = await ask(row, { itemsPerPage: 1 })
      expectThat(
        one.rows.length === Math.min(1, plain.total) && one.total === plain.total,
        'itemsPerPage=1 gives one row and the same total',
        one,
      )
      // Page numbers of a list that goes on by key reach 10,000 rows.
      const beyond = await ask(row, { currentPage: has.has('after') ? 399 : 9_999 })
      expectThat(
        beyond.status === 200 && beyond.rows.length === 0 && beyond.total === plain.total,
        'beyond the last page: no rows, the same total',
        beyond,
      )
      const all = await ask(row, { limit: -1 })
      expectThat(all.rows.length === Math.min(plain.total, cap), 'limit=-1 gives all up to the cap', all.rows.length)
      expectThat((all.truncated === true) === all.total > cap, 'says truncated only beyond the cap', all.truncated)
      expectThat(cap === 1000 || cap === 10_000, 'has a cap of the design', cap)
      for (const query of [
        { limit: -2 },
        { limit: cap + 1 },
        { limit: 'x' },
        { currentPage: 0 },
        { itemsPerPage: 0 },
        { itemsPerPage: 1001 },
        ...(has.has('after') ? [{ currentPage: 9_999 }, { after: 'nowhere' }] : []),
      ]) {
        await refuses(query)
      }
    }

    expectThat(has.has('orderBy') === has.has('orderDirection'), 'has orderBy and orderDirection together')
    const columns: unknown = has.get('orderBy')?.['enum'] ?? []
    if (!Array.isArray(columns)) throw new Error(`${nameOf(row)} does not list the columns that it can be ordered by.`)
    for (const orderBy of columns.map(String)) {
      const [up, down, shouted] = [
        await ask(row, { orderBy, orderDirection: 'asc' }),
        await ask(row, { orderBy, orderDirection: 'desc' }),
        await ask(row, { orderBy, orderDirection: 'DESC' }),
      ]
      expectThat(
        up.status === 200 && JSON.stringify(down.rows) === JSON.stringify(shouted.rows),
        `orders by ${orderBy}, in either case`,
        up.status,
      )
      const isWhole = up.total === up.rows.length
      const turned = JSON.stringify([...up.rows].reverse())
      expectThat(!isWhole || turned === JSON.stringify(down.rows), `desc is asc turned round, by ${orderBy}`)
    }
    if (has.has('orderBy')) {
      await refuses({ orderBy: 'no_such_column' })
      await refuses({ orderDirection: 'sideways' })
    }
    if (has.has('search')) {
      const nothing = await ask(row, { search: 'xylophone-zebra' })
      expectThat(nothing.status === 200 && nothing.total === 0, 'a search for what is not there finds nothing', nothing)
      const blank = await ask(row, { search: ' ' })
      expectThat(blank.total === plain.total, 'a blank search is none', blank.total)
      await refuses({ search: 'x'.repeat(201) })
    }
  }
  return notes.report()
}
