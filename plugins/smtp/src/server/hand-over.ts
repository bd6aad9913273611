import { MailRefused, type OutgoingMail } from '@ashlar/sdk/server'

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

/** Hand one mail to a server. Rejects with what the server, or the network, said. */
export async function handOver({ connection, from }: MailServer, outgoing: OutgoingMail): Promise<void> {
  const { replyTo, headers, messageId, to, subject, text, html, attachments } = outgoing
  // Two megabytes that a server without a mail to send does not hold.
  const { createTransport } = await import('nodemailer')
  // A mail's parts are texts: nothing in one may make the server read a file or fetch an address.
  const transport = createTransport({
    ...optionsOf(connection),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const files = attachments.map(({ name, mimeType, bytes }) => ({
      ...{ filename: name, contentType: mimeType, content: Buffer.from(bytes) },
    }))
    const mail = { messageId, to, subject, text, html, from, headers: { ...headers }, attachments: files }
    await transport.sendMail({ ...mail, ...(replyTo !== '' && { replyTo }) })
  } catch (error) {
    throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error
  } finally {
    transport.close()
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

/** Whether the server has refused this very mail. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && Number(error.responseCode) >= 500
}
