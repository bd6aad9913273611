import { addressOf } from '@ashlar/sdk'
import { createPage, listPages } from '@ashlar/sdk/platform'
import { type Compared, compare } from '../alternating.ts'
import { bareServer } from '../bare.ts'
import { signIn, write } from '../demo.ts'
import { ask, wireRequest } from '../http.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { rounded } from '../statistics.ts'

/** A server that does nothing else answers sixteen in one turn; people come one after the other, to either. */
const inTurn = 'the same, with 40 ms between two requests of each connection'

/** The list of pages as the admin asks for it: session, rights, 25 rows and their total. */
export async function adminList(demo: ServerProcess, isEmbedded: boolean): Promise<readonly Row[]> {
  const cookie = await signIn(demo.port)
  for (let number = 1; number <= 40; number += 1) {
    const slug = `benchmark-${number}`
    await write(demo.port, cookie, 'POST', createPage.path, { title: `Benchmark ${number}`, slug })
  }
  const query = { orderBy: 'title', orderDirection: 'asc', currentPage: 1, itemsPerPage: 25 } as const
  const path = addressOf(listPages, { query })
  const headers = { cookie, accept: 'application/json' }
  const answer = await ask({ port: demo.port, path, headers })
  await using bare = await bareServer(answer)
  const ours = { server: demo, request: wireRequest(demo.port, path, headers) }
  const theirs = { server: bare, request: wireRequest(bare.port, path, headers) }
  // As many that the engine is done with its own work on either side: a few hundred measure its compiler as well.
  const full = await compare({ ...ours, requests: 7_500 }, { ...theirs, requests: 30_000 })
  const paced = await compare({ ...ours, requests: 7_500 }, { ...theirs, requests: 7_500 }, 40)
  const from = (cpu: number, { theirs }: Compared) =>
    `${rounded(cpu)} µs / bare ${rounded(theirs, 1)} µs, ${answer.body.length} bytes`
  const what = '25-row admin list vs. bare Fastify, CPU per request'
  if (!isEmbedded) {
    return [
      { what, value: full.ratio, unit: '×', aim: 30, from: from(full.ours, full) },
      { what: inTurn, value: paced.ratio, unit: '×', aim: 30, from: from(paced.ours, paced) },
    ]
  }
  // The embedded database is PostgreSQL compiled to WebAssembly in a thread of this process: no part of the list.
  return [
    { what: `${what}, server thread`, value: full.threadRatio, unit: '×', aim: 30, from: from(full.oursThread, full) },
    { what: inTurn, value: paced.threadRatio, unit: '×', aim: 30, from: from(paced.oursThread, paced) },
    { what: `${what}, with the embedded database`, value: full.ratio, unit: '×', from: from(full.ours, full) },
  ]
}
