import { startMailServer } from '@ashlar/demo/mail-server'
import PostalMime from 'postal-mime'
import { compare } from '../alternating.ts'
import { bareServer } from '../bare.ts'
import { ask, wireRequest } from '../http.ts'
import { begun, startMailing } from '../mailing-process.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'

const requests = 120_000

/** What readers of a campaign ask for, beside a bare Fastify that answers the same. */
export async function mailClick(): Promise<readonly Row[]> {
  await using mails = await startMailServer()
  await using server = await startMailing(mails)
  const { domain } = await begun(server, 1)
  const { html = '' } = await PostalMime.parse((await mails.arrived(domain, 1)).source)
  const rows: Row[] = []
  for (const [what, kind] of [
    ['a click on a link of a mail', 'c'],
    ['the picture by which opening is noticed', 'o'],
  ] as const) {
    const [path = ''] = html.match(new RegExp(`/m/${kind}/[A-Za-z0-9_-]{43}`)) ?? []
    const answer = await ask({ port: server.port, path })
    await using bare = await bareServer(answer)
    const side = { requests, status: answer.status }
    const { ratio, ours, theirs } = await compare(
      { ...side, server, request: wireRequest(server.port, path, {}) },
      { ...side, server: bare, request: wireRequest(bare.port, path, {}) },
    )
    rows.push({
      ...{ what: `${what} vs. bare Fastify, CPU per request`, value: ratio, unit: '×', aim: 3 },
      from: `${rounded(ours, 1)} µs / ${rounded(theirs, 1)} µs, answered ${answer.status}`,
    })
  }
  return rows
}
