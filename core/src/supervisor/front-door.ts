import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { Config } from '../config/index.ts'
import { wrongAddress } from '../http/address.ts'
import { ConnectionCount, type ConnectionCountOptions } from '../http/connection-count.ts'

/** Connections that wait while no worker takes them: some seconds of a busy site. More are closed at once. */
const mostWaiting = 4_000
/** Milliseconds in which a visitor whom nobody serves may read the answer below. */
const goodbye = 1_000
const starting = 'This website is starting. Please try again in a moment.\n'
const unavailable =
  'HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 10\r\n' +
  `Cache-Control: no-store\r\nContent-Length: ${starting.length}\r\nConnection: close\r\n\r\n${starting}`

/** Whoever answers what comes in at the door. */
export interface Answerer {
  /** Hand a connection over; `taken` of the door says that it has arrived. */
  take(id: number, connection: Socket): void
}

export interface FrontDoorOptions extends Pick<Config, 'port' | 'host'> {
  readonly counting: ConnectionCountOptions
  /** Milliseconds that a connection waits for a worker; 30 seconds without it. */
  readonly longestWait?: number
}

/**
 * Owns the listening socket for as long as the service runs. Connections are handed to whichever worker serves, and
 * wait for a while when none does, so that nobody is refused while one process follows another.
 */
export class FrontDoor {
  readonly #server: Server
  #answerer: Answerer | undefined
  #waiting = new Set<Socket>()
  readonly #handed = new Map<number, { readonly connection: Socket; readonly to: Answerer }>()
  readonly #count: ConnectionCount
  readonly #longestWait: number
  #last = 0

  private constructor({ counting, longestWait = 30_000 }: FrontDoorOptions) {
    this.#count = new ConnectionCount(counting)
    this.#longestWait = longestWait
    // Nothing of a connection is read here: its first byte belongs to the worker.
    const options = { pauseOnConnect: true, allowHalfOpen: true, noDelay: true }
    this.#server = createServer(options, (connection) => this.#arrived(connection))
  }

  /** @throws ConfigurationError when nothing can listen there */
  static async open(options: FrontDoorOptions): Promise<FrontDoor> {
    const { port, host } = options
    const door = new FrontDoor(options)
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
    for (const connection of this.#takeWaiting()) this.#hand(connection, answerer)
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
    this.#waiting = new Set([...back.map(([, { connection }]) => connection), ...this.#waiting])
    if (this.#answerer !== undefined) this.handTo(this.#answerer)
  }

  /** The service ends: whoever comes is refused. */
  close(): void {
    this.#server.close()
    for (const connection of this.#takeWaiting()) turnAway(connection)
  }

  #takeWaiting(): readonly Socket[] {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    return waiting
  }

  #arrived(connection: Socket): void {
    connection.on('error', () => undefined)
    // Node would keep a list of the connections of this server on both sides, which doubles the cost of each.
    Reflect.set(connection, 'server', null)
    const isFull = this.#waiting.size + this.#handed.size >= mostWaiting
    if (isFull || !this.#count.admit(connection)) return void connection.destroy()
    connection.once('close', () => this.#waiting.delete(connection))
    connection.setTimeout(this.#longestWait, () => this.#giveUp(connection))
    if (this.#answerer === undefined) this.#waiting.add(connection)
    else this.#hand(connection, this.#answerer)
  }

  /** Also of a worker that hangs and has not taken the connection. */
  #giveUp(connection: Socket): void {
    this.#waiting.delete(connection)
    for (const [id, handed] of this.#handed) if (handed.connection === connection) this.#handed.delete(id)
    turnAway(connection)
  }

  #hand(connection: Socket, to: Answerer): void {
    const id = ++this.#last
    this.#handed.set(id, { connection, to })
    to.take(id, connection)
  }
}

function turnAway(connection: Socket): void {
  connection.setTimeout(0)
  // A request that nobody has read would break the connection before the answer arrives.
  connection.resume()
  connection.end(unavailable)
  setTimeout(() => connection.destroy(), goodbye).unref()
}
