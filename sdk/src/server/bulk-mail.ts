import { type CollectionMember, defineCollection } from '../definition/collection.ts'
import { token } from '../definition/token.ts'
import type { Transaction } from './database.ts'

/** One mail of many, handed over straight from its source: it never stands in the outbox. */
export interface BulkMail {
  /** The same for every try, and no other mail's: the message id is made from it. 200 characters at most. */
  readonly key: string
  readonly to: string
  readonly toName?: string
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string
  /** Instead of the name in the settings; the address stays that of the settings. */
  readonly fromName?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What came of one mail. */
export interface BulkResult {
  readonly key: string
  /**
   * `refused`: it will not be taken, ever. `postponed`: the server did not take this one now; the source decides when it
   * gives the mail again. `returned`: nothing could be sent, which is not the mail's fault; it waits for the next run.
   */
  readonly outcome: 'sent' | 'refused' | 'postponed' | 'returned'
  /** Why it was not sent, for people; empty for a sent mail. */
  readonly error: string
}

/** The source has nothing now, but will have a mail at this time. */
export interface BulkMailLater {
  readonly after: Date
}

/**
 * Where many mails come from. Its methods are called in short units of work of the website; whatever is rendered has been
 * rendered before. One run of a website is under way at a time, over all servers, and a few workers take part in it.
 */
export interface BulkMailSource extends CollectionMember {
  /** A run begins: what is marked as being sent was left so by a run that has ended, and waits again. */
  resume(tx: Transaction): Promise<void>
  /**
   * Mark the next mails as being sent, and give them: `most` of them at most, which go out in a moment. Say when there will be
   * one, or undefined for none: whoever adds mails then wakes the run (`BulkMailing`). No two workers ask at a time.
   */
  next(tx: Transaction, most: number): Promise<readonly BulkMail[] | BulkMailLater | undefined>
  /**
   * The keys, of these that were given a moment ago, whose mails may still go; the others come back by `record`. Without
   * it no mail is asked for before its worker is free.
   */
  stillWanted?(tx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Write what came of mails, in the unit of work in which their workers ask for the next ones. */
  record(tx: Transaction, results: readonly BulkResult[]): Promise<void>
}
export const bulkMailSources = defineCollection<BulkMailSource>('core.bulk-mail-sources')

/** Why no mails of a website are sent in bulk at the moment. */
export interface BulkMailPause {
  /** When it is tried again. */
  readonly until: Date
  /** What the mail server, or the network, said. */
  readonly reason: string
}

/** Sends the mails of all sources of a website, at the speed that its settings allow. */
export interface BulkMailing {
  /**
   * Ask for a run for the website of the unit of work, now or later: there are mails to send. Once for a unit of work is
   * enough, however many there are.
   */
  wake(tx: Transaction, startAfter?: Date): Promise<void>
  /** Undefined while nothing is in the way: no server is set up, or the server takes no mails. */
  pause(tx: Transaction): Promise<BulkMailPause | undefined>
}
export const BulkMailing = token<BulkMailing>('core.bulk-mailing')
