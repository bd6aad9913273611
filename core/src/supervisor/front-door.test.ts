import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { FrontDoor } from './front-door.ts'

let door: FrontDoor | undefined
afterEach(() => door?.close())

async function opened(longestWait: number, most = 100): Promise<FrontDoor> {
  const counting = { most, isProxy: () => false, refused: () => undefined }
  door = await FrontDoor.open({ port: 0, host: '127.0.0.1', counting, longestWait })
  return door
}

function visit({ port }: FrontDoor, allowHalfOpen = false): Socket {
  const visitor = connect({ port, host: '127.0.0.1', allowHalfOpen })
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return visitor
}

const answerTo = async (visitor: Socket) => Buffer.concat(await visitor.toArray()).toString()

test('a visitor who waits too long for a worker is told to try again', async () => {
  const answer = await answerTo(visit(await opened(200)))
  expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*Retry-After: 10[\s\S]*Please try again/)
})

test('a connection that no worker takes, and that is not closed by its client, is cut off', async () => {
  const open = await opened(200)
  open.handTo({ take: () => undefined })
  const visitor = visit(open, true)
  visitor.on('error', () => undefined)
  const drip = setInterval(() => visitor.write('a'), 50)
  visitor.resume()
  await new Promise((resolve) => visitor.once('close', resolve))
  clearInterval(drip)
})

test('a visitor who waits is handed to the next worker with what was sent', async () => {
  const open = await opened(20_000)
  const visitor = visit(open)
  await once(visitor, 'connect')
  open.handTo({
    take: (_id, connection) => {
      connection.setTimeout(0)
      connection.once('data', (sent) => connection.end(`heard ${sent.toString().slice(0, 5)}`))
      connection.resume()
    },
  })
  expect(await answerTo(visitor)).toBe('heard GET /')
})

test('a client address has no more connections waiting than it may have open', async () => {
  const open = await opened(500, 2)
  const visitors = [visit(open), visit(open), visit(open)]
  const answers = await Promise.all(visitors.map((each) => answerTo(each).catch(() => '')))
  expect(answers.filter((each) => each.startsWith('HTTP/1.1 503'))).toHaveLength(2)
})

test('a visitor who waits when the service ends is told so', async () => {
  const open = await opened(20_000)
  const visitor = visit(open)
  await once(visitor, 'connect')
  setTimeout(() => open.close(), 100)
  expect(await answerTo(visitor)).toContain('503')
})
