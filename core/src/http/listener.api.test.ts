import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listenOn, makeListener } from './listener.ts'

const limits = { head: 300, request: 600, silence: 900 }
const servers: ReturnType<typeof makeListener>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function open(): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
  const server = makeListener(
    (request, response) => void request.resume().on('end', () => response.end('hello')),
    limits,
  )
  servers.push(server)
  const { port } = new URL(await listenOn(server, 0, '127.0.0.1'))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const read = async () => {
    let text = ''
    for await (const chunk of socket) text += chunk
    return text
  }
  return { socket, answer: read() }
}

test.each([
  ['what is no HTTP', 'GARBAGE\r\n\r\n', '400 Bad Request', 'INVALID_REQUEST'],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}`, '431 Request', 'PAYLOAD_TOO_LARGE'],
  ['a head that never ends', 'GET / HTTP/1.1\r\nHost: x\r\n', '408 Request Timeout', 'REQUEST_TIMEOUT'],
  [
    'a body that never ends',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf',
    '408 Request Timeout',
    'REQUEST_TIMEOUT',
  ],
])('F6: %s is answered in the envelope, and the connection closed', async (_what, sent, status, code) => {
  const { socket, answer } = await open()
  socket.write(sent)
  const text = await answer
  expect(text).toContain(`HTTP/1.1 ${status}`)
  expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ success: false, code })
})

test('F6: a connection on which nothing is asked is closed', async () => {
  const { answer } = await open()
  const begun = performance.now()
  await answer
  expect(performance.now() - begun).toBeLessThan(1_500)
})

test('F6: a connection that is silent after its answer is closed, and not before', async () => {
  const { socket, answer } = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const begun = performance.now()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*hello$/)
  expect(performance.now() - begun).toBeGreaterThan(limits.silence - 50)
})

test('a request is answered', async () => {
  const { socket, answer } = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*hello$/)
})
