import { compare } from '../alternating.ts'
import { bareServer } from '../bare.ts'
import { signIn, write } from '../demo.ts'
import { ask, wireRequest } from '../http.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { rounded } from '../statistics.ts'

/** The list of pages as the admin asks for it: session, rights, 25 rows and their total. */
export async function adminList(demo: ServerProcess, isEmbedded: boolean): Promise<readonly Row[]> {
  const cookie = await signIn(demo.port)
  for (let number = 1; number <= 40; number += 1) {
    const slug = `benchmark-${number}`
    await write(demo.port, cookie, 'POST', '/api/v1/admin/pages/', { title: `Benchmark ${number}`, slug })
  }
  const path = '/api/v1/admin/pages/?orderBy=title&orderDirection=asc&currentPage=1&itemsPerPage=25'
  const headers = { cookie, accept: 'application/json' }
  const answer = await ask({ port: demo.port, path, headers })
  await using bare = await bareServer(answer)
  const { ratio, threadRatio, ours, oursThread, theirs } = await compare(
    // As many that the engine is done with its own work on either side: a few hundred measure its compiler as well.
    { server: demo, request: wireRequest(demo.port, path, headers), requests: 1_500 },
    { server: bare, request: wireRequest(bare.port, path, headers), requests: 6000 },
  )
  const rest = `bare ${rounded(theirs, 1)} µs, ${answer.body.length} bytes`
  const whole: Row = {
    what: `25-row admin list by bare Fastify, CPU a request${isEmbedded ? ', with the embedded database' : ''}`,
    value: ratio,
    unit: '×',
    ...(!isEmbedded && { aim: 30 }),
    from: `${rounded(ours)} µs / ${rest}`,
  }
  if (!isEmbedded) return [whole]
  // The embedded database is PostgreSQL compiled to WebAssembly in a thread of this process: no part of the list.
  const server: Row = {
    what: '25-row admin list by bare Fastify, CPU a request, server thread',
    value: threadRatio,
    unit: '×',
    aim: 30,
    from: `${rounded(oursThread)} µs / ${rest}`,
  }
  return [server, whole]
}
