import { Worker } from 'node:worker_threads'

/**
 * Says the number of each address before it is imported; what fails there is found, and told better, in this process.
 * Something is always waited for, or the thread would end at a promise that nobody keeps.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
setInterval(() => undefined, 1000)
void (async () => {
  for (const [index, address] of workerData.entries()) {
    parentPort.postMessage(index)
    await import(address).catch(() => undefined)
  }
  parentPort.postMessage(-1)
})()`

/**
 * Which of these modules never ends when it is imported, were it in a loop that lets nothing else run: they are
 * imported in a thread that can be ended from outside.
 *
 * @param patience milliseconds for each
 */
export async function hangingEntry(addresses: readonly string[], patience: number): Promise<string | undefined> {
  const worker = new Worker(program, { eval: true, workerData: addresses, stdout: true, stderr: true })
  const over = Promise.withResolvers<string | undefined>()
  let timer: NodeJS.Timeout | undefined
  worker.on('message', (index: number) => {
    clearTimeout(timer)
    const address = addresses[index]
    if (address === undefined) over.resolve(undefined)
    else timer = setTimeout(() => over.resolve(address), patience)
  })
  worker.on('error', () => over.resolve(undefined))
  worker.on('exit', () => over.resolve(undefined))
  try {
    return await over.promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
