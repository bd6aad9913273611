import { type GenerationEvent, streamEvents } from '@ashlar/sdk/platform'
import { routeOf } from '@ashlar/sdk/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errors } from './errors.ts'

/** Whose messages a stream carries: guids of the tenant (null on the platform's own host) and the account. */
export interface LiveSession {
  readonly tenant: string | null
  readonly account: string
}

export interface LiveStreamParts {
  /** Hear what is meant for a session; gives back how to stop. */
  listen(session: LiveSession, listener: (event: object) => void): () => void
  /** Whether the request's session still holds. */
  isStillSignedIn(request: FastifyRequest): Promise<boolean>
  /** Number of the set of packages that serves, told first: a browser sees that it has begun with another one. */
  readonly generation: number
  /** Aborted when the server stops or another composition has taken over: browsers then connect again. */
  readonly retiring: AbortSignal
}

/** Milliseconds between two signs of life, which also find out whether the session is over. */
const heartbeat = 15_000
/** Streams of one account: a person with many tabs, not a leak. */
const mostStreams = 40

/** OPEN-121 */
export function addLiveEvents(app: FastifyInstance, parts: LiveStreamParts): void {
  const { listen, isStillSignedIn, generation, retiring } = parts
  const streams = new Map<string, number>()

  app.route({
    ...routeOf(streamEvents),
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const account = request.actor?.guid ?? ''
      const tenant = request.tenant?.guid ?? null
      const open = streams.get(account) ?? 0
      if (open >= mostStreams) throw errors.TOO_MANY_STREAMS()
      streams.set(account, open + 1)

      reply.hijack()
      const { raw } = reply
      // The server's limit for silent connections is meant for those that ask, not for one that is told.
      request.raw.socket.setTimeout(0)
      raw.setHeaders(new Map(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])))
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      raw.write('retry: 2000\n\n')

      const tell = (event: object) => void raw.write(`data: ${JSON.stringify(event)}\n\n`)
      const started: GenerationEvent = { event: 'generation', generation }
      tell(started)
      const stopListening = listen({ tenant, account }, tell)
      const end = () => void raw.end()
      const beat = setInterval(() => {
        raw.write(': still here\n\n')
        isStillSignedIn(request).then((signedIn) => (signedIn ? undefined : end()), end)
      }, heartbeat)
      retiring.addEventListener('abort', end, { once: true })
      if (retiring.aborted) end()
      raw.once('close', () => {
        clearInterval(beat)
        stopListening()
        retiring.removeEventListener('abort', end)
        const left = (streams.get(account) ?? 1) - 1
        if (left > 0) streams.set(account, left)
        else streams.delete(account)
      })
    },
  })
}
