import { type Compared, compare } from './alternating.ts'
import { bareServer } from './bare.ts'
import { ask, wireRequest } from './http.ts'
import type { Row } from './report.ts'
import type { ServerProcess } from './server-process.ts'
import { rounded } from './statistics.ts'

/** A server that does nothing else answers sixteen in one turn; people come one after the other, to either. */
const inTurn = 'the same, with 40 ms between two requests of each connection'

export interface BesideBare {
  /** What is asked for: "25-row admin list". */
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly isEmbedded: boolean
}

/** A call of the product beside a bare Fastify that sends the same bytes, by the CPU of each request. */
export async function besideBare(
  demo: ServerProcess,
  { name, path, headers, isEmbedded }: BesideBare,
): Promise<readonly Row[]> {
  const answer = await ask({ port: demo.port, path, headers })
  await using bare = await bareServer(answer)
  const ours = { server: demo, request: wireRequest(demo.port, path, headers) }
  const theirs = { server: bare, request: wireRequest(bare.port, path, headers) }
  // As many that the engine is done with its own work on either side: a few hundred measure its compiler as well.
  const full = await compare({ ...ours, requests: 7_500 }, { ...theirs, requests: 30_000 })
  const paced = await compare({ ...ours, requests: 7_500 }, { ...theirs, requests: 7_500 }, 40)
  const from = (cpu: number, { theirs }: Compared) =>
    `${rounded(cpu)} µs / bare ${rounded(theirs, 1)} µs, ${answer.body.length} bytes`
  const what = `${name} vs. bare Fastify, CPU per request`
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
