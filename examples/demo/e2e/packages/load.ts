import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** One kind of request that is made over and over. */
export interface Stream {
  readonly port: number
  readonly path: string
  /** `localhost` without it. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON that is put there, instead of asking. */
  readonly put?: string
  /** Milliseconds between the end of one and the start of the next. */
  readonly pause: number
}

export interface LoadReport {
  readonly requests: number
  /** What went wrong: refused, cut off, or answered with something other than 200. */
  readonly failures: readonly string[]
  /** The slowest request that began in each phase. */
  readonly slowest: Readonly<Record<string, Slowest>>
}

interface Slowest {
  readonly milliseconds: number
  /** What was asked for, and where. */
  readonly what: string
}

/** Requests that never stop, until they are told to. */
export interface Load {
  /** Name what happens from now on. */
  phase(name: string): void
  count(): number
  stop(): Promise<LoadReport>
}

export function startLoad(streams: readonly Stream[]): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: streams.length })
  const failures: string[] = []
  const slowest: Record<string, Slowest> = {}
  let requests = 0
  let phase = 'before'
  let isOver = false

  const go = async (stream: Stream): Promise<void> => {
    while (!isOver) {
      const began = performance.now()
      const during = phase
      const failure = await once(stream, agent)
      const took = performance.now() - began
      requests++
      if (failure !== undefined) failures.push(`${during}: ${stream.path} ${failure}`)
      if (took > (slowest[during]?.milliseconds ?? 0)) {
        slowest[during] = { milliseconds: Math.round(took), what: `${stream.path} of ${stream.port}` }
      }
      await setTimeout(stream.pause)
    }
  }
  const running = streams.map(go)
  return {
    phase: (name) => {
      phase = name
    },
    count: () => requests,
    stop: async () => {
      isOver = true
      await Promise.all(running)
      agent.destroy()
      return { requests, failures, slowest }
    },
  }
}

/** Undefined when all went well. */
function once(
  { port, path, host = 'localhost', headers = {}, put }: Stream,
  agent: Agent,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const call = request(
      {
        ...{ host: '127.0.0.1', port, path, agent },
        method: put === undefined ? 'GET' : 'PUT',
        headers: {
          host: `${host}:${port}`,
          ...(put !== undefined && { origin: `http://${host}:${port}`, 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (reply: IncomingMessage) => {
        reply.on('error', (error) => resolve(String(error)))
        reply.on('end', () => resolve(reply.statusCode === 200 ? undefined : `answered ${reply.statusCode}`))
        reply.resume()
      },
    )
    call.on('error', (error) => resolve(String(error)))
    call.end(put)
  })
}
