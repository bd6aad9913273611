import type { TestReply } from '@ashlar/sdk/testing'
import type { ListedRoute } from '../../host/route-table.ts'
import { isUnsafe } from '../../http/cross-site.ts'
import type { InMemoryHost } from '../test-host.ts'
import { type Place, realOrNowhere } from './places.ts'
import { WalkNotes, type WalkReport } from './report.ts'
import { linesOf, type RightsTable } from './rights-table.ts'
import { bodyOf, codeOf, nameOf, nowhere, type Sender, visitorCookie, walkedRoutes } from './routes.ts'
import { changedRows, storedRows } from './stored-rows.ts'

type Headers = Readonly<Record<string, string>>

/** What a browser sends for a page of another site, and what it never sends. */
const fromElsewhere: readonly Headers[] = [
  {},
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.test' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
  { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.test' },
  { 'content-type': 'text/plain', origin: 'https://evil.test' },
]

const overrides: readonly Headers[] = [
  { 'x-http-method-override': '*' },
  { 'x-method-override': '*' },
  { 'x-http-method': '*' },
]

const otherBodies = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']

/**
 * Requests that another site made the browser of a signed-in person send, to every unsafe route (A2): by each way to
 * hide it, by the address with and without its last slash, by HEAD, OPTIONS and a method in a header or query. The
 * session may do everything, the ids are real, and still nothing in the website changes.
 */
export async function walkCrossSite(
  host: InMemoryHost,
  table: RightsTable,
  places: readonly Place[],
): Promise<WalkReport> {
  const [notes, lines] = [new WalkNotes(), linesOf(table)]
  const platform = await host.signIn('platform')
  const before = await storedRows(host, host.tenants.a)
  const unsafe = walkedRoutes(host).filter(({ method }) => isUnsafe(method))
  for (const row of unsafe) {
    const line = lines.get(nameOf(row))
    const ask = asker(platform, row, notes)
    const address = realOrNowhere(row, places)
    if (!line?.isCrossSite) {
      for (const url of [address, otherSlash(address)]) {
        for (const headers of fromElsewhere) {
          const reply = await ask(row.method, url, { 'content-type': 'application/json', ...headers }, bodyFor(headers))
          if (codeOf(reply) !== 'CROSS_SITE')
            notes.fault(`${row.method} ${url} ${JSON.stringify(headers)} → ${short(reply)}`)
        }
      }
    }
    if (line?.knowsVisitor) await askAsVisitor(row, address, asker(host.visitor(), row, notes), notes)
    await askWithoutBody(row, address, ask, notes)
    if (bodyOf(row) === undefined) continue
    for (const type of otherBodies) {
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
      const reply = await ask(row.method, nowhere(row), headers, 'a=b')
      const isRefused = reply.statusCode === 415 || reply.statusCode === 403
      const isForm = line?.takesForms === true && type !== 'text/plain'
      if (!isRefused && !isForm) notes.fault(`${nameOf(row)} ${type} → ${short(reply)}, expected 415`)
    }
  }
  for (const change of changedRows(before, await storedRows(host, host.tenants.a))) notes.fault(change)
  return notes.report()
}

type Ask = (method: string, url: string, headers: Headers, payload?: string) => Promise<TestReply>

/** The cookie of a visitor who is not signed in is protected like that of a session. */
async function askAsVisitor(row: ListedRoute, address: string, ask: Ask, notes: WalkNotes): Promise<void> {
  for (const headers of fromElsewhere) {
    const sent = { 'content-type': 'application/json', ...headers, cookie: visitorCookie }
    const reply = await ask(row.method, address, sent, bodyFor(headers))
    if (codeOf(reply) !== 'CROSS_SITE') {
      notes.fault(`A visitor: ${nameOf(row)} ${JSON.stringify(headers)} → ${short(reply)}`)
    }
  }
}

/** Methods that a browser sends unasked never reach the handler of an unsafe one, whatever else they say. */
async function askWithoutBody(row: ListedRoute, address: string, ask: Ask, notes: WalkNotes): Promise<void> {
  const elsewhere = { origin: 'https://evil.test', 'access-control-request-method': row.method }
  for (const method of ['HEAD', 'OPTIONS']) {
    const reply = await ask(method, address, elsewhere)
    const allowed = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-allow'))
    if (allowed.length > 0) notes.fault(`${method} ${address} allows another site ${allowed.join(', ')}`)
    if (reply.statusCode >= 500) notes.fault(`${method} ${address} → ${short(reply)}`)
  }
  for (const override of overrides) {
    const headers = Object.fromEntries(Object.keys(override).map((name) => [name, row.method]))
    const reply = await ask('GET', `${address}?_method=${row.method}`, { ...elsewhere, ...headers })
    if (reply.statusCode >= 500) notes.fault(`GET ${address} with ${JSON.stringify(headers)} → ${short(reply)}`)
  }
}

const asker =
  (client: Sender, row: ListedRoute, notes: WalkNotes): Ask =>
  (method, url, headers, payload) => {
    notes.count(nameOf(row))
    return client.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  }

const otherSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : `${url}/`)
const bodyFor = (headers: Headers) => (headers['content-type'] === undefined ? '{}' : 'a=b')
const short = ({ statusCode, body }: TestReply) => `${statusCode} ${body.slice(0, 200)}`
