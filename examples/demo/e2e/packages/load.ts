import { readFileSync } from 'node:fs'
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
  /** Of the server, to tell what it did from what the machine did to it. */
  readonly pid?: number
}

/** One request and its answer. */
export interface Answered {
  /** When it began, by the clock on the wall, in milliseconds. */
  readonly at: number
  /** Milliseconds. */
  readonly took: number
  /** Those of them in which the server's thread or this one could have run, and others had the processors. */
  readonly held: number
  /** What was asked for, and where. */
  readonly what: string
}

export interface LoadReport {
  readonly requests: readonly Answered[]
  /** What went wrong: refused, cut off, or answered with something other than 200. */
  readonly failures: readonly string[]
}

/** Requests that never stop, until they are told to. */
export interface Load {
  count(): number
  stop(): Promise<LoadReport>
}

export function startLoad(streams: readonly Stream[]): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: streams.length })
  const failures: string[] = []
  const requests: Answered[] = []
  let isOver = false

  const go = async (stream: Stream): Promise<void> => {
    const { port, path, pid, pause } = stream
    const what = `${path} of ${port}`
    while (!isOver) {
      const heldBefore = heldUp(pid)
      const at = Date.now()
      const began = performance.now()
      const failure = await once(stream, agent)
      const took = performance.now() - began
      requests.push({ at, took: Math.round(took), held: Math.round(heldUp(pid) - heldBefore), what })
      if (failure !== undefined) failures.push(`${new Date(at).toISOString()}: ${what} ${failure}`)
      await setTimeout(pause)
    }
  }
  const running = streams.map(go)
  return {
    count: () => requests.length,
    stop: async () => {
      isOver = true
      await Promise.all(running)
      agent.destroy()
      return { requests, failures }
    },
  }
}

/** Milliseconds that the main threads of a server and of this process have waited for a processor so far. */
function heldUp(pid: number | undefined): number {
  return pid === undefined ? 0 : waitedFor(pid) + waitedFor(process.pid)
}

/** 0 where the system does not tell, which is to the server's disadvantage. */
function waitedFor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
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
