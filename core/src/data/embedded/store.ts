import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDataFolder } from '../../config/index.ts'
import type { NamedStore } from '../postgres.ts'
import { mikroTypes } from '../row-types.ts'
import { Signals } from '../signals.ts'
import type { DataLog } from '../store.ts'
import { trimBallast } from './ballast.ts'
import { takeLock } from './lock-file.ts'
import { keepSnapshot, snapshotsIn } from './snapshots.ts'
import { socketPath } from './socket-path.ts'
import { type SupervisedOptions, SupervisedThread } from './supervised-thread.ts'

export interface EmbeddedStore extends NamedStore {
  readonly mode: 'embedded'
  readonly thread: SupervisedThread
}

const snapshotEvery = 6 * 3_600_000

/** The database inside the data folder: for trying out and for small sites with one server process. */
export async function embeddedStore(dataFolder: string, log: DataLog): Promise<EmbeddedStore> {
  await prepareDataFolder(dataFolder)
  const unlock = await takeLock(join(dataFolder, 'database.lock'))
  const socket = await socketPath(dataFolder)
  const leave = async () => {
    await socket.clear()
    await unlock()
  }
  try {
    const snapshots = join(dataFolder, 'snapshots')
    const prepare = async () => {
      if (await trimBallast(join(dataFolder, 'ballast'), dataFolder)) {
        log.warn('The disk is full: the reserve of 32 MB was given free. Make room before anything else.')
      }
    }
    const folder = join(dataFolder, 'database')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const options = { dataFolder: folder, template: undefined, socket: socket.path, prepare }
    const thread = await opened(options, snapshots, log)
    const snapshot = async () => {
      await keepSnapshot(snapshots, await thread.dump('gzip'))
    }
    const timer = setInterval(() => {
      snapshot().catch((error) => log.warn(`No snapshot of the database could be kept: ${String(error)}`))
    }, snapshotEvery)
    timer.unref()
    return embedded(thread, socket.path, log, snapshot, async () => {
      clearInterval(timer)
      await snapshot().catch((error) => log.warn(`No snapshot of the database could be kept: ${String(error)}`))
      await thread.close()
      await leave()
    })
  } catch (error) {
    await leave()
    throw error
  }
}

/** The same in memory, for tests: gone when it is closed. Begins with a dump where one is given. */
export async function memoryStore(template: string | undefined, log: DataLog): Promise<EmbeddedStore> {
  const socket = await socketPath(undefined)
  const thread = await SupervisedThread.start({ dataFolder: undefined, template, socket: socket.path }, log)
  return embedded(
    thread,
    socket.path,
    log,
    async () => undefined,
    async () => {
      await thread.terminate()
      await socket.clear()
    },
  )
}

async function opened(options: SupervisedOptions, snapshots: string, log: DataLog): Promise<SupervisedThread> {
  try {
    return await SupervisedThread.start(options, log)
  } catch (cause) {
    const latest = (await snapshotsIn(snapshots)).at(-1)
    const advice =
      latest === undefined
        ? 'There is no snapshot to go back to.'
        : `To go back to the latest snapshot, move that folder away, make it anew and unpack ${latest} into it.`
    throw new Error(`The embedded database in ${options.dataFolder} cannot be opened: ${String(cause)}. ${advice}`, {
      cause,
    })
  }
}

function embedded(
  thread: SupervisedThread,
  socket: string,
  log: DataLog,
  snapshot: () => Promise<void>,
  close: () => Promise<void>,
): EmbeddedStore {
  // One connection: the database has one session, and a second would wait for the first one's transaction to end.
  const pool = new pg.Pool({
    host: socket.slice(0, socket.lastIndexOf('/')),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 5_000,
    // It knows no `statement_timeout`: a statement that takes longer counts as a database that hangs.
    query_timeout: 60_000,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    types: mikroTypes,
    stream: () => thread.connect(socket),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => thread.check()))
  return {
    mode: 'embedded',
    thread,
    pool,
    signals: new Signals((error) => log.warn(`A listener failed: ${String(error)}`)),
    processId: randomUUID(),
    hasNotify: false,
    log,
    check: () => thread.check(),
    snapshot,
    close: async () => {
      await pool.end()
      await close()
    },
  }
}
