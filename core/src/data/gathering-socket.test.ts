import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

test('what is written in one turn of the event loop leaves in one piece, and nothing of it is lost', async () => {
  let arrived = ''
  const server = createServer((connection) => connection.on('data', (data) => (arrived += data.toString()))).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const socket = new GatheringSocket()
  socket.connect(address.port)
  await once(socket, 'connect')
  const alone = vi.spyOn(socket, '_write')
  const together = vi.spyOn(socket, '_writev')

  socket.write('begin;')
  await Promise.resolve()
  socket.write('select;', 'utf8')
  await new Promise((written) => socket.write('commit;', written))
  expect([alone.mock.calls.length, together.mock.calls.length]).toEqual([0, 1])
  await new Promise((written) => socket.write('again;', written))
  await vi.waitFor(() => expect(arrived).toBe('begin;select;commit;again;'))

  socket.destroy()
  server.close()
})
