import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { type Day, dayIn, filledText, startOf } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { type Document, DocumentMail, type Reminders } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { errors } from '../../errors.ts'
import type { ReminderStep } from '../../settings.ts'
import { type DocumentService, ofType } from '../document/document.service.ts'
import { addStep, type DocumentRow, documentById, dueOf, heldDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import type { SendService } from '../send/send.service.ts'
import { dueReminder, nextReminder, type Reminded } from './due-reminder.ts'
import { lateFee } from './late-fee.ts'
import type { LateFees } from './late-fees.ts'
import { isOfficeHour } from './office-hours.ts'
import {
  addReminder,
  feesOf,
  invoiceOfFee,
  invoicesToRemindOf,
  isCustomerStopped,
  isStopped,
  type Place,
  remindersOf,
  setFee,
  stop,
  stopCustomer,
} from './reminder.store.ts'
import { reminderMail } from './reminder-mail.ts'
import { reminderWords } from './reminder-texts.ts'

type PastReminder = Awaited<ReturnType<typeof remindersOf>>[number]

/** Reminds customers of invoices that they have not paid. */
export class ReminderService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #sending: SendService
  readonly #fees: LateFees
  readonly #customers: CustomerDirectory

  constructor(
    database: Database,
    documents: DocumentService,
    sending: SendService,
    fees: LateFees,
    customers: CustomerDirectory,
  ) {
    this.#database = database
    this.#documents = documents
    this.#sending = sending
    this.#fees = fees
    this.#customers = customers
  }

  /**
   * Send all reminders that are due on the website of the running work, unless it is night there. What fails with one
   * invoice holds up no other: the next run tries it again.
   */
  async run(signal: AbortSignal): Promise<void> {
    const rules = await this.#documents.rules()
    if (rules.settings.reminders.length === 0 || !isOfficeHour(rules.timeZone)) return
    const failures: unknown[] = []
    for (const window of windowsOf(rules)) {
      let behind: Place | undefined = { dueKey: window.after, id: 0 }
      while (behind !== undefined && !signal.aborted) {
        const from: Place = behind
        const found = await this.#database.tenant((tx) => invoicesToRemindOf(tx, { ...window, behind: from }))
        for (const { id } of found) {
          if (signal.aborted) return
          await this.#remind(id, rules).catch((error: unknown) => failures.push(error))
        }
        behind = found.at(-1)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders could not be sent.`)
  }

  /** @throws UNKNOWN_DOCUMENT */
  async of(id: number): Promise<Reminders> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => this.#shown(tx, ofType(['invoice'], await documentById(tx, id)), rules))
  }

  /** @throws UNKNOWN_DOCUMENT */
  async stop(id: number, stopped: boolean, by: string): Promise<Reminders> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(['invoice'], await heldDocument(tx, id))
      if (await stop(tx, id, stopped)) {
        const kind = stopped ? 'reminders-stopped' : 'reminders-resumed'
        await addStep(tx, id, { kind, by })
        tx.audit({ action: `invoice.${kind}`, entity: 'invoice', entityId: id, title: row.number })
      }
      return this.#shown(tx, row, rules)
    })
  }

  /** @throws UNKNOWN_CUSTOMER */
  ofCustomer(customerId: number): Promise<boolean> {
    return this.#database.tenant(async (tx) => {
      if ((await this.#customers.find(tx, customerId)) === undefined) throw errors.UNKNOWN_CUSTOMER()
      return isCustomerStopped(tx, customerId)
    })
  }

  /** @throws UNKNOWN_CUSTOMER */
  stopCustomer(customerId: number, stopped: boolean): Promise<boolean> {
    return this.#database.tenant(async (tx) => {
      if ((await this.#customers.find(tx, customerId)) === undefined) throw errors.UNKNOWN_CUSTOMER()
      if (await stopCustomer(tx, customerId, stopped)) {
        const action = stopped ? 'customer.reminders-stopped' : 'customer.reminders-resumed'
        tx.audit({ action, entity: 'customer', entityId: customerId })
      }
      return stopped
    })
  }

  /** The email that is sent by hand, with the words of the latest step whose day has come. @throws UNKNOWN_DOCUMENT, NOT_PAYABLE */
  async preview(id: number): Promise<DocumentMail> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = payable(await documentById(tx, id))
      const step = rules.settings.reminders
        .toSorted((one, other) => one.days - other.days)
        .findLast(({ days }) => row.dueDate !== null && daysAfter(row.dueDate, days) <= rules.today)
      const to = (await this.#addressOf(tx, row)) ?? ''
      return reminderMail(row, { to, step, fees: await openFeesOf(tx, row) }, rules)
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_PAYABLE, MAIL_ADDRESS_INVALID */
  async send(
    id: number,
    { revision, ...mail }: DocumentMail & { readonly revision?: number },
    by: string,
  ): Promise<Document> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = payable(await heldDocument(tx, id))
      await this.#documents.assertRevision(tx, row, revision, rules)
      await addReminder(tx, { documentId: id, days: null, state: 'sent' })
      await this.#deliver(tx, row, mail, { rules, by, fees: await openFeesOf(tx, row) })
      return this.#documents.shown(tx, row, rules)
    })
  }

  /** In a unit of work of its own, which holds the invoice: a step is sent once, however many look for it. */
  async #remind(id: number, rules: DocumentRules): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const row = await heldDocument(tx, id)
      if (dueOf(row) === 0 || (await this.#isStopped(tx, row))) return
      const past = await remindersOf(tx, id)
      if (past.some(({ state, at }) => state === 'sent' && dayIn(rules.timeZone, at) === rules.today)) return
      // The reminders of the invoice that is late name its fees, too.
      const late = await invoiceOfFee(tx, id)
      if (late !== undefined && dueOf(late) > 0) return
      const reminded = remindedOf(row, past, rules)
      const due = reminded && dueReminder(reminded)
      if (due === undefined) return
      for (const days of due.passed) await addReminder(tx, { documentId: id, days, state: 'passed' })
      if (due.step) await this.#sendStep(tx, row, due.step, { rules, isFee: late !== undefined })
    })
  }

  async #sendStep(
    tx: Transaction,
    row: DocumentRow,
    step: ReminderStep,
    { rules, isFee }: { rules: DocumentRules; isFee: boolean },
  ): Promise<void> {
    const to = await this.#addressOf(tx, row)
    const state = to === undefined ? 'no-address' : 'sent'
    const reminderId = await addReminder(tx, { documentId: row.id, days: step.days, state })
    if (reminderId === undefined) return
    if (to === undefined) {
      await addStep(tx, row.id, { kind: 'not-reminded', key: 'not-reminded' })
      return
    }
    const { currency } = row
    const amount =
      isFee || step.days <= 0 ? 0 : lateFee(step.fee, { due: dueOf(row), currency, websiteCurrency: rules.currency })
    if (amount > 0) {
      const fee = await this.#fees.charge(tx, row, { reminderId, amount, rules })
      await setFee(tx, reminderId, fee.id)
    }
    const fees = await openFeesOf(tx, row)
    await this.#deliver(tx, row, reminderMail(row, { to, step, fees }, rules), { rules, by: '', fees })
  }

  #deliver(
    tx: Transaction,
    row: DocumentRow,
    mail: DocumentMail,
    { rules, by, fees }: { rules: DocumentRules; by: string; fees: readonly DocumentRow[] },
  ): Promise<void> {
    const { feeInvoice } = reminderWords(rules.language)
    const beside = fees.map((document) => ({ document, title: filledText(feeInvoice, { number: document.number }) }))
    return this.#sending.deliver(tx, row, mail, { as: 'reminded', rules, by, beside })
  }

  /** Where the customer reads emails now; undefined for one who has no address, or is gone. */
  async #addressOf(tx: Transaction, { customerId, party }: DocumentRow): Promise<string | undefined> {
    const customer = customerId === null ? undefined : await this.#customers.find(tx, customerId)
    if (customer === undefined) return undefined
    const to = customer.email || (party?.email ?? '')
    return Check(DocumentMail.properties.to, to) ? to : undefined
  }

  async #isStopped(tx: Transaction, { id, customerId }: DocumentRow): Promise<boolean> {
    return (await isStopped(tx, id)) || (await isCustomerStopped(tx, customerId))
  }

  async #shown(tx: Transaction, row: DocumentRow, rules: DocumentRules): Promise<Reminders> {
    const past = await remindersOf(tx, row.id)
    const stopped = {
      isStopped: await isStopped(tx, row.id),
      isCustomerStopped: await isCustomerStopped(tx, row.customerId),
    }
    const isOver = stopped.isStopped || stopped.isCustomerStopped || dueOf(row) === 0
    const reminded = isOver ? undefined : remindedOf(row, past, rules)
    return {
      ...stopped,
      past: past.map(({ id, days, state, at, feeId, feeNumber, feeTotal }) => ({
        ...{ id, days, state, at: at.toISOString() },
        fee: feeId === null ? null : { id: feeId, invoiceNumber: feeNumber ?? '', grandTotal: feeTotal ?? 0 },
      })),
      next: (reminded && nextReminder(reminded)) ?? null,
    }
  }
}

/** An invoice that can be reminded of. @throws UNKNOWN_DOCUMENT, NOT_PAYABLE */
function payable(row: DocumentRow | undefined): DocumentRow {
  const invoice = ofType(['invoice'], row)
  if (dueOf(invoice) === 0) throw errors.NOT_PAYABLE()
  return invoice
}

const openFeesOf = async (tx: Transaction, { id, currency }: DocumentRow): Promise<DocumentRow[]> =>
  (await feesOf(tx, id)).filter((fee) => dueOf(fee) > 0 && fee.currency === currency)

/** Undefined for an invoice without a due date. */
function remindedOf(row: DocumentRow, past: readonly PastReminder[], rules: DocumentRules): Reminded | undefined {
  const { dueDate, issuedAt } = row
  if (dueDate === null || issuedAt === null) return undefined
  return {
    ...{ steps: rules.settings.reminders, dueDate, today: rules.today, issuedOn: dayIn(rules.timeZone, issuedAt) },
    done: past.flatMap(({ days }) => days ?? []),
  }
}

/** For each step, when the invoices were due for which it is the latest one whose day has come. */
function windowsOf({ settings, today, timeZone }: DocumentRules) {
  const steps = settings.reminders.toSorted((one, other) => one.days - other.days)
  return steps.map(({ days }, at) => {
    const next = steps[at + 1]
    const after: Day = next === undefined ? '' : daysAfter(today, -next.days)
    return { days, after, until: daysAfter(today, -days), since: startOf(today, timeZone) }
  })
}
