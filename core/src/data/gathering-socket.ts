import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/**
 * A connection to the database that sends in one piece what is written to it in one turn of the event loop: each
 * sending wakes the database, which costs more than what it carries.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  constructor() {
    super()
    // Connecting gives a socket a `write` of its own, which would hide the one below.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'))
  }

  override write(data: Uint8Array | string, done?: Done): boolean
  override write(data: Uint8Array | string, encoding?: BufferEncoding, done?: Done): boolean
  override write(data: Uint8Array | string, second?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true
      this.cork()
      process.nextTick(() => {
        this.#isGathering = false
        this.uncork()
      })
    }
    return typeof second === 'function' ? super.write(data, second) : super.write(data, second, done)
  }
}
