// Loaded before a server under test (`--import`): notes each turn of its event loop in which its thread worked long
// enough for a request to notice. Processor time, since what other processes take of the machine is not the server's.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env['ASHLAR_TEST_TURNS']
/** Milliseconds. */
const noticed = 15
const lookEvery = 5

if (isMainThread && file !== undefined) {
  let last = process.threadCpuUsage()
  const look = () => {
    const now = process.threadCpuUsage()
    const worked = (now.user + now.system - last.user - last.system) / 1000
    if (worked > noticed) appendFileSync(file, `${JSON.stringify({ at: Date.now(), worked })}\n`)
    last = now
    setTimeout(look, lookEvery).unref()
  }
  look()
}
