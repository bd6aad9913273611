import { MailPostponed, MailRefused, MailSenderRefused, type OutgoingMail } from '@ashlar/sdk/server'
import type { SendMailOptions } from 'nodemailer'

/** A mail server and who sends by it. */
export interface MailServer {
  /** An address like `smtp://user:password@host:587`, or what such an address says. */
  readonly connection: string | MailConnection
  readonly from: { readonly name: string; readonly address: string }
}

export interface MailConnection {
  /** IP address that was checked, so that what is spoken to is what was checked. */
  readonly address: string
  readonly name: string
  readonly port: number
  readonly security: 'starttls' | 'tls' | 'none'
  readonly user: string
  readonly password: string
}

/** Milliseconds in which a mail server answers, or counts as away. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Connections that a server is given many mails by. */
const connections = { pool: true, maxConnections: 4, maxRequeues: 0 } as const

/** Hand one mail to a server. Rejects with what the server, or the network, said. */
export async function handOver({ connection, from }: MailServer, outgoing: OutgoingMail): Promise<void> {
  const transport = await transportTo(connection)
  try {
    await sendBy(transport, from, outgoing)
  } finally {
    transport.close()
  }
}

/**
 * Connections to a server, opened with the first mail and kept until `close`. No mail is handed over a second time by
 * itself: whether one was taken that the connection broke with, nobody knows.
 */
export async function openServer(connection: MailServer['connection']) {
  const transport = await transportTo(connection, connections)
  return {
    send: (from: MailServer['from'], outgoing: OutgoingMail) => sendBy(transport, from, outgoing),
    close: () => transport.close(),
  }
}

async function transportTo(connection: MailServer['connection'], kept?: typeof connections) {
  // Two megabytes that a server without a mail to send does not hold.
  const { createTransport } = await import('nodemailer')
  // A mail's parts are texts: nothing in one may make the server read a file or fetch an address.
  const options = { ...optionsOf(connection), ...patience, disableFileAccess: true, disableUrlAccess: true }
  return kept ? createTransport({ ...options, ...kept }) : createTransport(options)
}

async function sendBy(
  transport: { sendMail(mail: SendMailOptions): Promise<unknown> },
  from: MailServer['from'],
  { replyTo, headers, messageId, to, subject, text, html, attachments }: OutgoingMail,
): Promise<void> {
  const files = attachments.map(({ name, mimeType, bytes }) => ({
    ...{ filename: name, contentType: mimeType, content: Buffer.from(bytes) },
  }))
  const mail = { messageId, to, subject, text, html, from, headers: { ...headers }, attachments: files }
  try {
    await transport.sendMail({ ...mail, ...(replyTo !== '' && { replyTo }) })
  } catch (error) {
    throw told(error)
  }
}

function optionsOf(connection: MailServer['connection']) {
  if (typeof connection === 'string') return { url: connection }
  const { address, name, port, security, user, password } = connection
  return {
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { servername: name },
    ...(user !== '' && { auth: { user, pass: password } }),
  }
}

/** What the server says of this very mail, or of its sender, apart from what it says of itself. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (!['EENVELOPE', 'EMESSAGE'].includes(String(error.code))) return error
  const because = { cause: error }
  const { command, responseCode } = { command: undefined, responseCode: undefined, ...error }
  // What the library itself finds wrong with a mail has no answer of the server.
  const answer = Number(responseCode ?? 550)
  const isFinal = answer >= 500
  if (command === 'MAIL FROM') return isFinal ? new MailSenderRefused(error.message, because) : error
  if (isFinal) return new MailRefused(error.message, because)
  // 421: it closes the connection and takes nothing more for now.
  return answer === 421 ? error : new MailPostponed(error.message, because)
}
