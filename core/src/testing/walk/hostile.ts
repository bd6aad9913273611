import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { ListedRoute } from '../../host/route-table.ts'
import { isUnsafe } from '../../http/cross-site.ts'
import { isSchema } from '../../http/json-schema.ts'
import { hostileBodies, hostileParams, hostileQueries, hostileValues } from '../hostile.ts'
import { sampleAt, sampleOf } from '../sample.ts'
import type { InMemoryHost } from '../test-host.ts'
import { fieldsOf } from './fields.ts'
import { type Place, realOrNowhere } from './places.ts'
import { seededRandom } from './random.ts'
import { WalkNotes, type WalkReport } from './report.ts'
import { bodyOf, codeOf, nameOf, nowhere, paramsOf, type Sender, walkedRoutes } from './routes.ts'

/** Bodies that several hostile values spoil at once, for each route. */
const randomBodies = 12

/** Bodies for routes without a schema for one, such as uploads. */
const rawBodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ['application/octet-stream', '\u0000\u0001'],
  ['application/zip', 'PK\u0003\u0004 and no more'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\nno name\r\n--x--\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a\u0000"; filename="../../a"\r\n\r\n\u0000\r\n--x--\r\n',
  ],
]

/** What no browser sends with a request that has nothing to fill in. */
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { referer: 'no address', 'accept-language': '\u00ff;q=x', 'user-agent': '' },
  { 'if-none-match': '"', 'if-modified-since': 'yesterday', range: 'bytes=-1,5-2,x' },
  { accept: '*/*;q=2,,', 'accept-encoding': 'br;q=', 'x-forwarded-for': 'a, b', 'x-request-id': 'x'.repeat(5000) },
]
const oddQueries = ['%00', '__proto__=1', 'a[]=1&a=2', 'x=%', `x=${'y'.repeat(5000)}`]

/** Words from within: names of modules, places in code, statements. */
const inside = /node_modules|at async|\bat .*\.[jt]s:\d|select .* from|syntax error|relation "|core\.[a-z]+_|violates/i

/**
 * Hostile values in each parameter, query field and body field of every route, one at a time and, by a seed, several
 * at once; by somebody who may do everything, to real and to unknown ids (Z4). No answer is 5xx or tells of the
 * inside, every refusal has the form of a refusal, and every success fits its schema.
 */
export async function walkHostile(host: InMemoryHost, places: readonly Place[], seed: number): Promise<WalkReport> {
  const notes = new WalkNotes()
  const random = seededRandom(seed)
  const client = withCookies(await host.signIn('platform'))
  const judge = new ReplyJudge()
  let lastSignedIn = ''
  let signedOut = 0
  const rows = walkedRoutes(host).filter((row) => !endsOwnSession(row))
  for (const row of rows) {
    const ask = async (url: string, payload?: string, headers = json) => {
      const reply = await sent(client, row, url, payload, headers)
      notes.count(nameOf(row))
      if (codeOf(reply) === 'NOT_SIGNED_IN') signedOut += 1
      else if (signedOut === 0) lastSignedIn = `${row.method} ${url} ${payload?.slice(0, 200) ?? ''}`
      const fault = judge.faultOf(row, reply)
      if (fault !== undefined)
        notes.fault(`seed ${seed}: ${row.method} ${url} ${payload?.slice(0, 200) ?? ''} → ${fault}`)
    }
    for (const text of oddQueries) await ask(`${nowhere(row)}?${text}`)
    for (const headers of oddHeaders) await ask(realOrNowhere(row, places), undefined, headers)
    for (const param of paramsOf(row).length > 0 ? hostileParams : [])
      await ask(row.url.replace(/:[a-zA-Z_]+|\*/g, param))
    const query = row.schema?.querystring
    for (const text of isSchema(query) ? hostileQueries(query) : []) await ask(`${nowhere(row)}?${text}`)
    const body = bodyOf(row)
    if (body !== undefined) {
      for (const payload of hostileBodies(body)) await ask(nowhere(row), JSON.stringify(payload) ?? 'null')
      const fields = fieldsOf(body)
      for (let count = 0; count < randomBodies && fields.length > 0; count += 1) {
        const picked = Array.from({ length: 1 + Math.floor(random() * 3) }, () => picks(fields, random))
        const payload = picked.reduce<unknown>(
          (made, { path }) => sampleAt(body, made, path, picks(hostileValues, random)),
          sampleOf(body),
        )
        // Real ids, so that a spoiled body reaches the rules of the thing itself.
        await ask(realOrNowhere(row, places), JSON.stringify(payload))
      }
    } else if (isUnsafe(row.method)) {
      for (const [type, payload] of rawBodies) await ask(nowhere(row), payload, { 'content-type': type })
    }
  }
  // A walk whose session ended would be refused everywhere and find nothing.
  if (signedOut > 0)
    notes.fault(`seed ${seed}: the session of the walk ended after ${lastSignedIn}; ${signedOut} answers were 401.`)
  return notes.report()
}

/** Goes on with the session that an answer sets, as a browser does: choosing a website gives a new one. */
function withCookies(client: TestClient): Sender {
  let { cookie } = client
  return {
    inject: async (request) => {
      const reply = await client.inject({ ...request, headers: { ...request.headers, cookie } })
      const [set = ''] = String(reply.headers['set-cookie'] ?? '').split(';')
      if (set.startsWith(`${cookie.split('=')[0]}=`) && !set.endsWith('=')) cookie = set
      return reply
    },
  }
}

const json: Readonly<Record<string, string>> = { 'content-type': 'application/json' }

function sent(client: Sender, { method }: ListedRoute, url: string, payload: string | undefined, given: typeof json) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(payload === undefined && given === json ? {} : given) }
  return client.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
}

function picks<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}

const endsOwnSession = ({ method, url }: ListedRoute) =>
  (method === 'POST' && url === '/api/v1/auth/logout/') || (method === 'DELETE' && url === '/api/v1/auth/sessions/')

/** What an answer must be, whatever was asked. */
class ReplyJudge {
  readonly #ajv = formats.default(new Ajv({ strict: false, multipleOfPrecision: 6 }))

  faultOf(row: ListedRoute, reply: TestReply): string | undefined {
    const { statusCode, body } = reply
    const said = `${statusCode} ${body.slice(0, 300)}`
    if (statusCode >= 500 || inside.test(statusCode < 400 ? '' : body)) return said
    const isJson = String(reply.headers['content-type']).includes('application/json')
    if (!isJson)
      return statusCode >= 400 && row.url.startsWith('/api/') ? `${said}: a refusal that is no JSON` : undefined
    if (statusCode >= 400) return isRefusal(reply.json()) ? undefined : `${said}: not the form of a refusal`
    const schema: unknown = new Map(Object.entries(row.schema?.response ?? {})).get(String(statusCode))
    if (!isSchema(schema)) return undefined
    const check = this.#ajv.compile(schema)
    return check(reply.json()) ? undefined : `${said}: does not fit its schema, ${this.#ajv.errorsText(check.errors)}`
  }
}

function isRefusal(body: unknown): boolean {
  if (!isSchema(body)) return false
  const { success, error, code, requestId } = body
  return success === false && [error, code, requestId].every((text) => typeof text === 'string' && text !== '')
}
