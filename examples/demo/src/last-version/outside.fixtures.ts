// What lies outside of an installation: a receiver of webhooks and a mail server, both on this machine.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createPlainServer, type Server, type Socket } from 'node:net'

/** An address of the public internet, which nothing is ever sent to: `leadOutside` leads it here. */
export const outsideHost = '93.184.215.14'
export const outsidePorts = { http: 8025, smtp: 2525 } as const

export interface HeardRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface TakenMail {
  readonly user: string
  readonly password: string
  readonly source: string
}

export interface Outside {
  /** Ports of this machine. */
  readonly ports: Readonly<Record<keyof typeof outsidePorts, number>>
  /** Status with which the receiver answers. */
  status: number
  readonly heard: HeardRequest[]
  readonly mails: TakenMail[]
  close(): void
}

export async function startOutside(): Promise<Outside> {
  const [heard, mails]: [HeardRequest[], TakenMail[]] = [[], []]
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(outside.status).end('thanks')
  })
  const mailServer = createPlainServer((socket) => takeMails(socket, mails))
  const ports = { http: await portOf(receiver), smtp: await portOf(mailServer) }
  const close = () => {
    receiver.close()
    receiver.closeAllConnections()
    mailServer.close()
  }
  const outside: Outside = { ports, status: 200, heard, mails, close }
  return outside
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** As little of SMTP as a client needs to sign in and to hand over mails. */
function takeMails(socket: Socket, mails: TakenMail[]): void {
  let [rest, user, password] = ['', '', '']
  let mail: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (line: string) => {
    const [word = '', ...words] = line.split(' ')
    if (word === 'EHLO') return say('250-outside\r\n250 AUTH PLAIN')
    if (word === 'AUTH') {
      ;[, user = '', password = ''] = Buffer.from(words[1] ?? '', 'base64')
        .toString()
        .split('\0')
      return say('235 Welcome')
    }
    if (word === 'DATA') {
      mail = []
      return say('354 Go on')
    }
    return word === 'QUIT' ? socket.end('221 Bye\r\n') : say('250 Fine')
  }
  const take = (line: string) => {
    if (mail === undefined) return answer(line)
    if (line !== '.') return mail.push(line)
    mails.push({ user, password, source: mail.join('\n') })
    mail = undefined
    return say('250 Taken')
  }
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
  say('220 outside')
}
