import { subscribe } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts'

// The database has this thread to itself: it blocks the event loop while it works.
const options: WorkerOptions = workerData
const db = await PGlite.create({
  dataDir: options.dataFolder ?? 'memory://',
  ...(options.template === undefined
    ? {}
    : { loadDataDir: new Blob([new Uint8Array(await readFile(options.template))]) }),
})
subscribe('net.server.socket', (message) => {
  if (typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket)
    answerAtOnce(message.socket)
})
const server = new PGLiteSocketServer({ db, path: options.socket, maxConnections: 4 })
await server.start()
answer({ kind: 'ready' })

/**
 * A statement comes as five messages or more, and the socket server writes the answer to each by itself; every one of
 * them would wake the server's thread. What they make until the second turn of the loop goes out together.
 */
function answerAtOnce(socket: Socket): void {
  socket.on('data', () => {
    socket.cork()
    setImmediate(() => setImmediate(() => socket.uncork()))
  })
}

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
      return dump(request.compression)
    case 'close':
      await server.stop()
      await db.exec('checkpoint')
      await db.close()
      return undefined
  }
}

async function dump(compression: 'gzip' | 'none'): Promise<Uint8Array> {
  await db.exec('checkpoint')
  const file = await db.dumpDataDir(compression)
  return new Uint8Array(await file.arrayBuffer())
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message)
}
