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
}

/** A page that lies ready, as a visitor's browser asks for it. */
export async function keptPage(demo: ServerProcess): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const path of ['/', '/contact']) {
    await ask({ port: demo.port, path, headers: visitor })
    const answer = await ask({ port: demo.port, path, headers: visitor })
    await using bare = await bareServer(answer)
    const requests = 8000
    const { ratio, ours, theirs } = await compare(
      { server: demo, request: wireRequest(demo.port, path, visitor), requests },
      { server: bare, request: wireRequest(bare.port, path, visitor), requests },
    )
    rows.push({
      what: `kept page ${path} by bare Fastify, CPU a request`,
      value: ratio,
      unit: '×',
      aim: 1.15,
      from: `${rounded(ours, 1)} µs / ${rounded(theirs, 1)} µs, ${answer.body.length} bytes`,
    })
  }
  return rows
}
