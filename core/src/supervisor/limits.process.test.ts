// Attackers of several kinds at once, against the built server under its supervisor.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChildDatabase, childDatabase } from '../data/testing-child.ts'
import { longLived, type Script, type Service, serviceScript } from './service.fixtures.ts'
import { pidAt } from './service-client.fixtures.ts'

const most = 60
let script: Script
let database: ChildDatabase
let service: Service
let port: number
beforeAll(async () => {
  script = await serviceScript('limits', longLived)
  database = await childDatabase()
  const limits = { ASHLAR_HEAD_SECONDS: '1', ASHLAR_REQUEST_SECONDS: '2', ASHLAR_IDLE_SECONDS: '4' }
  service = script.start({ ...database.env, ...limits, ASHLAR_CONNECTIONS_PER_ADDRESS: String(most) })
  port = Number(new URL(await service.ready).port)
})
afterAll(async () => {
  await script?.remove()
  await database?.close()
})

interface Attack {
  readonly sent: string
  /** Sent again and again. */
  readonly drip?: string
  /** The answer is not read. */
  readonly isDeaf?: boolean
}

const head = 'GET /api/v1/pid/ HTTP/1.1\r\nHost: localhost\r\n'
const post =
  'POST /api/v1/pid/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n'
const attacks: Readonly<Record<string, Attack>> = {
  'says nothing': { sent: '' },
  'sends half a head': { sent: head },
  'sends a head that never ends': { sent: `${head}X-Slow: `, drip: 'a' },
  'sends a body that never ends': { sent: `${post}{`, drip: ' ' },
  'sends the body of an address that reads none': { sent: post.replace('/pid/', '/nothing/'), drip: ' ' },
  'asks nothing more after an answer': { sent: `${head}\r\n` },
  'does not read the answer': {
    sent: 'GET /api/v1/large/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    drip: 'G',
    isDeaf: true,
  },
}

/** Resolves when the server has let go of it. A client that goes on sending does not close its side by itself. */
async function attack({ sent, drip, isDeaf = false }: Attack): Promise<void> {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: drip !== undefined })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  socket.write(sent)
  if (!isDeaf) socket.resume()
  const dripping = setInterval(() => drip !== undefined && socket.write(drip), 100)
  await closed
  clearInterval(dripping)
}

test('a server under its supervisor lets go of clients of every slow kind, and others are served meanwhile (F6, T25)', async () => {
  const perKind = 8
  const open = new Map(Object.keys(attacks).map((kind) => [kind, perKind]))
  const over = Object.entries(attacks).flatMap(([kind, each]) =>
    Array.from({ length: perKind }, async () => {
      await attack(each)
      open.set(kind, (open.get(kind) ?? 0) - 1)
    }),
  )
  await pidAt(`http://127.0.0.1:${port}`)
  const late = new Promise((resolve) => setTimeout(resolve, 40_000))
  await Promise.race([Promise.all(over), late])
  expect(Object.fromEntries(open)).toEqual(Object.fromEntries(Object.keys(attacks).map((kind) => [kind, 0])))
})

test('one client address can not take all connections of a server under its supervisor (F6)', async () => {
  // Those that may stay are told that their time is over; the others are closed without a word.
  const answers = Array.from({ length: most + 20 }, async () => {
    const socket = connect({ port, host: '127.0.0.1' })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    return answer
  })
  expect((await Promise.all(answers)).filter((answer) => answer === '')).toHaveLength(20)
  expect(service.output()).toContain('"client":"127.0.0.1"')
})
