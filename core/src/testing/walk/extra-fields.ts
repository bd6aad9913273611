import type { ListedRoute } from '../../host/route-table.ts'
import type { JsonSchema } from '../../http/json-schema.ts'
import { sampleAt, sampleOf } from '../sample.ts'
import type { InMemoryHost } from '../test-host.ts'
import { fieldsOf, objectsOf } from './fields.ts'
import { WalkNotes, type WalkReport } from './report.ts'
import { bodyOf, nameOf, nowhere, send, walkedRoutes } from './routes.ts'
import { changedRows, storedRows } from './stored-rows.ts'

/** Names that no table has, and others by which programs mean the same. */
const invented = ['notAField', 'tenantId', 'roleId', 'isPlatformAdministrator', 'constructor']

/** As many fields as one refusal names: TypeBox ends its list of errors after eight. */
const atOnce = 7

/**
 * Every column of the tables that belong to a route's package, as one more field of each of its bodies, and an
 * invented one in every object within (A3): 400 that names the field, and nothing is stored.
 */
export async function walkExtraFields(host: InMemoryHost): Promise<WalkReport> {
  const notes = new WalkNotes()
  const client = await host.signIn('platform')
  const columns = await columnsBySchema(host)
  const before = await storedRows(host, host.tenants.a)
  for (const row of walkedRoutes(host)) {
    const body = bodyOf(row)
    if (body === undefined) continue
    const own = new Set(
      fieldsOf(body)
        .filter(({ path }) => path.length === 1)
        .map(({ name }) => name),
    )
    const names = [...invented, ...(columns.get(row.module ?? 'core') ?? columns.get('core') ?? [])]
    const extra = names.filter((each) => !own.has(each))
    for (let at = 0; at < extra.length; at += atOnce) await refusesAll(row, body, extra.slice(at, at + atOnce))
    for (const path of objectsOf(body).filter((each) => each.length > 0)) {
      for (const name of ['notAField', 'tenant_id']) await refuses(row, withExtra(body, [...path, name]), name)
    }
  }
  for (const change of changedRows(before, await storedRows(host, host.tenants.a))) notes.fault(change)
  return notes.report()

  /** Many at once where the refusal names all of them, otherwise one after another. */
  async function refusesAll(row: ListedRoute, body: JsonSchema, names: readonly string[]): Promise<void> {
    const sample: object = Object(sampleOf(body))
    const reply = await send(client, row, nowhere(row), {
      ...sample,
      ...Object.fromEntries(names.map((name) => [name, 1])),
    })
    notes.count(nameOf(row))
    if (reply.statusCode < 400) notes.fault(`${nameOf(row)} with the fields ${names} → ${reply.statusCode}`)
    const { errors = [] } = reply.json()
    const named = new Set(errors.map(({ path }: { readonly path: unknown }) => path))
    const isWhole = reply.statusCode === 400 && names.every((name) => named.has(name))
    for (const name of isWhole ? [] : names) await refuses(row, { ...sample, [name]: 1 }, name)
  }

  async function refuses(row: ListedRoute, payload: object, name: string): Promise<void> {
    const reply = await send(client, row, nowhere(row), payload)
    notes.count(nameOf(row))
    const { code, error, errors = [] } = reply.json()
    // Where any name may stand, such as in settings, one that is known is refused for its value.
    if (reply.statusCode === 422 && errors.some(({ path }: { readonly path: unknown }) => path === name)) return
    if (reply.statusCode !== 400 || code !== 'UNKNOWN_FIELD' || !String(error).includes(name))
      notes.fault(`${nameOf(row)} with the field "${name}" → ${reply.statusCode} ${reply.body.slice(0, 200)}`)
  }
}

const withExtra = (body: JsonSchema, path: readonly string[]): object => sampleAt(body, sampleOf(body), path, 1)

/** Names of all columns by database schema, which is the id of its module. */
async function columnsBySchema(host: InMemoryHost): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await host.sql<{ schema: string; names: string[] }>`
    select table_schema as schema, array_agg(distinct column_name::text order by column_name::text) as names
    from information_schema.columns group by table_schema`
  return new Map(rows.map(({ schema, names }) => [schema, names]))
}
