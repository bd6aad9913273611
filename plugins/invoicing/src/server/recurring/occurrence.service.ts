import { setTimeout } from 'node:timers/promises'
import type { CollectionMembers, Day } from '@ashlar/sdk'
import {
  AshlarError,
  type Database,
  type Log,
  type Mailer,
  type Notices,
  type People,
  roles,
  type Transaction,
  type WebsiteAccount,
} from '@ashlar/sdk/server'
import type { LineSource } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { recurringStopped } from '../../module.ts'
import { nextToMake } from '../../recurring/calendar.ts'
import { blankDocument, type DocumentService } from '../document/document.service.ts'
import {
  addStep,
  type DocumentRow,
  freeDocument,
  heldDocument,
  linesOf,
  linkDocuments,
  updateDocument,
} from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { lineOf } from '../document/write-document.ts'
import type { Issuing } from '../issue/issue-document.ts'
import type { SendService } from '../send/send.service.ts'
import { withCurrentPrices } from './current-prices.ts'
import { OccurrenceEntity } from './recurrence.entities.ts'
import {
  dueRecurrences,
  endRecurrences,
  progressOf,
  type RecurrenceRow,
  recurrenceOf,
  updateRecurrence,
} from './recurrence.store.ts'
import { addressOfRecurring, stoppedMail } from './stopped-mail.ts'

/** Invoices that are made by one job. */
const atOnce = 100

const unexpected = 'The invoice could not be made because of an unexpected error.'

/** Makes the invoices of recurring ones that are due: each in a unit of work of its own. */
export class OccurrenceService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #issuing: Issuing
  readonly #sending: SendService
  readonly #people: People
  readonly #mailer: Mailer
  readonly #notices: Notices
  readonly #sources: CollectionMembers<LineSource>
  readonly #log: Log

  constructor(
    ...[database, documents, issuing, sending, people, mailer, notices, sources, log]: [
      Database,
      DocumentService,
      Issuing,
      SendService,
      People,
      Mailer,
      Notices,
      CollectionMembers<LineSource>,
      Log,
    ]
  ) {
    this.#database = database
    this.#documents = documents
    this.#issuing = issuing
    this.#sending = sending
    this.#people = people
    this.#mailer = mailer
    this.#notices = notices
    this.#sources = sources
    this.#log = log
  }

  /**
   * Make what is due, up to a hundred invoices. Tells whether there are more. What somebody else holds is left to them, or
   * to the next hour: of several workers none waits for another.
   */
  async makeDue(signal: AbortSignal): Promise<boolean> {
    const rules = await this.#documents.rules()
    const due = (atMost: number) => this.#database.tenant((tx) => dueRecurrences(tx, rules.today, atMost))
    let patience = 10
    for (let left = atOnce; left > 0; ) {
      const ids = await due(left)
      if (ids.length === 0) return false
      let handled = 0
      let busy: AshlarError | undefined
      for (const id of ids) {
        if (signal.aborted) return true
        const isHandled = await this.#makeOrStop(id, rules).catch((error: unknown) => {
          if (!(error instanceof AshlarError) || error.status !== 503) throw error
          busy = error
          return false
        })
        if (isHandled) handled += 1
      }
      if (handled > 0) left -= ids.length
      else if (busy === undefined) return false
      else {
        // Others do the same just now: one of them is through before long. The queue tries again where none is.
        patience -= 1
        if (patience === 0) throw busy
        await setTimeout(100 + Math.random() * 200)
      }
    }
    return (await due(1)).length > 0
  }

  /** False where somebody else holds it. */
  async #makeOrStop(id: number, rules: DocumentRules): Promise<boolean> {
    try {
      return await this.#database.tenant((tx) => this.#make(tx, id, rules))
    } catch (error) {
      // The database is away or busy: the next run tries again.
      if (error instanceof AshlarError && error.status === 503) throw error
      const isForPeople = error instanceof AshlarError && error.status < 500
      if (!isForPeople) this.#log.error({ err: error, documentId: id }, 'A recurring invoice could not be made.')
      await this.#stop(id, isForPeople ? error.message : unexpected, rules)
      return true
    }
  }

  /**
   * The next invoice of a pattern, unless another process was faster: its document is held until the work is over. False
   * where somebody else holds it.
   */
  async #make(tx: Transaction, id: number, rules: DocumentRules): Promise<boolean> {
    const pattern = await freeDocument(tx, id)
    if (pattern === undefined) return false
    const schedule = await recurrenceOf(tx, id)
    if (!isDue(schedule, rules.today)) return true
    const progress = await progressOf(tx, schedule, rules.today)
    const day = nextToMake(schedule, progress)
    if (day !== undefined && day <= rules.today) {
      const made = await this.#invoice(tx, pattern, { day, schedule, rules })
      await tx.db(OccurrenceEntity).insertInto('occurrence').values({ documentId: id, day, madeId: made.id }).execute()
      await linkDocuments(tx, id, made.id)
      const next = { ...progress, made: schedule.made + 1, from: daysAfter(day, 1) }
      await moveOn(tx, schedule, { nextDate: nextToMake(schedule, next), made: next.made }, this.#notices)
    } else await moveOn(tx, schedule, { nextDate: day, made: schedule.made }, this.#notices)
    return true
  }

  /** An invoice of a date, as far as the schedule says. */
  async #invoice(
    tx: Transaction,
    pattern: DocumentRow,
    { day, schedule, rules }: { readonly day: Day; readonly schedule: RecurrenceRow; readonly rules: DocumentRules },
  ): Promise<DocumentRow> {
    const stored = (await linesOf(tx, [pattern.id])).map(lineOf)
    const priced = schedule.prices === 'current' ? await withCurrentPrices(stored, this.#sources) : stored
    const lines = priced.map(({ id: _, ...line }) => line)
    // Its prices were written in the currency that the website had then.
    const then = { ...rules, today: day, currency: pattern.currency }
    const { customerId, vehicleId, discountRule, notes, terms } = pattern
    const blank = blankDocument('invoice', then, customerId)
    const draft = { ...blank, vehicle_id: vehicleId, lines, discountRule, notes, terms, like: pattern.id }
    const row = await this.#documents.insert(tx, 'invoice', draft, { rules: then, actor: null })
    if (schedule.action === 'draft') return row
    const issued = await this.#issuing.issue(tx, row, { rules, by: '' })
    if (schedule.action === 'send') await this.#sending.sendUsual(tx, issued, rules)
    return issued
  }

  /** No more invoices until somebody resumes it; those who care for it are told. */
  async #stop(id: number, failure: string, rules: DocumentRules): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const pattern = await heldDocument(tx, id)
      const schedule = await recurrenceOf(tx, id)
      if (!isDue(schedule, rules.today)) return
      await updateRecurrence(tx, id, { state: 'failed', failure })
      await addStep(tx, id, { kind: 'stopped', note: failure })
      tx.audit({ action: 'recurring.stopped', entity: 'recurring', entityId: id, details: { failure } })
      const people = await this.#peopleOf(pattern)
      const { origin, language } = rules
      for (const person of people)
        await this.#mailer.send(tx, stoppedMail(person, pattern, { day: schedule.nextDate, failure, origin, language }))
      if (people.length === 0) return
      await this.#notices.tell(tx, {
        to: { accounts: people.map(({ guid }) => guid) },
        ...{ kind: recurringStopped, title: `A recurring invoice has stopped: ${failure}` },
        ...{ href: addressOfRecurring(id), subject: { kind: recurringStopped, id } },
      })
    })
  }

  /** Whoever created it, as long as they work here; else the owners. */
  async #peopleOf({ createdBy }: DocumentRow): Promise<readonly WebsiteAccount[]> {
    const authors = createdBy === null ? [] : await this.#people.staff({ ids: [createdBy] })
    if (authors.length > 0) return authors
    return (await this.#people.staff({ limit: 100 })).filter(({ role_id }) => role_id === roles.owner)
  }
}

const isDue = (schedule: RecurrenceRow, today: Day): schedule is RecurrenceRow & { readonly nextDate: Day } =>
  schedule.state === 'active' && schedule.nextDate !== null && schedule.nextDate <= today

/** To the next date. A pattern whose dates are over ends. */
async function moveOn(
  tx: Transaction,
  { documentId }: RecurrenceRow,
  { nextDate, made }: { readonly nextDate: Day | undefined; readonly made: number },
  notices: Notices,
): Promise<void> {
  await updateRecurrence(tx, documentId, { made, ...(nextDate !== undefined && { nextDate }) })
  if (nextDate !== undefined) return
  await endRecurrences(tx, [documentId], notices)
  await updateDocument(tx, documentId, { status: 'archived' })
  await addStep(tx, documentId, { kind: 'ended' })
}
