import type { Taxes } from '@ashlar/plugin-commerce'
import { type CustomerDirectory, customerName } from '@ashlar/plugin-customers'
import type { Day } from '@ashlar/sdk'
import type { Actor, CurrentTenant, Database, LiveEvents, People, Settings, Transaction } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import {
  type Document,
  type DocumentChange,
  type DocumentTaxes,
  documentVoided,
  type OwnType,
  type Schedule,
  WrittenDocument,
} from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { errors } from '../../errors.ts'
import { may } from '../../life/life.ts'
import { asksDeposit } from '../../lines/deposit.ts'
import {
  changeRecurrence,
  insertRecurrence,
  recurrenceOf,
  scheduleOf,
  shownSchedule,
} from '../recurring/recurrence.store.ts'
import { fieldsOfDocuments, sentValues, valuesOf } from './custom-fields.ts'
import { DocumentEntity } from './document.entities.ts'
import {
  addStep,
  type DocumentRow,
  documentById,
  heldDocument,
  linesOf,
  shownDocument,
  updateDocument,
  versionKind,
} from './document.store.ts'
import { tellDocuments } from './document-news.ts'
import { partyNow } from './party.ts'
import { type DocumentRules, documentRules } from './rules.ts'
import { told } from './told.ts'
import {
  addressed,
  assertLines,
  dueKeyOf,
  indexDocument,
  lineOf,
  placeOf,
  pricedDocument,
  refused,
  replaceLines,
  sentLines,
  sumsOf,
  type WrittenLine,
  writtenOf,
} from './write-document.ts'

/** A draft as it is made, with lines that may come from another document. */
export interface Draft extends Omit<WrittenDocument, 'items'> {
  readonly lines: readonly WrittenLine[]
  /** A document whose custom fields it has, as they are. */
  readonly like?: number
  readonly source?: { readonly kind: string; readonly id: number }
}

/** Drafts of documents, and what all documents have in common. */
export class DocumentService {
  readonly #database: Database
  readonly #settings: Settings
  readonly #people: People
  readonly #customers: CustomerDirectory
  readonly #taxes: Taxes
  readonly #current: CurrentTenant
  readonly #live: LiveEvents

  constructor(
    database: Database,
    settings: Settings,
    people: People,
    customers: CustomerDirectory,
    taxes: Taxes,
    current: CurrentTenant,
    live: LiveEvents,
  ) {
    this.#database = database
    this.#settings = settings
    this.#people = people
    this.#customers = customers
    this.#taxes = taxes
    this.#current = current
    this.#live = live
  }

  rules(): Promise<DocumentRules> {
    return documentRules(this.#settings, this.#current)
  }

  /** @throws UNKNOWN_DOCUMENT */
  async find(types: readonly OwnType[], id: number): Promise<Document> {
    const rules = await this.rules()
    return this.#database.tenant(async (tx) => this.shown(tx, ofType(types, await documentById(tx, id)), rules))
  }

  /** @throws UNKNOWN_DOCUMENT */
  async assertThere(types: readonly OwnType[], id: number): Promise<void> {
    await this.#database.tenant(async (tx) => ofType(types, await documentById(tx, id)))
  }

  /** What a new document begins with. @throws NO_SUCH_CUSTOMER */
  async blank(type: OwnType, customerId: number | undefined) {
    const rules = await this.rules()
    return this.#database.tenant(async (tx) => {
      const { customer } = await addressed(tx, { customer_id: customerId ?? null, vehicle_id: null }, this.#customers)
      return {
        invoice: blankDocument(type, rules, customerId ?? null),
        currency: rules.currency,
        customer_name: customer ? customerName(customer) : '',
      }
    })
  }

  /** Taxes of a customer on a day, as documents count them. */
  async taxes(customerId: number | undefined, on: string): Promise<DocumentTaxes> {
    const rules = await this.rules()
    return this.#database.tenant(async (tx) => {
      const customer = customerId === undefined ? undefined : await this.#customers.find(tx, customerId)
      const classes = await this.#taxes.classes(tx, rules.country)
      const { pricesIncludeTax, rates } = await this.#taxes.of(tx, {
        ...{ place: placeOf(customer, rules), sellerCountry: rules.country, on },
        lines: classes.map(({ id }) => ({ taxClass: id })),
      })
      return {
        pricesIncludeTax,
        classes: classes.map((each, at) => ({ ...each, rates: [...(rates[at] ?? [])] })),
      }
    })
  }

  /** @throws what `insert` throws */
  async create(type: OwnType, given: Partial<WrittenDocument>, actor: Actor): Promise<Document> {
    const rules = await this.rules()
    const { items = [], ...written } = { ...blankDocument(type, rules, null), ...given }
    return this.#database.tenant(async (tx) => {
      const draft = { ...written, lines: sentLines(items, []) }
      const row = await this.insert(tx, type, draft, { rules, actor })
      return this.shown(tx, row, rules)
    })
  }

  /**
   * A new draft, whoever asks for it; null is the server itself.
   *
   * @throws NO_SUCH_CUSTOMER, NOT_THEIR_VEHICLE, DUE_BEFORE_DATE, DEPOSIT_ON_QUOTES, NAMELESS_LINE, TOO_MUCH_TEXT, OPTIONAL_ON_QUOTES,
   * TOO_LARGE, NO_SCHEDULE, UNTIL_BEFORE_FIRST, INVALID_CUSTOM_FIELD
   */
  async insert(
    tx: Transaction,
    type: OwnType,
    { lines, source, like, ...given }: Draft,
    { rules, actor }: { readonly rules: DocumentRules; readonly actor: Actor | null },
  ): Promise<DocumentRow> {
    const { schedule, ...written } = scheduled(type, given)
    const { customer, ...to } = await addressed(tx, written, this.#customers)
    const priced = await this.#checked(tx, type, { ...written, lines }, { rules, customer })
    const row = await tx
      .db(DocumentEntity)
      .insertInto('document')
      .values({
        ...{ type, ...to, ...columnsOf(written), ...sumsOf(priced), currency: rules.currency },
        ...{ sourceKind: source?.kind ?? null, sourceId: source?.id ?? null, createdBy: actor?.id ?? null },
        ...{ party: null, issuedAt: null, cancelledOn: null, overdueAt: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await replaceLines(tx, row.id, lines, priced)
    if (like !== undefined) await fieldsOfDocuments.set(tx, row.id, await valuesOf(tx, like))
    await fieldsOfDocuments.change(tx, row.id, rules.fields, given.custom_fields)
    await indexDocument(tx, row, lines, rules)
    if (schedule) await insertRecurrence(tx, row.id, schedule)
    await addStep(tx, row.id, { kind: 'created', by: actor?.displayName ?? '' })
    await tellDocuments(this.#live)
    tx.audit({ action: `${type}.created`, entity: type, entityId: row.id, title: row.customerName })
    return row
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE with the document as it is now, ALREADY_ISSUED, IS_DELETED, and what `insert` throws */
  async change(types: readonly OwnType[], { id, revision, ...given }: DocumentChange): Promise<Document> {
    const rules = await this.rules()
    return this.#database.tenant(async (tx) => {
      const before = ofType(types, await heldDocument(tx, id))
      await this.assertRevision(tx, before, revision, rules)
      if (before.isDeleted) throw errors.IS_DELETED()
      const isNoteOnly = Object.keys(given).every((name) => name === 'internalNote')
      if (!may('change', before) && !isNoteOnly) throw errors.ALREADY_ISSUED()
      const stored = await linesOf(tx, [id])
      const schedule = before.type === 'recurring' ? scheduleOf(await recurrenceOf(tx, id)) : undefined
      const values = await valuesOf(tx, id)
      const version = { ...writtenOf(before, stored), custom_fields: sentValues(values) }
      await tx.versions.keep(versionKind, id, { ...version, ...(schedule && { schedule }) })
      await tellDocuments(this.#live)
      tx.audit({ action: `${before.type}.changed`, entity: before.type, entityId: id, title: titleOf(before) })
      if (isNoteOnly) {
        const { internalNote = before.internalNote } = given
        return this.shown(tx, await updateDocument(tx, id, { internalNote }), rules)
      }
      const { items, ...others } = given
      const { schedule: wanted, ...written } = scheduled(before.type, {
        ...{ ...writtenOf(before, []), custom_fields: [], ...(schedule && { schedule }), ...others },
      })
      const lines = items === undefined ? stored.map(lineOf) : sentLines(items, stored)
      const { customer, ...to } = await addressed(tx, written, this.#customers)
      const priced = await this.#checked(tx, before.type, { ...written, lines }, { rules, customer })
      const row = await updateDocument(tx, id, { ...to, ...columnsOf(written), ...sumsOf(priced) })
      await replaceLines(tx, id, lines, priced)
      if (wanted) await changeRecurrence(tx, id, wanted, rules.today)
      await fieldsOfDocuments.change(tx, id, rules.fields, written.custom_fields)
      await indexDocument(tx, row, lines, rules)
      return this.shown(tx, row, rules)
    })
  }

  /** @throws UNKNOWN_DOCUMENT, NOT_A_DRAFT */
  async remove(types: readonly OwnType[], id: number): Promise<Document> {
    const rules = await this.rules()
    return this.#database.tenant(async (tx) => {
      const before = ofType(types, await heldDocument(tx, id))
      if (before.isDeleted) return this.shown(tx, before, rules)
      if (!may('remove', before)) throw errors.NOT_A_DRAFT()
      const row = await updateDocument(tx, id, { isDeleted: true })
      await addStep(tx, id, { kind: 'deleted' })
      await tx.emit(documentVoided, told(row))
      tx.audit({ action: `${row.type}.deleted`, entity: row.type, entityId: id, title: titleOf(row) })
      return this.shown(tx, row, rules)
    })
  }

  /** @throws UNKNOWN_DOCUMENT */
  async restore(types: readonly OwnType[], id: number): Promise<Document> {
    const rules = await this.rules()
    return this.#database.tenant(async (tx) => {
      const before = ofType(types, await heldDocument(tx, id))
      if (!before.isDeleted) return this.shown(tx, before, rules)
      const row = await updateDocument(tx, id, { isDeleted: false })
      await addStep(tx, id, { kind: 'restored' })
      await tellDocuments(this.#live)
      tx.audit({ action: `${row.type}.restored`, entity: row.type, entityId: id, title: titleOf(row) })
      return this.shown(tx, row, rules)
    })
  }

  /** What changes replaced, newest first; those that an older version wrote otherwise are left out. */
  versions(types: readonly OwnType[], id: number) {
    return this.#database.tenant(async (tx) => {
      ofType(types, await documentById(tx, id))
      const all = await tx.versions.list(versionKind, id)
      return all.flatMap(({ id: version, author, replacedAt, data }) => {
        // Those of before there were deposits and custom fields have none.
        const invoice: unknown = { deposit: null, custom_fields: [], ...(typeof data === 'object' && data) }
        return Check(WrittenDocument, invoice)
          ? [{ id: version, author, replacedAt: replacedAt.toISOString(), invoice }]
          : []
      })
    })
  }

  async shown(tx: Transaction, row: DocumentRow, rules: DocumentRules): Promise<Document> {
    const party = await partyNow(tx, row, this.#customers, rules)
    const schedule = row.type === 'recurring' ? await shownSchedule(tx, row.id, rules.today) : null
    return shownDocument(tx, row, { people: this.#people, party, schedule, fields: rules.fields })
  }

  /** @throws CHANGED_SINCE with the document as it is now */
  async assertRevision(
    tx: Transaction,
    row: DocumentRow,
    revision: number | undefined,
    rules: DocumentRules,
  ): Promise<void> {
    if (revision === undefined || revision === row.revision) return
    throw errors.CHANGED_SINCE().with({ invoice: await this.shown(tx, row, rules) })
  }

  async #checked(
    tx: Transaction,
    type: OwnType,
    { lines, invoiceDate, dueDate, discountRule, deposit }: Omit<Draft, 'source'>,
    { rules, customer }: { rules: DocumentRules; customer: Awaited<ReturnType<typeof addressed>>['customer'] },
  ) {
    assertLines(type, lines)
    if (dueDate !== null && dueDate < invoiceDate) throw refused('dueDate', errors.DUE_BEFORE_DATE())
    if (deposit !== null && !asksDeposit(type)) throw refused('deposit', errors.DEPOSIT_ON_QUOTES())
    // A recurring invoice that has begun shows what the next one comes to.
    const on = type === 'recurring' && invoiceDate < rules.today ? rules.today : invoiceDate
    return pricedDocument(tx, this.#taxes, rules, { lines, discount: discountRule, on, customer })
  }
}

/** What a new document begins with. */
export function blankDocument(type: OwnType, rules: DocumentRules, customerId: number | null): WrittenDocument {
  const { today, settings } = rules
  const days = type === 'quote' ? settings.quote_days : settings.payment_days
  return {
    ...{ customer_id: customerId, vehicle_id: null, invoiceDate: today, items: [], discountRule: null },
    dueDate: type === 'work-order' || type === 'recurring' ? null : daysAfter(today, days),
    deposit: asksDeposit(type) && settings.deposit_percent > 0 ? { percent: settings.deposit_percent } : null,
    ...{ notes: '', terms: settings.terms, internalNote: '', custom_fields: [] },
    ...(type === 'recurring' && { schedule: monthlyFrom(today) }),
  }
}

const monthlyFrom = (anchor: Day): Schedule => ({
  ...{ every: 1, unit: 'month', anchor, until: null, times: null, prices: 'fixed', action: 'draft', catchUp: 'all' },
})

/**
 * A recurring invoice has a schedule, and the date of the first invoice; no other document has one.
 *
 * @throws NO_SCHEDULE, UNTIL_BEFORE_FIRST
 */
function scheduled<Given extends Omit<WrittenDocument, 'items'>>(type: OwnType, given: Given): Given {
  const { schedule } = given
  if (schedule === undefined) return given
  if (type !== 'recurring') throw refused('schedule', errors.NO_SCHEDULE())
  if (schedule.until !== null && schedule.until < schedule.anchor)
    throw refused('schedule/until', errors.UNTIL_BEFORE_FIRST())
  return { ...given, invoiceDate: schedule.anchor, dueDate: null }
}

const columnsOf = ({
  invoiceDate,
  dueDate,
  discountRule,
  deposit,
  notes,
  terms,
  internalNote,
}: Omit<WrittenDocument, 'items'>) => ({
  ...{ invoiceDate, dueDate, dueKey: dueKeyOf(dueDate), discountRule, notes, terms, internalNote },
  depositRule: deposit,
})

/** @throws UNKNOWN_DOCUMENT for none, and for one of another type */
export function ofType(types: readonly OwnType[], row: DocumentRow | undefined): DocumentRow {
  if (row === undefined || !types.includes(row.type)) throw errors.UNKNOWN_DOCUMENT()
  return row
}

export const titleOf = ({ number, customerName: name }: Pick<DocumentRow, 'number' | 'customerName'>): string =>
  number === '' ? name : number
