import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

interface SlowClient {
  readonly sent: string
  /** Sent again and again. */
  readonly drip?: string
  /** The answer is not read. */
  readonly isDeaf?: boolean
}

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const post =
  'POST /api/v1/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n'

/** Each holds a connection in a way of its own. `large`: address of a file that fits into no buffer. */
const kinds = (large: string): Readonly<Record<string, SlowClient>> => ({
  'says nothing': { sent: '' },
  'sends half a head': { sent: head },
  'sends a head that never ends': { sent: `${head}X-Slow: `, drip: 'a' },
  'sends a body that never ends': { sent: `${post}{`, drip: ' ' },
  'sends the body of an address that reads none': { sent: post.replace('/auth/login/', '/nothing/'), drip: ' ' },
  'asks nothing more after an answer': { sent: `${head}\r\n` },
  'does not read the answer': {
    sent: `GET ${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    drip: 'G',
    isDeaf: true,
  },
})

/** Clients of every slow kind at once, which let go of nothing by themselves. */
export class SlowClients {
  readonly #open = new Map<string, number>()
  readonly #all: Promise<void>[] = []

  constructor(port: number, from: string, perKind: number, large: string) {
    for (const [kind, client] of Object.entries(kinds(large))) {
      this.#open.set(kind, perKind)
      for (let count = 0; count < perKind; count += 1) this.#all.push(this.#hold(kind, client, port, from))
    }
  }

  /** How many of each kind still hold their connection. */
  get open(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#open)
  }

  /** Wait until the server has let go of all, or for so many milliseconds. */
  async closed(most: number): Promise<Readonly<Record<string, number>>> {
    await Promise.race([Promise.all(this.#all), delay(most, undefined, { ref: false })])
    return this.open
  }

  async #hold(kind: string, { sent, drip, isDeaf = false }: SlowClient, port: number, from: string): Promise<void> {
    // A client that goes on sending does not close its side by itself.
    const allowHalfOpen = drip !== undefined
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen })
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await once(socket, 'connect')
    socket.write(sent)
    if (!isDeaf) socket.resume()
    const dripping = setInterval(() => drip !== undefined && socket.write(drip), 100)
    await closed
    clearInterval(dripping)
    this.#open.set(kind, (this.#open.get(kind) ?? 0) - 1)
  }
}

/** Opens connections that say nothing; gives how many of them were closed without a word. */
export async function closedWithoutAnswer(port: number, from: string, count: number): Promise<number> {
  const answers = Array.from({ length: count }, async () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    return answer
  })
  return (await Promise.all(answers)).filter((answer) => answer === '').length
}

/** Send these bytes; gives everything that comes back until the connection closes. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(bytes)
  return Buffer.concat(await socket.toArray()).toString()
}
