// A process that asks one server on this machine for one thing, a given number of times over kept connections.
import { connect } from 'node:net'

export interface Load {
  readonly port: number
  /** The request as it goes over the wire. */
  readonly request: string
  readonly total: number
  readonly connections: number
  /** Milliseconds that a connection rests after an answer. */
  readonly rest: number
  /** Of the answer that counts as one. */
  readonly status: number
}

export interface LoadResult {
  readonly answered: number
  readonly failed: number
}

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))

async function run({ port, request, total, connections, rest, status }: Load): Promise<LoadResult> {
  let left = total
  let failed = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let pending = Buffer.alloc(0)
      const next = () => {
        if (left === 0) {
          socket.end()
          resolve()
          return
        }
        left -= 1
        socket.write(request)
      }
      socket.setNoDelay(true)
      socket.once('connect', next)
      socket.once('error', reject)
      socket.on('data', (chunk) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
        const length = lengthOf(pending)
        if (length === undefined || pending.length < length) return
        if (!pending.subarray(0, 12).toString('latin1').endsWith(` ${status}`)) failed += 1
        pending = pending.subarray(length)
        if (rest === 0) next()
        else setTimeout(next, rest)
      })
    })
  const awake = rest === 0 ? stayAwake() : undefined
  await Promise.all(Array.from({ length: connections }, one))
  awake?.abort()
  return { answered: total, failed }
}

/**
 * Looks for answers without ever sleeping, until aborted. A server that writes to a reader that sleeps has to wake it,
 * which costs the writer more than its answer: the quicker of two servers would be spared that, the other not.
 */
function stayAwake(): AbortController {
  const controller = new AbortController()
  const look = () => {
    if (!controller.signal.aborted) setImmediate(look)
  }
  look()
  return controller
}

/** Bytes of the first answer in the buffer; undefined while its head is not complete. */
function lengthOf(buffer: Buffer): number | undefined {
  const end = buffer.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(buffer.subarray(0, end).toString('latin1'))?.[1]
  if (length === undefined) throw new Error('The response has no Content-Length.')
  return end + 4 + Number(length)
}
