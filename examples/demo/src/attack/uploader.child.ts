// Uploads a file again and again in a thread of its own, so that the attack slows nobody who measures it.
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Caller } from './caller.fixture.ts'

interface Attack {
  readonly port: number
  readonly host: string
  readonly cookie: string
}

const { port, host, cookie }: Attack = workerData
const caller = new Caller(port, host, '127.0.0.1', { cookie })
let isOver = true

parentPort?.on('message', async (file: { readonly name: string; readonly bytes: Uint8Array } | 'stop') => {
  isOver = file === 'stop'
  if (file === 'stop') return
  let sent = 0
  for (; !isOver; sent += 1) {
    await caller.upload(file.name, file.bytes)
    // What a file does to its reader is measured, and not what any requests without a pause would do.
    await delay(50)
  }
  parentPort?.postMessage(sent)
})
