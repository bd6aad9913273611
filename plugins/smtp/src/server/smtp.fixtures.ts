import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TakenMail {
  readonly to: readonly string[]
  /** Headers and body as they came over the wire. */
  readonly source: string
}

export interface FakeSmtp {
  readonly port: number
  readonly taken: readonly TakenMail[]
  close(): Promise<void>
}

/** A mail server that takes everything but mails to `refused@example.com`. */
export async function fakeSmtp(port = 0): Promise<FakeSmtp> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'any' }),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === 'refused@example.com' ? Object.assign(new Error('No such person'), { responseCode: 550 }) : null,
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address: AddressInfo | string | null = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server listens nowhere.')
  return { port: address.port, taken, close: () => new Promise((done) => server.close(() => done())) }
}
