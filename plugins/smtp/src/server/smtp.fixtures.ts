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
  /** How many connections there have been. */
  connections(): number
  close(): Promise<void>
}

/** What it answers to these receivers. */
const answers: Readonly<Record<string, readonly [code: number, text: string]>> = {
  'refused@example.com': [550, 'No such person'],
  'later@example.com': [450, 'Come again later'],
  'closing@example.com': [421, 'Closing for today'],
}

/** A mail server that takes everything but mails to some receivers, and from `nobody@example.com`. */
export async function fakeSmtp(port = 0): Promise<FakeSmtp> {
  const taken: TakenMail[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onAuth: (_auth, _session, done) => done(null, { user: 'any' }),
    onMailFrom: ({ address }, _session, done) =>
      done(address === 'nobody@example.com' ? answer([550, 'Not your address']) : null),
    onRcptTo: ({ address }, _session, done) => {
      const said = answers[address]
      done(said === undefined ? null : answer(said))
    },
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
  return {
    port: address.port,
    taken,
    connections: () => connections,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const answer = ([responseCode, text]: readonly [number, string]) => Object.assign(new Error(text), { responseCode })
