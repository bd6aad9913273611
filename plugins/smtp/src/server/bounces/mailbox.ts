import type { BounceReport, BounceSource, OutsideFetch, Settings } from '@ashlar/sdk/server'
import { BounceSettings } from '../../settings.ts'
import { hostPrivate } from '../mail.errors.ts'
import { reportsIn } from './report.ts'

/** Mails that one look reads, oldest first; the rest waits for the next one. */
const most = 500
/** Bytes of a mail that are read. A report is small; what it sends back may be large, and its headers come first. */
const mostBytes = 256 * 1024
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Reads the reports in a mailbox of the website, and marks what it has read. */
export class BounceMailbox implements BounceSource {
  readonly id = 'smtp.bounce-mailbox'
  readonly #settings: Settings
  readonly #outside: OutsideFetch

  constructor(settings: Settings, outside: OutsideFetch) {
    this.#settings = settings
    this.#outside = outside
  }

  /** @throws MAIL_HOST_PRIVATE (422) for a server within the installation's own network (T14) */
  async read(take: (reports: readonly BounceReport[]) => Promise<void>, signal: AbortSignal): Promise<void> {
    const settings = await this.#settings.plain(BounceSettings)
    if (settings.mail_bounce_host === '') return
    const client = await this.#client(settings)
    // It also says here what the promises below say.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.mailboxOpen(settings.mail_bounce_folder)
      const unread = await client.search({ seen: false }, { uid: true })
      for (const uid of (unread || []).slice(0, most)) {
        if (signal.aborted) return
        const mail = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true })
        const reports = mail && mail.source ? await readable(mail.source) : []
        if (reports.length > 0) await take(reports)
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
      await client.logout()
    } finally {
      client.close()
    }
  }

  async #client(settings: BounceSettings) {
    const { mail_bounce_host: name, mail_bounce_port: port, mail_bounce_security: security } = settings
    const address = await this.#outside.addressOf(name)
    if (address === undefined) throw hostPrivate(name)
    const password = await this.#settings.secret('mail_bounce_password')
    // A megabyte that a website without such a mailbox does not hold.
    const { ImapFlow } = await import('imapflow')
    return new ImapFlow({
      ...{ host: address, servername: name, port, ...patience, logger: false, disableAutoIdle: true },
      secure: security === 'tls',
      ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
      auth: { user: settings.mail_bounce_user, pass: password },
      ...{ maxLiteralSize: 2 * mostBytes, maxResponseSize: 8 * mostBytes, maxLineLength: 8 * mostBytes },
    })
  }
}

/** A mail that can't be read as one is no report. */
async function readable(source: Uint8Array): Promise<BounceReport[]> {
  try {
    return await reportsIn(source)
  } catch {
    return []
  }
}
