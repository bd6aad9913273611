import type { RowOf, Transaction } from '@ashlar/sdk/server'
import { expression } from '../sql.ts'
import { sendBulkMail, watchBulkMail } from './bulk-mail.jobs.ts'
import { BulkMailingEntity } from './bulk-mailing.entity.ts'

/** Milliseconds for which a run is left alone that gives no sign of life. */
export const leaseTime = 20_000
/** Milliseconds until the next try while the server takes no mails, by the tries in a row. */
const pauses = [15_000, 30_000, 60_000, 120_000, 300_000, 600_000] as const
const longestPause = 600_000
/** Requests for a later run are one where they are for the same moment, in milliseconds. */
const moment = 5_000

type BulkMailingRow = RowOf<typeof BulkMailingEntity>
/** What a worker reads of its run, with the time of the database. */
export type HeldRun = Pick<BulkMailingRow, 'run' | 'nextMailAt'> & { readonly now: Date }

/** Another process has taken the run over: nothing more may be written in it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor() {
    super('Another server has taken over sending these emails.')
  }
}

/** Ask for a run of the website of the unit of work: now without a key, so that no run that is just ending swallows it. */
export function askForRun(tx: Transaction, startAfter?: Date): Promise<void> {
  return ask(tx, sendBulkMail, startAfter)
}

function ask(tx: Transaction, job: typeof sendBulkMail, startAfter?: Date): Promise<void> {
  if (startAfter === undefined || startAfter.getTime() <= Date.now() + 1_000) return tx.enqueue(job, {})
  const at = Math.ceil(startAfter.getTime() / moment) * moment
  return tx.enqueue(job, {}, { key: `at/${at}`, startAfter: new Date(at) })
}

const watchUntil = (tx: Transaction, leasedUntil: Date) =>
  ask(tx, watchBulkMail, new Date(leasedUntil.getTime() + 1_000))

/** Take the lease of the website's only run; undefined while another one has it, or sending pauses. */
export async function takeLease(tx: Transaction): Promise<number | undefined> {
  await tx.sql`insert into core.bulk_mailing default values on conflict do nothing`
  const row = await tx
    .db(BulkMailingEntity)
    .selectFrom('bulk_mailing')
    .select(['run', 'leasedUntil', 'pausedUntil'])
    .select(expression<Date>`clock_timestamp()`.as('now'))
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.leasedUntil !== null && row.leasedUntil > row.now) {
    await tx.db(BulkMailingEntity).updateTable('bulk_mailing').set({ isWanted: true }).execute()
    return undefined
  }
  if (row.pausedUntil !== null && row.pausedUntil > row.now) {
    await askForRun(tx, row.pausedUntil)
    return undefined
  }
  const run = row.run + 1
  const leasedUntil = new Date(row.now.getTime() + leaseTime)
  await tx.db(BulkMailingEntity).updateTable('bulk_mailing').set({ run, leasedUntil, isWanted: false }).execute()
  await watchUntil(tx, leasedUntil)
  return run
}

/** Look after a run: one whose process has died begins again. */
export async function watchLease(tx: Transaction): Promise<void> {
  const row = await tx
    .db(BulkMailingEntity)
    .selectFrom('bulk_mailing')
    .select('leasedUntil')
    .select(expression<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirst()
  if (!row?.leasedUntil) return
  await (row.leasedUntil > row.now ? watchUntil(tx, row.leasedUntil) : askForRun(tx))
}

/** @throws LeaseLost */
export async function renewLease(tx: Transaction, run: number): Promise<void> {
  const { now } = await holdLease(tx, run)
  const leasedUntil = new Date(now.getTime() + leaseTime)
  await tx.db(BulkMailingEntity).updateTable('bulk_mailing').set({ leasedUntil }).execute()
}

/**
 * Hold the run until the unit of work ends: workers ask their sources one after the other, and nobody takes over between.
 *
 * @throws LeaseLost
 */
export async function holdLease(tx: Transaction, run: number): Promise<HeldRun> {
  const held = await tx
    .db(BulkMailingEntity)
    .selectFrom('bulk_mailing')
    .select(['run', 'nextMailAt'])
    .select(expression<Date>`clock_timestamp()`.as('now'))
    .where('run', '=', run)
    .forUpdate()
    .executeTakeFirst()
  if (held === undefined) throw new LeaseLost()
  return held
}

export async function setNextSlot(tx: Transaction, nextMailAt: Date): Promise<void> {
  await tx.db(BulkMailingEntity).updateTable('bulk_mailing').set({ nextMailAt }).execute()
}

/** How a run ended. */
export type RunEnd =
  /** `again`: now, at a time, or when somebody wakes it. */
  | { readonly kind: 'done'; readonly again: 'now' | Date | undefined; readonly hasSent: boolean }
  /** Nothing can be sent for the present: the server is away, or none is set up. */
  | { readonly kind: 'away'; readonly reason: string; readonly isSetUp: boolean }

/** Give the lease back, and ask for the next run where there will be one. */
export async function endLease(tx: Transaction, run: number, end: RunEnd): Promise<void> {
  const row = await tx
    .db(BulkMailingEntity)
    .selectFrom('bulk_mailing')
    .select(['isWanted', 'failures'])
    .where('run', '=', run)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new LeaseLost()
  const free = { leasedUntil: null, isWanted: false }
  if (end.kind === 'away') {
    const pause = end.isSetUp ? (pauses[row.failures] ?? longestPause) : longestPause
    const pausedUntil = new Date(Date.now() + pause)
    const failures = end.isSetUp ? Math.min(row.failures + 1, pauses.length) : row.failures
    const values = { ...free, pausedUntil, failures, reason: end.reason.slice(0, 1_000) }
    await tx.db(BulkMailingEntity).updateTable('bulk_mailing').set(values).execute()
    return askForRun(tx, pausedUntil)
  }
  const well = end.hasSent ? { pausedUntil: null, reason: '', failures: 0 } : {}
  await tx
    .db(BulkMailingEntity)
    .updateTable('bulk_mailing')
    .set({ ...free, ...well })
    .execute()
  if (row.isWanted || end.again === 'now') return askForRun(tx)
  if (end.again !== undefined) return askForRun(tx, end.again)
}
