import type { Actor, CurrentTenant, Database, Notices, Transaction } from '@ashlar/sdk/server'
import type { Document } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { issuedStatus } from '../../life/life.ts'
import { recurringStopped } from '../../module.ts'
import { comingDates, nextToMake } from '../../recurring/calendar.ts'
import { mayIn, type RecurringAct } from '../../recurring/states.ts'
import { type DocumentService, ofType, titleOf } from '../document/document.service.ts'
import { addStep, type DocumentRow, heldDocument, updateDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { refused } from '../document/write-document.ts'
import type { Issuing } from '../issue/issue-document.ts'
import { assertMay } from '../issue/life.service.ts'
import { askForOccurrences } from './ask-for-occurrences.ts'
import { OccurrenceEntity } from './recurrence.entities.ts'
import { progressOf, type RecurrenceRow, recurrenceOf, updateRecurrence } from './recurrence.store.ts'

interface Given {
  readonly revision?: number
}

/** How the audit log says it. */
type Verb = 'started' | 'paused' | 'resumed' | 'date-skipped' | 'date-restored'

/** A recurring invoice that is held, with its schedule. */
interface Held {
  readonly row: DocumentRow
  readonly schedule: RecurrenceRow
  readonly rules: DocumentRules
}

/** What people do with recurring invoices. */
export class RecurringService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #issuing: Issuing
  readonly #notices: Notices
  readonly #current: CurrentTenant

  constructor(
    database: Database,
    documents: DocumentService,
    issuing: Issuing,
    notices: Notices,
    current: CurrentTenant,
  ) {
    this.#database = database
    this.#documents = documents
    this.#issuing = issuing
    this.#notices = notices
    this.#current = current
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, NO_DATES_LEFT, and what `assertReady` throws */
  start(id: number, given: Given, actor: Actor): Promise<Document> {
    return this.#act('started', id, given, async (tx, held) => {
      assertMay('start', held.row)
      await this.#run(tx, held)
      await addStep(tx, id, { kind: 'started', by: actor.displayName })
      return updateDocument(tx, id, { status: issuedStatus.recurring })
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_IN_STATE */
  pause(id: number, given: Given, actor: Actor): Promise<Document> {
    return this.#act('paused', id, given, async (tx, { schedule }) => {
      assertIn('pause', schedule)
      await updateRecurrence(tx, id, { state: 'paused', nextDate: null })
      await addStep(tx, id, { kind: 'paused', by: actor.displayName })
      return updateDocument(tx, id, {})
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_IN_STATE, NO_DATES_LEFT, and what `assertReady` throws */
  resume(id: number, given: Given, actor: Actor): Promise<Document> {
    return this.#act('resumed', id, given, async (tx, held) => {
      assertIn('resume', held.schedule)
      await this.#run(tx, held)
      await this.#notices.settle(tx, recurringStopped, [id])
      await addStep(tx, id, { kind: 'resumed', by: actor.displayName })
      return updateDocument(tx, id, {})
    })
  }

  /** Once: a date that is skipped already stays so. @throws UNKNOWN_DOCUMENT, UNKNOWN_DATE, NOT_IN_STATE */
  skip(id: number, day: string, actor: Actor): Promise<Document> {
    return this.#dated('date-skipped', id, day, async (tx, isSkipped) => {
      if (isSkipped) return
      await tx.db(OccurrenceEntity).insertInto('occurrence').values({ documentId: id, day, madeId: null }).execute()
      await addStep(tx, id, { kind: 'date-skipped', note: day, by: actor.displayName })
    })
  }

  /** @throws UNKNOWN_DOCUMENT, UNKNOWN_DATE, NOT_IN_STATE */
  unskip(id: number, day: string, actor: Actor): Promise<Document> {
    return this.#dated('date-restored', id, day, async (tx, isSkipped) => {
      if (!isSkipped) return
      await tx.em.nativeDelete(OccurrenceEntity, { documentId: id, day, madeId: null })
      await addStep(tx, id, { kind: 'date-restored', note: day, by: actor.displayName })
    })
  }

  /** From its next date on, or at once where that has come. @throws NO_DATES_LEFT, and what `assertReady` throws */
  async #run(tx: Transaction, { row, schedule, rules }: Held): Promise<void> {
    const { customer } = await this.#issuing.assertReady(tx, row)
    if (schedule.action === 'send' && customer.email === '') throw refused('customer_id', errors.NO_EMAIL())
    const nextDate = nextToMake(schedule, await progressOf(tx, schedule, rules.today))
    if (nextDate === undefined) throw refused('schedule', errors.NO_DATES_LEFT())
    await updateRecurrence(tx, row.id, { state: 'active', failure: '', nextDate })
    if (nextDate <= rules.today) await askForOccurrences(tx, this.#current.get()?.guid ?? '')
  }

  /** Something with one of the coming dates, after which another one may be the next. */
  #dated(
    verb: Verb,
    id: number,
    day: string,
    done: (tx: Transaction, isSkipped: boolean) => Promise<void>,
  ): Promise<Document> {
    return this.#act(verb, id, {}, async (tx, { row, schedule, rules }) => {
      const coming = comingDates(schedule, await progressOf(tx, schedule, rules.today))
      const found = coming.find((date) => date.day === day)
      if (found === undefined) throw errors.UNKNOWN_DATE()
      assertIn('skip', schedule)
      await done(tx, found.isSkipped)
      if (schedule.nextDate === null) return row
      const nextDate = nextToMake(schedule, await progressOf(tx, schedule, rules.today))
      if (nextDate === undefined) throw refused('day', errors.NO_DATES_LEFT())
      await updateRecurrence(tx, id, { nextDate })
      return row
    })
  }

  async #act(
    verb: Verb,
    id: number,
    { revision }: Given,
    done: (tx: Transaction, held: Held) => Promise<DocumentRow>,
  ): Promise<Document> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(['recurring'], await heldDocument(tx, id))
      await this.#documents.assertRevision(tx, row, revision, rules)
      const after = await done(tx, { row, schedule: await recurrenceOf(tx, id), rules })
      tx.audit({ action: `recurring.${verb}`, entity: 'recurring', entityId: id, title: titleOf(row) })
      return this.#documents.shown(tx, after, rules)
    })
  }
}

const participles: Readonly<Record<RecurringAct, string>> = { pause: 'paused', resume: 'resumed', skip: 'changed' }

/** @throws NOT_IN_STATE */
function assertIn(act: RecurringAct, { state }: RecurrenceRow): void {
  if (!mayIn(act, state)) throw errors.NOT_IN_STATE(participles[act], state)
}
