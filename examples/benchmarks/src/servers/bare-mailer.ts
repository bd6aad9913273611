// Hands mails to a server as fast as it takes them: nodemailer in a loop, and nothing else.
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'

/** A mail to send to so many people at a domain. */
export interface BareMails {
  readonly source: string
  readonly domain: string
  readonly people: number
  readonly connections: number
}

process.once('message', async ({ source, domain, people, connections }: BareMails) => {
  const { subject = '', html = '', text = '', from, headers } = await PostalMime.parse(source)
  const own = headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => ({ key, value }))
  const transport = createTransport({ url: process.env['SMTP_URL'] ?? '', pool: true, maxConnections: connections })
  let next = 0
  const worker = async () => {
    while (next < people) {
      next += 1
      const to = `reader${next}@${domain}`
      await transport.sendMail({ from: from?.address ?? '', to, subject, html, text, headers: own })
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  transport.close()
  process.disconnect()
})
