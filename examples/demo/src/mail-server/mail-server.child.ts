// A mail server in a process of its own: it takes its time, refuses some addresses, and counts what it took.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { MailServerBehaviour, TakenMails } from './taken-mails.ts'

/** What it took, by the domain of the receiver. */
const taken = new Map<
  string,
  { mails: number; people: Map<string, number>; firstAt: number; lastAt: number; source: string }
>()
let behaviour: MailServerBehaviour = {}

function take(address: string, source: () => string): void {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const now = performance.timeOrigin + performance.now()
  const known = taken.get(domain) ?? { mails: 0, people: new Map(), firstAt: now, lastAt: now, source: source() }
  taken.set(domain, known)
  known.mails += 1
  known.lastAt = now
  known.people.set(address, (known.people.get(address) ?? 0) + 1)
}

function report(domain: string): TakenMails {
  const {
    mails = 0,
    people = new Map<string, number>(),
    firstAt = 0,
    lastAt = 0,
    source = '',
  } = taken.get(domain) ?? {}
  const often = [...people].flatMap(([address, times]) => (times > 1 ? [address] : []))
  return { mails, people: people.size, often, firstAt, lastAt, source }
}

const said = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  authOptional: true,
  maxClients: 1_000,
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('refused')) done(said(550, 'No such person'))
    else if (address.startsWith('later')) done(said(450, 'Come again later'))
    else done()
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      // Taken for good: whoever is killed before they hear of it does not know.
      for (const { address } of session.envelope.rcptTo) take(address, () => Buffer.concat(chunks).toString('utf8'))
      if (behaviour.pause) await delay(behaviour.pause)
      done()
    })
  },
})
// Of senders that are killed.
server.on('error', () => undefined)
server.listen(Number(process.env.MAIL_SERVER_PORT ?? 0), '127.0.0.1')
await once(server.server, 'listening')
const address: AddressInfo | string | null = server.server.address()
if (address === null || typeof address === 'string') throw new Error('The mail server listens nowhere.')
process.on('message', (message: { id: number; behave?: MailServerBehaviour; domain?: string }) => {
  behaviour = message.behave ?? behaviour
  process.send?.({ id: message.id, taken: report(message.domain ?? '') })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port: address.port })
