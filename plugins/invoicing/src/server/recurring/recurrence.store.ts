import type { Day } from '@ashlar/sdk'
import type { Notices, RowOf, Transaction } from '@ashlar/sdk/server'
import type { DocumentSchedule, Schedule, ScheduleState } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { errors } from '../../errors.ts'
import { recurringStopped } from '../../module.ts'
import { comingDates, lastDue, nextToMake, type Progress } from '../../recurring/calendar.ts'
import { OccurrenceEntity, RecurrenceEntity } from './recurrence.entities.ts'

export type RecurrenceRow = RowOf<typeof RecurrenceEntity>

/** Whoever changes it holds its document. @throws UNKNOWN_DOCUMENT */
export async function recurrenceOf(tx: Transaction, documentId: number): Promise<RecurrenceRow> {
  const row = await tx
    .db(RecurrenceEntity)
    .selectFrom('recurrence')
    .selectAll()
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_DOCUMENT()
  return row
}

/** How recurring invoices stand, by their ids. */
export async function statesOf(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, ScheduleState>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .db(RecurrenceEntity)
    .selectFrom('recurrence')
    .select(['documentId', 'state'])
    .where(({ eb, fn, val }) => eb('documentId', '=', fn.any(val(ids))))
    .execute()
  return new Map(rows.map(({ documentId, state }) => [documentId, state]))
}

export const updateRecurrence = (
  tx: Transaction,
  documentId: number,
  set: Partial<Omit<RecurrenceRow, 'documentId' | 'tenantId'>>,
): Promise<RecurrenceRow> =>
  tx
    .db(RecurrenceEntity)
    .updateTable('recurrence')
    .set(set)
    .where('documentId', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function insertRecurrence(tx: Transaction, documentId: number, schedule: Schedule): Promise<void> {
  await tx
    .db(RecurrenceEntity)
    .insertInto('recurrence')
    .values({ ...schedule, documentId, nextDate: null })
    .execute()
}

/**
 * Another schedule, for the invoices to come: those that are made stay.
 *
 * @throws NO_DATES_LEFT for one that is over, unless it waits for somebody
 */
export async function changeRecurrence(
  tx: Transaction,
  documentId: number,
  schedule: Schedule,
  today: Day,
): Promise<void> {
  const row = await updateRecurrence(tx, documentId, schedule)
  if (row.nextDate === null) return
  const nextDate = nextToMake(row, await progressOf(tx, row, today))
  if (nextDate === undefined)
    throw errors.NO_DATES_LEFT().at({ path: 'schedule', message: errors.NO_DATES_LEFT().message })
  await updateRecurrence(tx, documentId, { nextDate })
}

/** No more invoices come, and nobody need look after those that had stopped. */
export async function endRecurrences(tx: Transaction, ids: readonly number[], notices: Notices): Promise<void> {
  await notices.settle(tx, recurringStopped, ids)
  await tx
    .db(RecurrenceEntity)
    .updateTable('recurrence')
    .set({ state: 'ended', failure: '', nextDate: null })
    .where(({ eb, fn, val }) => eb('documentId', '=', fn.any(val(ids))))
    .execute()
}

/** Ids of those that have a date up to today, the oldest first. */
export async function dueRecurrences(tx: Transaction, today: Day, atMost: number): Promise<number[]> {
  const rows = await tx
    .db(RecurrenceEntity)
    .selectFrom('recurrence')
    .select('documentId')
    .where('state', '=', 'active')
    .where('nextDate', '<=', today)
    .orderBy('nextDate')
    .orderBy('documentId')
    .limit(atMost)
    .execute()
  return rows.map(({ documentId }) => documentId)
}

/**
 * Where a pattern goes on: behind its last invoice, and with what is due already, else today. Where only the last of the
 * missed dates counts, with that one.
 */
export async function progressOf(tx: Transaction, row: RecurrenceRow, today: Day): Promise<Progress> {
  const { documentId, nextDate, made, catchUp } = row
  const last = await lastMade(tx, documentId)
  const due = nextDate !== null && nextDate < today ? nextDate : today
  const from = last !== undefined && last >= due ? daysAfter(last, 1) : due
  const progress = { from, made, skipped: await skippedFrom(tx, documentId, from) }
  return catchUp === 'last' ? { ...progress, from: lastDue(row, progress, today) ?? from } : progress
}

async function lastMade(tx: Transaction, documentId: number): Promise<Day | undefined> {
  const row = await tx
    .db(OccurrenceEntity)
    .selectFrom('occurrence')
    .select('day')
    .where('documentId', '=', documentId)
    .where('madeId', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

async function skippedFrom(tx: Transaction, documentId: number, from: Day): Promise<ReadonlySet<Day>> {
  const rows = await tx
    .db(OccurrenceEntity)
    .selectFrom('occurrence')
    .select('day')
    .where('documentId', '=', documentId)
    .where('madeId', 'is', null)
    .where('day', '>=', from)
    .execute()
  return new Set(rows.map(({ day }) => day))
}

/** A schedule as it was written. */
export function scheduleOf(row: RecurrenceRow): Schedule {
  const { every, unit, anchor, until, times, prices, action, catchUp } = row
  return { every, unit, anchor, until, times, prices, action, catchUp }
}

/** A schedule and its next dates. */
export async function shownSchedule(tx: Transaction, documentId: number, today: Day): Promise<DocumentSchedule> {
  const row = await recurrenceOf(tx, documentId)
  const { state, failure, made, nextDate } = row
  const progress = await progressOf(tx, row, today)
  const coming = state === 'ended' ? [] : comingDates(row, progress)
  return { ...scheduleOf(row), state, failure, made, coming, nextDate, from: progress.from }
}
