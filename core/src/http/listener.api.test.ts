import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Listener, type ListenerLimits } from './listener.ts'

// No test but those of a limit meets one, however slow the machine is.
const patient = { head: 30_000, request: 30_000, silence: 30_000 }
const slowHead = { ...patient, head: 300 }
const slowBody = { ...slowHead, request: 600 }
const silent = { ...patient, silence: 900 }

const listeners: Listener[] = []
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.end()
})

interface Opened {
  readonly listener: Listener
  readonly socket: Socket
  readonly answer: Promise<string>
  /** One more connection to the same listener. */
  again(): Promise<Socket>
}

interface Options {
  readonly limits?: ListenerLimits
  readonly most?: number
  readonly isLastProxy?: boolean
  readonly allowHalfOpen?: boolean
}

async function open({
  limits = patient,
  most = 100,
  isLastProxy = false,
  allowHalfOpen = false,
}: Options = {}): Promise<Opened> {
  const refused: string[] = []
  const listener = new Listener(
    (request, response) => void request.resume().on('end', () => response.end('hello')),
    limits,
    { most, isProxy: () => isLastProxy, refused: (client) => refused.push(client) },
  )
  listeners.push(listener)
  const { port } = new URL(await listener.listen(0, '127.0.0.1'))
  const again = async () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen })
    await once(socket, 'connect')
    return socket
  }
  const socket = await again()
  const read = async () => {
    let text = ''
    for await (const chunk of socket) text += chunk
    return text
  }
  return { listener, socket, answer: read(), again }
}

test.each([
  ['what is no HTTP', patient, 'GARBAGE\r\n\r\n', '400 Bad Request', 'INVALID_REQUEST'],
  [
    'endless headers',
    patient,
    `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}`,
    '431 Request',
    'PAYLOAD_TOO_LARGE',
  ],
  ['a head that never ends', slowHead, 'GET / HTTP/1.1\r\nHost: x\r\n', '408 Request Timeout', 'REQUEST_TIMEOUT'],
  [
    'a body that never ends',
    slowBody,
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf',
    '408 Request Timeout',
    'REQUEST_TIMEOUT',
  ],
  [
    'a second Host header',
    patient,
    'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n',
    '400 Bad Request',
    'INVALID_REQUEST',
  ],
])('F6: %s is answered in the envelope, and the connection closed', async (_what, limits, sent, status, code) => {
  const { socket, answer } = await open({ limits })
  socket.write(sent)
  const text = await answer
  expect(text).toContain(`HTTP/1.1 ${status}`)
  expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ success: false, code })
})

test('F6: a connection on which nothing is asked is closed', async () => {
  const { answer } = await open({ limits: slowHead })
  const begun = performance.now()
  await answer
  expect(performance.now() - begun).toBeLessThan(patient.silence)
})

test('F6: a connection that is silent after its answer is closed, and not before', async () => {
  const { socket, answer } = await open({ limits: silent })
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const begun = performance.now()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*hello$/)
  expect(performance.now() - begun).toBeGreaterThan(silent.silence - 50)
})

test('a request is answered', async () => {
  const { socket, answer } = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*hello$/)
})

test('a client that goes on sending after its time is over is cut off (F6)', async () => {
  const { socket } = await open({ limits: slowHead, allowHalfOpen: true })
  socket.on('error', () => undefined)
  const isClosed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const drip = setInterval(() => socket.write('a'), 50)
  await isClosed
  clearInterval(drip)
})

test('a client address with too many open connections gets no more until one closes (F6)', async () => {
  const { socket, again } = await open({ most: 2 })
  const second = await again()
  const third = await again()
  expect(await third.toArray()).toEqual([])
  second.destroy()
  socket.end()
  await once(socket, 'close')
  const fourth = await again()
  fourth.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(Buffer.concat(await fourth.toArray()).toString()).toContain('200 OK')
})

test('the connections of a trusted proxy are not counted', async () => {
  const { again } = await open({ most: 1, isLastProxy: true })
  const second = await again()
  second.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(Buffer.concat(await second.toArray()).toString()).toContain('200 OK')
})
