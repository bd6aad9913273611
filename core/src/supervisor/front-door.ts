import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { Config } from '../config/index.ts'
import { wrongAddress } from '../http/address.ts'

/** Connections that wait while no worker takes them: some seconds of a busy site. More are closed at once. */
const mostWaiting = 4_000

/** Whoever answers what comes in at the door. */
export interface Answerer {
  /** Hand a connection over; `taken` of the door says that it has arrived. */
  take(id: number, connection: Socket): void
}

/**
 * Owns the listening socket for as long as the service runs. Connections are handed to whichever worker serves, and
 * wait while none does, so that nobody is refused while one process follows another.
 */
export class FrontDoor {
  readonly #server: Server
  #answerer: Answerer | undefined
  #waiting: Socket[] = []
  readonly #handed = new Map<number, { readonly connection: Socket; readonly to: Answerer }>()
  #last = 0

  private constructor() {
    // Nothing of a connection is read here: its first byte belongs to the worker.
    const options = { pauseOnConnect: true, allowHalfOpen: true, noDelay: true }
    this.#server = createServer(options, (connection) => this.#arrived(connection))
  }

  /** @throws ConfigurationError when nothing can listen there */
  static async open({ port, host }: Pick<Config, 'port' | 'host'>): Promise<FrontDoor> {
    const door = new FrontDoor()
    try {
      door.#server.listen({ port, host })
      await once(door.#server, 'listening')
    } catch (error) {
      throw wrongAddress({ port, host }, error)
    }
    return door
  }

  get port(): number {
    const bound = this.#server.address()
    return typeof bound === 'object' && bound !== null ? bound.port : 0
  }

  /** From now on this one answers, those who have waited first. */
  handTo(answerer: Answerer): void {
    this.#answerer = answerer
    for (const connection of this.#waiting.splice(0)) this.#hand(connection, answerer)
  }

  /** From now on nobody answers: whoever comes waits. */
  hold(): void {
    this.#answerer = undefined
  }

  /** It has arrived: the worker's copy is the connection now. */
  taken(id: number): void {
    this.#handed.get(id)?.connection.destroy()
    this.#handed.delete(id)
  }

  /** This one is gone. What it was handed and has not taken is as it came, and waits for the next. */
  takeBack(answerer: Answerer): void {
    if (this.#answerer === answerer) this.#answerer = undefined
    const back = [...this.#handed].filter(([, { to }]) => to === answerer)
    for (const [id] of back) this.#handed.delete(id)
    this.#waiting.unshift(...back.map(([, { connection }]) => connection))
    if (this.#answerer !== undefined) this.handTo(this.#answerer)
  }

  /** The service ends: whoever comes is refused. */
  close(): void {
    this.#server.close()
    for (const connection of this.#waiting.splice(0)) connection.destroy()
  }

  #arrived(connection: Socket): void {
    connection.on('error', () => undefined)
    // Node would keep a list of the connections of this server on both sides, which doubles the cost of each.
    Reflect.set(connection, 'server', null)
    if (this.#waiting.length + this.#handed.size >= mostWaiting) connection.destroy()
    else if (this.#answerer === undefined) this.#waiting.push(connection)
    else this.#hand(connection, this.#answerer)
  }

  #hand(connection: Socket, to: Answerer): void {
    const id = ++this.#last
    this.#handed.set(id, { connection, to })
    to.take(id, connection)
  }
}
