import type { TestReply } from '@ashlar/sdk/testing'
import type { ListedRoute } from '../../host/route-table.ts'
import type { InMemoryHost } from '../test-host.ts'
import { type Caller, callersOf, contentOnlyStaff } from './people.ts'
import { addressOf, idFor, meaningfulBody, type Place } from './places.ts'
import { WalkNotes, type WalkReport } from './report.ts'
import { linesOf, type RightsLine, type RightsTable } from './rights-table.ts'
import { bodyOf, codeOf, nameOf, nowhere, paramsOf, send, walkedRoutes } from './routes.ts'

/** Sentences for routes that the table lacks, and for lines without a route. Empty when both agree (A1). */
export function rightsDifferences(host: InMemoryHost, table: RightsTable): string[] {
  const lines = linesOf(table)
  const rows = walkedRoutes(host)
  const missing = rows.filter((row) => !lines.has(nameOf(row)))
  const unmarked = rows.filter((row) => (lines.get(nameOf(row))?.knowsVisitor ?? row.visitor) !== row.visitor)
  const known = new Set(rows.map(nameOf))
  const gone = [...lines.keys()].filter((name) => !known.has(name))
  return [
    ...missing.map(
      (row) =>
        `The table of rights does not contain ${nameOf(row)}. Decide who may call it, then add a line for it, such as: ${suggestionFor(row)}`,
    ),
    ...unmarked.map(
      (row) =>
        `${nameOf(row)} ${row.visitor ? 'knows' : 'does not know'} visitors by a cookie, and the table of rights says otherwise. Review the route, then correct its mark.`,
    ),
    ...gone.map(
      (name) => `The table of rights contains ${name}, which is not a route. Delete the line if the route was deleted.`,
    ),
  ]
}

/** What the route declares, as a line to review; never used to judge it. */
function suggestionFor(row: ListedRoute): string {
  const who = row.access === 'public' ? 'anyone' : row.access
  const marks = [
    row.tokens === 'refused' ? ' no-token' : '',
    row.crossSite ? ' cross-site' : '',
    row.visitor ? ' visitor' : '',
  ]
  return `${nameOf(row)} ${who}${marks.join('')}`
}

/**
 * Every caller asks every route (I1). Whoever may not call it asks for the real thing and must get 401 or 403; whoever
 * may asks for nothing, so that the walk changes nothing, and must get another answer. The owner of the website and
 * the platform also read the real things, and get them.
 */
export async function walkRights(
  host: InMemoryHost,
  table: RightsTable,
  places: readonly Place[],
): Promise<WalkReport & { readonly read: number }> {
  const [notes, lines] = [new WalkNotes(), linesOf(table)]
  const rows = walkedRoutes(host)
  let read = 0
  const ask = async (caller: Caller) => {
    for (const row of rows) {
      const line = lines.get(nameOf(row))
      if (line === undefined || (caller.isSignedIn && endsSession(row))) continue
      const isAllowed = mayCall(caller, line)
      const body = bodyOf(row)
      const payload = body && (isAllowed ? { notAField: true } : meaningfulBody(row, body, places))
      const address = isAllowed ? nowhere(row) : realAddress(row, line, places)
      const reply = await send(caller.client, row, address, payload)
      notes.count(nameOf(row))
      const fault = isAllowed ? faultOfAllowed(reply) : faultOfRefused(reply, caller, line)
      if (fault !== undefined) notes.fault(`${caller.name}: ${nameOf(row)} → ${fault}`)
      if (isAllowed && (caller.isOwner || caller.isPlatform) && row.method === 'GET') {
        const found = await send(caller.client, row, realAddress(row, line, places))
        notes.count(nameOf(row))
        if (found.statusCode < 300) read += 1
        if (codeOf(found) === 'NOT_ALLOWED') notes.fault(`${caller.name}: ${nameOf(row)} → ${found.body}`)
      }
    }
  }
  for (const caller of await callersOf(host, table)) await ask(caller)
  await ask(await contentOnlyStaff(host, table))
  return { ...notes.report(), read }
}

/** Not asked by whoever is signed in and would be nobody afterwards. */
const endsSession = ({ method, url }: ListedRoute) => method === 'POST' && url === '/api/v1/auth/logout/'

/** What a line of the table means for a caller. */
function mayCall(caller: Caller, { who, refusesTokens }: RightsLine): boolean {
  if (who === 'anyone') return true
  if (caller.isToken && refusesTokens) return false
  switch (who) {
    case 'signed-in':
      return caller.isSignedIn
    case 'staff':
      return caller.isStaff
    case 'platform':
      return caller.isPlatform
    case 'own:owner':
      return caller.isPlatform || caller.isOwner
    case 'agency':
      return caller.isPlatform || caller.runsAgency
    default:
      return caller.holds.has(who.replace(/^own:/, '')) || (caller.isPlatform && who.startsWith('own:'))
  }
}

const refusals: readonly unknown[] = ['NOT_SIGNED_IN', 'FORBIDDEN', 'SESSION_NEEDED', 'CROSS_SITE', 'NOT_ALLOWED']

function faultOfAllowed(reply: TestReply): string | undefined {
  const { statusCode, body } = reply
  if (statusCode >= 500) return `${statusCode} ${body}`
  return refusals.includes(codeOf(reply)) ? `${statusCode} ${body}, though the table allows it` : undefined
}

function faultOfRefused(reply: TestReply, caller: Caller, line: RightsLine): string | undefined {
  const expected = caller.isSignedIn ? 403 : 401
  // To whoever has nothing to do with an agency or a website, it is not there.
  const isHidden = caller.isSignedIn && /^(own:|agency)/.test(line.who)
  if (reply.statusCode === expected || (isHidden && reply.statusCode === 404)) return undefined
  return `${reply.statusCode} ${reply.body.slice(0, 200)}, expected ${expected}`
}

/** The address of the real thing; of nothing where files for everybody have no ids. */
function realAddress(row: ListedRoute, { who }: RightsLine, places: readonly Place[]): string {
  const isKnown = paramsOf(row).every((param) => idFor(places, row.url, param) !== undefined)
  return who === 'anyone' && !isKnown ? nowhere(row) : addressOf(row, places)
}
