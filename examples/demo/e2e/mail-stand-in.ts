import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface TakenMail {
  readonly to: readonly string[]
  /** Headers and body as they came over the wire. */
  readonly source: string
}

export interface MailStandIn extends AsyncDisposable {
  /** For `SMTP_URL`. */
  readonly url: string
  readonly taken: readonly TakenMail[]
}

/** A mail server on this machine that takes every mail. */
export async function startMailServer(): Promise<MailStandIn> {
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    speak(socket, (mail) => taken.push(mail))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server listens nowhere.')
  return {
    ...{ url: `smtp://127.0.0.1:${address.port}?from=news%40example.com`, taken },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As much of SMTP as is needed to take mails. */
function speak(socket: Socket, take: (mail: TakenMail) => void): void {
  let waiting = ''
  let to: string[] = []
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '')
    if (verb === 'RSET' || verb === 'MAIL') to = []
    isData = verb === 'DATA'
    say(isData ? '354 Go on' : verb === 'QUIT' ? '221 Bye' : '250 OK')
  }
  say('220 mail.example.com')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end === -1) return
      const heard = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? 5 : 2))
      if (!isData) {
        hear(heard)
        continue
      }
      take({ to, source: heard })
      isData = false
      say('250 Taken')
    }
  })
}
