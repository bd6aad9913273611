import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts'

// The database has this thread to itself: it blocks the event loop while it works.
const options: WorkerOptions = workerData
// One session needs few buffers, since the operating system caches the files too. The default takes 128 MB of this
// process's memory.
const settings = ['shared_buffers=16MB', 'max_connections=8', 'wal_buffers=1MB'].flatMap((setting) => ['-c', setting])
const db = await PGlite.create({
  dataDir: options.dataFolder ?? 'memory://',
  ...(options.engine && { pgliteWasmModule: options.engine }),
  startParams: [...PGlite.defaultStartParams, ...settings],
  ...(options.template === undefined
    ? {}
    : { loadDataDir: new Blob([new Uint8Array(await readFile(options.template))]) }),
})
const server = new PGLiteSocketServer({ db, path: options.socket, maxConnections: 4 })
await server.start()
answer({ kind: 'ready' })

parentPort?.on('message', async (request: WorkerRequest) => {
  try {
    answer({ kind: 'done', id: request.id, bytes: await run(request) })
  } catch (error) {
    answer({ kind: 'failed', id: request.id, reason: error instanceof Error ? error.message : String(error) })
  }
})

async function run(request: WorkerRequest): Promise<Uint8Array | undefined> {
  switch (request.kind) {
    case 'ping':
      await db.query('select 1')
      return undefined
    case 'dump':
      return dump()
    case 'close':
      await server.stop()
      await db.exec('checkpoint')
      await db.close()
      return undefined
  }
}

/** Not compressed: nobody else reaches the database meanwhile, and compressing takes several times as long. */
async function dump(): Promise<Uint8Array> {
  await db.exec('checkpoint')
  const file = await db.dumpDataDir('none')
  return new Uint8Array(await file.arrayBuffer())
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message)
}
