// A network between a server and its PostgreSQL: what is sent arrives later, in order. Several statements that are sent
// together are late once.
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Distance } from '../far-database.ts'

const database = new URL(process.env['DATABASE_URL'] ?? '')
const host = decodeURIComponent(database.hostname)
const port = Number(database.port || 5432)
const near = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host))

/** In each direction. */
let milliseconds = 0

function carry(from: Socket, to: Socket): void {
  let arrived: Promise<unknown> = Promise.resolve()
  from.setNoDelay()
  from.on('data', (bytes) => {
    arrived = Promise.all([arrived, setTimeout(milliseconds)]).then(() => to.write(bytes))
  })
  from.on('error', () => undefined)
  from.on('close', () => void arrived.then(() => to.destroy()))
}

const relay = createServer((server) => {
  const postgres = near()
  carry(server, postgres)
  carry(postgres, server)
})
relay.listen(0, '127.0.0.1', () => {
  const address = relay.address()
  if (typeof address === 'object' && address !== null) console.log(`Relay ready at http://127.0.0.1:${address.port}`)
})
process.on('message', (message: { readonly question?: Distance }) => {
  if (message.question === undefined) return
  milliseconds = message.question.milliseconds
  process.send?.({ answer: message.question })
})
