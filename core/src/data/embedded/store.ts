import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDataFolder } from '../../config/index.ts'
import type { NamedStore } from '../postgres.ts'
import { Signals } from '../signals.ts'
import type { DataLog } from '../store.ts'
import { trimBallast } from './ballast.ts'
import { clearUnfinished } from './filling-note.ts'
import { takeLock } from './lock-file.ts'
import { refuseMoved } from './moved-note.ts'
import { poolOfOne } from './pool.ts'
import { keepSnapshot, lastSnapshotIn, snapshotsIn } from './snapshots.ts'
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
  await refuseMoved(dataFolder)
  const unlock = await takeLock(join(dataFolder, 'database.lock'))
  const socket = await socketPath(dataFolder)
  const leave = async () => {
    await socket.clear()
    await unlock()
  }
  try {
    if (await clearUnfinished(dataFolder))
      log.info('The first start was interrupted while it set up the data folder. It starts again.')
    const folder = join(dataFolder, 'database')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const prepare = () => makeRoom(dataFolder, log)
    const snapshots = join(dataFolder, 'snapshots')
    const thread = await opened(
      { dataFolder: folder, template: undefined, socket: socket.path, prepare },
      snapshots,
      log,
    )
    return withSnapshots(storeOn(thread, socket.path, log, leave), snapshots)
  } catch (error) {
    await leave()
    throw error
  }
}

/** Compiled once for all that a process opens: each thread by itself would take a second for it. */
let engine: Promise<WebAssembly.Module> | undefined

async function compiled(): Promise<WebAssembly.Module> {
  const path = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(path))
}

/** The same in memory, for tests: gone when it is closed. Begins with a dump where one is given. */
export async function memoryStore(template: string | undefined, log: DataLog): Promise<EmbeddedStore> {
  const socket = await socketPath(undefined)
  engine ??= compiled()
  const options = { dataFolder: undefined, template, socket: socket.path, engine: await engine }
  const thread = await SupervisedThread.start(options, log)
  return storeOn(thread, socket.path, log, socket.clear)
}

async function makeRoom(dataFolder: string, log: DataLog): Promise<void> {
  if (!(await trimBallast(join(dataFolder, 'ballast'), dataFolder))) return
  log.warn('The disk is full. The reserve of 32 MB was released. Free up space before anything else.')
}

async function opened(options: SupervisedOptions, snapshots: string, log: DataLog): Promise<SupervisedThread> {
  try {
    return await SupervisedThread.start(options, log)
  } catch (cause) {
    const latest = (await snapshotsIn(snapshots)).at(-1)
    const advice =
      latest === undefined
        ? 'There is no snapshot to restore.'
        : `To restore the latest snapshot, move that folder away, create it again and unpack ${latest} into it.`
    const reason = `The embedded database in ${options.dataFolder} cannot be opened: ${String(cause)}.`
    throw new Error(`${reason} ${advice}`, { cause })
  }
}

function storeOn(thread: SupervisedThread, socket: string, log: DataLog, leave: () => Promise<void>): EmbeddedStore {
  const pool = poolOfOne(socket, thread)
  return {
    mode: 'embedded',
    thread,
    pool,
    direct: pool,
    limits: '',
    query: (asked) => pool.query(asked),
    signals: new Signals((error) => log.warn(`A listener failed: ${String(error)}`)),
    processId: randomUUID(),
    hasNotify: false,
    log,
    check: () => thread.check(),
    snapshot: async () => undefined,
    lastSnapshot: async () => null,
    close: async () => {
      await pool.end()
      await thread.close()
      await leave()
    },
  }
}

/** One now and then, and one at the end. */
function withSnapshots(store: EmbeddedStore, folder: string): EmbeddedStore {
  // With the one connection in hand no transaction is open: a dump inside one would run with its rights and end it.
  const dump = async () => {
    const connection = await store.pool.connect()
    try {
      return await store.thread.dump()
    } finally {
      connection.release()
    }
  }
  const snapshot = async () => void (await keepSnapshot(folder, await dump()))
  const tried = () =>
    snapshot().catch((error) => store.log.warn(`The snapshot of the database could not be saved: ${String(error)}`))
  const timer = setInterval(tried, snapshotEvery)
  timer.unref()
  return {
    ...store,
    snapshot,
    lastSnapshot: () => lastSnapshotIn(folder),
    close: async () => {
      clearInterval(timer)
      await tried()
      await store.close()
    },
  }
}
