import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface FakeImap {
  readonly port: number
  /** Raw mails by their UIDs. */
  readonly mails: Map<number, Buffer>
  readonly seen: Set<number>
  close(): Promise<void>
}

/** A mailbox `Bounces` of `post@example.com`, password `open sesame`, as far as reading it needs. */
export async function fakeImap(): Promise<FakeImap> {
  const mails = new Map<number, Buffer>()
  const seen = new Set<number>()
  const sockets = new Set<Socket>()
  const answers: readonly (readonly [RegExp, (groups: readonly string[]) => readonly (string | Buffer)[] | string])[] =
    [
      [/^CAPABILITY/i, () => ['* CAPABILITY IMAP4rev1\r\n']],
      [/^LOGIN "?post@example\.com"? "open sesame"/i, () => []],
      [/^LOGIN/i, () => 'NO [AUTHENTICATIONFAILED] Wrong password'],
      [/^LIST "" ""/i, () => ['* LIST (\\Noselect) "/" ""\r\n']],
      [/^LIST|^LSUB/i, () => ['* LIST () "/" Bounces\r\n']],
      [
        /^SELECT "?Bounces"?/i,
        () => [`* ${mails.size} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] ok\r\n`],
      ],
      [/^SELECT/i, () => 'NO [NONEXISTENT] No such mailbox'],
      [/^UID SEARCH/i, () => [`* SEARCH ${[...mails.keys()].filter((uid) => !seen.has(uid)).join(' ')}\r\n`]],
      [
        /^UID FETCH (\d+)/i,
        ([uid = '']) => {
          const mail = mails.get(Number(uid)) ?? Buffer.alloc(0)
          return [`* 1 FETCH (UID ${uid} BODY[]<0> {${mail.length}}\r\n`, mail, ')\r\n']
        },
      ],
      [
        /^UID STORE (\d+) \+FLAGS(?:\.SILENT)? \(\\Seen\)/i,
        ([uid]) => {
          seen.add(Number(uid))
          return []
        },
      ],
      [/^LOGOUT/i, () => ['* BYE See you\r\n']],
      [/^(?:ID|NAMESPACE|NOOP|CLOSE|UNSELECT)/i, () => []],
    ]
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        const [pattern, answer] = answers.find(([wanted]) => wanted.test(command)) ?? []
        const said = answer?.((pattern?.exec(command) ?? []).slice(1)) ?? 'BAD What?'
        if (typeof said === 'string') socket.write(`${tag} ${said}\r\n`)
        else {
          for (const piece of said) socket.write(piece)
          socket.write(`${tag} OK done\r\n`)
        }
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The mail server listens nowhere.')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { port: at.port, mails, seen, close }
}
