import { setTimeout } from 'node:timers/promises'
import { compare } from '../alternating.ts'
import { bareServer } from '../bare.ts'
import { ask, wireRequest } from '../http.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { rounded } from '../statistics.ts'

const visitor = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
  // Views of browsers are counted.
  'sec-fetch-dest': 'document',
}

/** A page that lies ready, as a visitor's browser asks for it. */
export async function keptPage(demo: ServerProcess): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const path of ['/', '/contact', '/store/product/net-loft-pannier-22-l']) {
    // A page that is asked for often gets its smallest form beside the requests; both sides send that one.
    for (let visit = 0; visit < 6; visit += 1) await ask({ port: demo.port, path, headers: visitor })
    await setTimeout(1000)
    const answer = await ask({ port: demo.port, path, headers: visitor })
    await using bare = await bareServer(answer)
    // Rounds of 0.4 s: in shorter ones the larger of the two pays for what the other put out of the processor's caches.
    const requests = 240_000
    const { ratio, threadRatio, ours, oursThread, theirs } = await compare(
      { server: demo, request: wireRequest(demo.port, path, visitor), requests },
      { server: bare, request: wireRequest(bare.port, path, visitor), requests },
    )
    rows.push({
      what: `cached page ${path} vs. bare Fastify, CPU per request`,
      value: ratio,
      unit: '×',
      aim: 1.15,
      from: `${rounded(ours, 1)} µs / ${rounded(theirs, 1)} µs, ${answer.body.length} bytes`,
    })
    // Whatever else the process does meanwhile: the embedded database, jobs, collecting garbage beside the work.
    rows.push({
      what: `the same, server thread`,
      value: threadRatio,
      unit: '×',
      from: `${rounded(oursThread, 1)} µs`,
    })
  }
  return rows
}
