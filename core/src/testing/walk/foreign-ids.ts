import type { TestReply } from '@ashlar/sdk/testing'
import type { ListedRoute } from '../../host/route-table.ts'
import { isSchema, type JsonSchema, schemasByName } from '../../http/json-schema.ts'
import { sampleAt } from '../sample.ts'
import type { InMemoryHost } from '../test-host.ts'
import { type FieldPath, idFields } from './fields.ts'
import { idFor, meaningfulBody, type Place, type PlaceMaker, withoutPlace } from './places.ts'
import { WalkNotes, type WalkReport } from './report.ts'
import { bodyOf, nameOf, paramsOf, type Sender, send, walkedRoutes } from './routes.ts'
import { changedRows, storedRows } from './stored-rows.ts'

/** Parameters that name a file, a page of a surface or a day, and no stored row. */
const names = new Set(['day', 'file', 'version', 'name', 'host', 'secret', 'page', 'node', 'type', '*'])

/** Whose ids go where: `true` is the other website's. */
interface Choice {
  readonly params: readonly boolean[]
  readonly field?: { readonly path: FieldPath; readonly id: unknown; readonly beside: object }
}

/**
 * The owner of website A sends real ids of website B to every route: in the address, in the body, among ids of
 * their own in a list, and in the query (I1). The answer is 404, or 422 for a field that refers to something;
 * nothing of B is told, and no row of B changes.
 */
export async function walkForeignIds(host: InMemoryHost, makePlaces: PlaceMaker): Promise<WalkReport> {
  const notes = new WalkNotes()
  const [owner, ownerOfB] = [await host.signIn('owner', 'a'), await host.signIn('owner', 'b')]
  const [own, foreign] = [await makePlaces(host, owner, 'Ours'), await makePlaces(host, ownerOfB, 'Foreign')]
  const rows = walkedRoutes(host).filter(({ access }) => access !== 'platform')
  const before = await storedRows(host, host.tenants.b)
  const { ask, askList } = asker(owner, notes)

  for (const row of rows) {
    const params = paramsOf(row).filter((param) => !names.has(param))
    for (const param of params) {
      if (idFor(foreign, row.url, param) === undefined) notes.fault(withoutPlace(row, param))
    }
    const choices =
      params.length > 1
        ? [params.map(() => true), ...params.map((_, at) => params.map((_, i) => i === at))]
        : [params.map(() => true)]
    if (params.length > 0) for (const choice of choices) await ask(row, own, foreign, { params: choice })

    const body = bodyOf(row)
    for (const field of body === undefined ? [] : idFields(body)) {
      const id = idFor(foreign, row.url, field.name)
      if (id === undefined) {
        notes.fault(withoutPlace(row, field.name))
        continue
      }
      for (const beside of choicesOf(body)) {
        const sent = { path: field.path, id: field.isList ? [id] : id, beside }
        await ask(row, own, foreign, { params: params.map(() => false), field: sent })
      }
      // What is sent beside a foreign id may change: it is made for this request.
      if (field.isList) {
        const fresh = await makePlaces(host, owner, 'Ours')
        const mine = idFor(fresh, row.url, field.name)
        await ask(row, fresh, foreign, {
          params: params.map(() => false),
          field: { path: field.path, id: [mine, id], beside: {} },
        })
      }
    }
    await askList(row, own, foreign)
  }
  for (const change of changedRows(before, await storedRows(host, host.tenants.b))) notes.fault(`Website B: ${change}`)
  return notes.report()
}

function asker(owner: Sender, notes: WalkNotes) {
  const look = (row: ListedRoute, reply: TestReply, sent: string) => {
    notes.count(nameOf(row))
    if (reply.body.includes('Foreign')) notes.fault(`${nameOf(row)} ${sent} tells of website B: ${short(reply)}`)
  }
  return {
    async ask(row: ListedRoute, own: readonly Place[], foreign: readonly Place[], { params, field }: Choice) {
      const address = mixedAddress(row, own, foreign, params)
      const schema = bodyOf(row)
      const body = schema && meaningfulBody(row, schema, own)
      const payload = schema && field ? sampleAt(schema, { ...body, ...field.beside }, field.path, field.id) : body
      const reply = await send(owner, row, address, payload)
      const sent = `${address} ${JSON.stringify(payload) ?? ''}`
      look(row, reply, sent)
      const expected = field === undefined ? [404, 403] : [404, 403, 409, 422]
      if (!expected.includes(reply.statusCode))
        notes.fault(`${nameOf(row)} ${sent} → ${short(reply)}, expected ${expected.join(' or ')}`)
    },
    /** Reading with own ids in the address and each query field foreign. */
    async askList(row: ListedRoute, own: readonly Place[], foreign: readonly Place[]) {
      if (row.method !== 'GET') return
      const address = mixedAddress(row, own, foreign, [])
      const query = row.schema?.querystring
      const fields = isSchema(query) ? Object.keys(Object(query['properties'])) : []
      const foreignFields = fields.flatMap((name) => {
        const id = idFor(foreign, row.url, name)
        return id === undefined || names.has(name) ? [] : [`${name}=${id}`]
      })
      const all = fields.includes('limit') ? ['limit=-1', 'search=Foreign'] : ['']
      for (const text of [...all, ...foreignFields]) {
        const reply = await send(owner, row, text === '' ? address : `${address}?${text}`)
        look(row, reply, text)
        if (reply.statusCode >= 500) notes.fault(`${nameOf(row)} ${text} → ${short(reply)}`)
      }
    },
  }
}

/** Each value of a field that chooses what to do, such as `action`; one empty choice where there is none. */
function choicesOf(body: JsonSchema | undefined): readonly object[] {
  const choosing = schemasByName(body?.properties).flatMap(([name, { enum: values }]) =>
    Array.isArray(values) ? values.map((value: unknown) => ({ [name]: value })) : [],
  )
  return choosing.length > 0 ? choosing : [{}]
}

/** The address with each parameter from its place; what no place knows leads nowhere. */
function mixedAddress(
  row: ListedRoute,
  own: readonly Place[],
  foreign: readonly Place[],
  isForeign: readonly boolean[],
): string {
  let at = 0
  return paramsOf(row).reduce((made, param) => {
    const places = !names.has(param) && isForeign[at++] ? foreign : own
    return made.replace(param === '*' ? '*' : `:${param}`, String(idFor(places, row.url, param) ?? 2_000_000_000))
  }, row.url)
}

const short = ({ statusCode, body }: TestReply) => `${statusCode} ${body.slice(0, 300)}`
