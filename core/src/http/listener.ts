import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { ConnectionCount, type ConnectionCountOptions } from './connection-count.ts'
import { refuseTwoHosts, refuseUnreadable } from './refused-request.ts'

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

/** Milliseconds without a new request after which nobody is about to send one. */
const quiet = 500
const longestLeave = 5_000

/** What answers on the network: one HTTP server with limits, in front of whichever composition serves just now. */
export class Listener {
  readonly #server: Server
  /**
   * Each with its newest answer, under way or sent. Answers are not taken out when they end: a listener for that would
   * cost every request a microsecond.
   */
  readonly #connections = new Map<Socket, ServerResponse | undefined>()
  #isLeaving = false
  /** Connections and requests so far: a number, since looking at a clock costs every request half a microsecond. */
  #arrivals = 0

  constructor(
    handle: (request: IncomingMessage, response: ServerResponse) => void,
    limits: ListenerLimits,
    counting: ConnectionCountOptions,
  ) {
    const options = {
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      keepAliveTimeout: 0,
      connectionsCheckingInterval: limits.head / 5,
    }
    this.#server = createServer(options, (request, response) => {
      this.#begun(request.socket, response)
      if (hasTwoHosts(request)) refuseTwoHosts(response)
      else handle(request, response)
    })
    this.#server.setTimeout(limits.silence)
    this.#server.on('clientError', refuseUnreadable)
    const count = new ConnectionCount(counting)
    this.#server.on('connection', (connection: Socket) => this.#arrived(connection, count))
  }

  /** Accept connections; gives the address, `http://127.0.0.1:3000`. Rejects when the port is taken. */
  listen(port: number, host: string): Promise<string> {
    const server = this.#server
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

  /** Answer on connections that another process accepts and hands over. */
  expectConnections(): void {
    // Node starts to look for requests that take too long when a server begins to listen, and this one never does.
    this.#server.emit('listening')
  }

  /** Answer on a connection that another process has accepted. */
  take(connection: Socket): void {
    // As on connections that an HTTP server accepts: who has sent everything still gets the answer.
    connection.allowHalfOpen = true
    this.#server.emit('connection', connection)
  }

  /** Accept nothing new. Open connections stay: Node's own way would close idle ones, on which a request may be coming. */
  stopListening(): void {
    if (this.#server.listening) NetServer.prototype.close.call(this.#server)
  }

  /**
   * From now on every answer is the last of its connection. Resolves when nobody asks any more: a connection that is
   * closed while the next request is on its way would cost that request.
   */
  async leave(): Promise<void> {
    this.#leave()
    const begun = performance.now()
    let arrivals = this.#arrivals
    for (let last = begun, now = begun; now - last < quiet && now - begun < longestLeave; now = performance.now()) {
      if (this.#connections.size === 0) return
      await delay(quiet / 5)
      if (arrivals !== this.#arrivals) last = performance.now()
      arrivals = this.#arrivals
    }
  }

  /** Accept nothing new and close what is idle; every answer is the last of its connection. */
  stop(): void {
    this.#leave()
    this.#server.close()
  }

  /** Close what is left: connections whose answers were sent, or whose requests never came. */
  end(): void {
    this.stop()
    this.#server.closeAllConnections()
  }

  #leave(): void {
    this.#isLeaving = true
    for (const answer of this.#connections.values()) if (answer) sayLast(answer)
  }

  #arrived(connection: Socket, count: ConnectionCount): void {
    if (!count.admit(connection)) return void connection.destroy()
    this.#arrivals += 1
    this.#connections.set(connection, undefined)
    connection.once('close', () => this.#connections.delete(connection))
  }

  #begun(connection: Socket, response: ServerResponse): void {
    this.#arrivals += 1
    if (this.#isLeaving) sayLast(response)
    this.#connections.set(connection, response)
  }
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/** Node keeps the first of several in `headers` and drops the others. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
