import type { MailServer } from '@ashlar/demo/mail-server'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** What a sending server is told; one of these at a time. */
export interface MailingQuestion {
  readonly website?: 'a' | 'b'
  /** A campaign to so many people at this domain. */
  readonly write?: { readonly domain: string; readonly people: number }
  /** Send the campaign with this id. */
  readonly send?: number
  /** How far the campaign with this id is. */
  readonly look?: number
  /** Ask for a password link, as an owner with an address at this domain. */
  readonly forget?: string
  readonly memory?: true
  /** Fill the mail of the campaign with this id. */
  readonly fill?: number
}

export interface MailingAnswer {
  readonly campaign?: number
  readonly status?: string
  /** When it was asked for, in milliseconds since 1970. */
  readonly at?: number
  /** Megabytes after the collection of garbage. */
  readonly heap?: number
  readonly resident?: number
  /** Milliseconds of CPU for each mail, and how many links of it are counted. */
  readonly fill?: number
  readonly links?: number
}

/** A server that sends campaigns by the mail server, on a database of its own. */
export function startMailing(mails: MailServer): Promise<ServerProcess> {
  const file = new URL('./servers/mailing.js', import.meta.url)
  return startServerProcess(file, { SMTP_URL: mails.url }, [], ['--expose-gc'])
}

export const told = (server: ServerProcess, question: MailingQuestion): Promise<MailingAnswer> =>
  server.ask<MailingAnswer>(question)

let domains = 0

/** A domain that nobody was mailed at before. */
export function newDomain(): string {
  domains += 1
  return `reader${domains}.example`
}

/** Write and send a campaign; the domain of its readers, and when it was asked for. */
export async function begun(
  server: ServerProcess,
  people: number,
  website: 'a' | 'b' = 'a',
): Promise<{ domain: string; campaign: number; at: number }> {
  const domain = newDomain()
  const { campaign = 0 } = await told(server, { website, write: { domain, people } })
  const { at = 0 } = await told(server, { website, send: campaign })
  return { domain, campaign, at }
}
