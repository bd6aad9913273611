import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds in which nothing has come: whoever was about to ask has asked. */
const quiet = 500
const longest = 5_000

/** Connections that another process has accepted, answered by a server that listens to nothing itself. */
export class HandedConnections {
  readonly #server: Server
  readonly #open = new Set<ServerResponse>()
  #isLeaving = false
  #lastArrival = 0

  constructor(server: Server) {
    this.#server = server
    server.prependListener('request', (_request, response) => this.#begun(response))
    // Node's watch over slow requests begins with this event.
    server.emit('listening')
  }

  take(connection: Socket): void {
    this.#lastArrival = performance.now()
    // As on connections that an HTTP server accepts: who has sent everything still gets the answer.
    connection.allowHalfOpen = true
    this.#server.emit('connection', connection)
  }

  /**
   * From now on every answer is the last of its connection. Resolves when nobody asks any more: a connection that is
   * closed while the next request is on its way would cost that request.
   */
  async leave(): Promise<void> {
    this.#isLeaving = true
    for (const response of this.#open) sayLast(response)
    const begun = performance.now()
    this.#lastArrival = begun
    for (let now = begun; now - this.#lastArrival < quiet && now - begun < longest; now = performance.now()) {
      await delay(quiet / 5)
    }
  }

  #begun(response: ServerResponse): void {
    this.#lastArrival = performance.now()
    if (this.#isLeaving) sayLast(response)
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
