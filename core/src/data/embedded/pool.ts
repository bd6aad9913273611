import pg from 'pg'
import { GatheringSocket } from '../gathering-socket.ts'
import { mikroTypes } from '../row-types.ts'

/** Told when a connection broke, to see whether the database is still well. */
interface Watched {
  check(): void
}

/**
 * One connection to the embedded database: it has one session, and a second would wait, without a limit, for the
 * first one's transaction to end (libraries I7, I31).
 */
export function poolOfOne(socket: string, thread: Watched): pg.Pool {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    connectionTimeoutMillis: 5_000,
    // It knows no `statement_timeout`: a statement that takes longer counts as a database that hangs.
    query_timeout: 60_000,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    pipeline: true,
    types: mikroTypes,
    stream: () => new DatabaseSocket(socket),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => thread.check()))
  return pool
}

/** Connects to our path, whatever name `pg` makes of host and port. */
class DatabaseSocket extends GatheringSocket {
  readonly #path: string

  constructor(path: string) {
    super()
    this.#path = path
  }

  override connect(): this {
    return super.connect(this.#path)
  }
}
