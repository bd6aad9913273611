import type { Answer } from './http.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** What a server adds to every answer by itself. */
const automatic = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']

/** A bare Fastify that answers every GET with the same bytes and headers as another server did. */
export function bareServer({ status, headers, body }: Answer): Promise<ServerProcess> {
  const own = headers.filter(([name]) => !automatic.includes(name))
  return startServerProcess(new URL('./servers/bare.js', import.meta.url), {
    BENCH_HEADERS: JSON.stringify(own),
    BENCH_STATUS: String(status),
    BENCH_BODY: body.toString('base64'),
  })
}
