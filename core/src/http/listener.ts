import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Milliseconds; Fastify's own limits are none at all (T25). */
export interface ListenerLimits {
  /** For the head of a request, also of one that never comes. */
  readonly head: number
  /** For the whole request. */
  readonly request: number
  /**
   * In which nothing moves in either direction: between two requests, while a reply is made, or while it is not read.
   * One limit for all three, since a limit of its own for each costs every request a new timer.
   */
  readonly silence: number
}
/** Load balancers hold a connection for 60 seconds: whoever is asked must not be the first to let go. */
const defaults: ListenerLimits = { head: 10_000, request: 30_000, silence: 72_000 }

/** The one listening socket, before whichever composition serves just now. */
export function makeListener(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  limits: ListenerLimits = defaults,
): Server {
  const options = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: 0,
    connectionsCheckingInterval: limits.head / 5,
  }
  const server = createServer(options, handle)
  server.setTimeout(limits.silence)
  server.on('clientError', refuse)
  return server
}

/** Start to listen; gives the address, `http://127.0.0.1:3000`. Rejects when the port is taken. */
export function listenOn(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      const bound = server.address()
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

/** What could not be read as HTTP never reaches Fastify: it is answered here, in the envelope, and the line closed. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, sentence] = refusals[error.code ?? ''] ?? malformed
  const body = JSON.stringify({ success: false, error: sentence, code, requestId: '' })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

type Refusal = readonly [status: string, code: string, sentence: string]
const malformed: Refusal = ['400 Bad Request', 'INVALID_REQUEST', 'This request could not be read.']
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT', 'The request took too long to arrive.'],
}
