import { isDeepStrictEqual } from 'node:util'
import type { LineApproval, Taxes } from '@ashlar/plugin-commerce'
import type { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import type { Actor, Database, Notices, Transaction } from '@ashlar/sdk/server'
import { type Document, documentApproved, documentDeclined, documentVoided, type OwnType } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { type Act, may } from '../../life/life.ts'
import { depositOn } from '../../lines/deposit.ts'
import { counts, isPriced } from '../../lines/totals.ts'
import { optionsOf } from '../document/chosen-options.ts'
import { LineApprovalEntity } from '../document/document.entities.ts'
import { type DocumentService, ofType, titleOf } from '../document/document.service.ts'
import { addStep, type DocumentRow, heldDocument, linesOf, updateDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { told } from '../document/told.ts'
import { lineOf, pricedDocument, replaceLines, sumsOf } from '../document/write-document.ts'
import { endRecurrences } from '../recurring/recurrence.store.ts'
import { tellCustomer } from '../tell-customer.ts'
import type { Issuing } from './issue-document.ts'
import { readToIssue } from './read-to-issue.ts'

interface Given {
  readonly revision?: number
}

/** How documents go on: issued, approved or declined, cancelled, archived. */
export class LifeService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #issuing: Issuing
  readonly #customers: CustomerDirectory
  readonly #timeline: CustomerTimeline
  readonly #taxes: Taxes
  readonly #notices: Notices

  constructor(
    database: Database,
    documents: DocumentService,
    issuing: Issuing,
    customers: CustomerDirectory,
    timeline: CustomerTimeline,
    taxes: Taxes,
    notices: Notices,
  ) {
    this.#database = database
    this.#documents = documents
    this.#issuing = issuing
    this.#customers = customers
    this.#timeline = timeline
    this.#taxes = taxes
    this.#notices = notices
  }

  /**
   * A draft is priced once more by the rates of its date, which may have changed since it was written.
   *
   * @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, IS_DELETED, ALREADY_ISSUED, TOTAL_CHANGED with the document as it would be,
   * and what `Issuing` throws
   */
  issue(
    types: readonly OwnType[],
    id: number,
    { grandTotal, ...given }: Given & { readonly grandTotal?: number },
    actor: Actor,
  ): Promise<Document> {
    return this.#act('issue', types, id, given, async (tx, before, rules) => {
      const { draft, ...read } = await this.#pricedAgain(tx, before, rules)
      if (grandTotal !== undefined && grandTotal !== draft.grandTotal)
        throw errors.TOTAL_CHANGED().with({ invoice: await this.#documents.shown(tx, draft, rules) })
      return this.#issuing.issue(tx, draft, { rules, by: actor.displayName, read })
    })
  }

  /**
   * What the customer said, written down by whoever heard it. Optional lines that are chosen are approved, the others
   * declined.
   *
   * @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, UNKNOWN_LINE
   */
  approve(
    types: readonly OwnType[],
    id: number,
    { name = '', chosen, ...given }: Given & { readonly name?: string; readonly chosen?: readonly number[] },
    by: string,
  ): Promise<Document> {
    return this.#act('approve', types, id, given, async (tx, before) => {
      await approveLines(tx, id, chosen)
      const total = (await optionsOf(tx, before))?.grandTotal ?? before.grandTotal
      const depositAsked = depositOn(total, before.depositRule)
      const row = await updateDocument(tx, id, { status: 'approved', approval: 'approved', depositAsked })
      await addStep(tx, id, { kind: 'approved', note: name, by })
      await tx.emit(documentApproved, told(row))
      await tellCustomer(tx, this.#timeline, row, { what: 'approved', amount: row.grandTotal })
      tx.audit({ action: `${before.type}.approved`, entity: before.type, entityId: id, title: row.number })
      return row
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW */
  decline(
    types: readonly OwnType[],
    id: number,
    { name = '', reason = '', ...given }: Given & { readonly name?: string; readonly reason?: string },
    by: string,
  ): Promise<Document> {
    return this.#act('decline', types, id, given, async (tx, before) => {
      const row = await updateDocument(tx, id, { status: 'declined', approval: 'declined' })
      await addStep(tx, id, { kind: 'declined', note: [name, reason].filter((part) => part !== '').join(': '), by })
      await tx.emit(documentDeclined, told(row))
      await tellCustomer(tx, this.#timeline, row, { what: 'declined' })
      tx.audit({ action: `${before.type}.declined`, entity: before.type, entityId: id, title: row.number })
      return row
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, PAID_ALREADY */
  cancel(
    types: readonly OwnType[],
    id: number,
    { reason = '', ...given }: Given & { readonly reason?: string },
    by: string,
  ): Promise<Document> {
    return this.#act('cancel', types, id, given, async (tx, before, { today }) => {
      if (before.amountPaid > before.amountRefunded) throw errors.PAID_ALREADY()
      const row = await updateDocument(tx, id, { status: 'cancelled', cancelledOn: today })
      if (row.type === 'recurring') await endRecurrences(tx, [id], this.#notices)
      await addStep(tx, id, { kind: 'cancelled', note: reason, by })
      await tx.emit(documentVoided, told(row))
      if (row.number !== '') await tellCustomer(tx, this.#timeline, row, { what: 'cancelled' })
      tx.audit({ action: `${before.type}.cancelled`, entity: before.type, entityId: id, title: titleOf(row) })
      return row
    })
  }

  /** @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW */
  archive(types: readonly OwnType[], id: number, given: Given, by: string): Promise<Document> {
    return this.#act('archive', types, id, given, async (tx, before) => {
      const row = await updateDocument(tx, id, { status: 'archived' })
      if (row.type === 'recurring') await endRecurrences(tx, [id], this.#notices)
      await addStep(tx, id, { kind: 'archived', by })
      tx.audit({ action: `${before.type}.archived`, entity: before.type, entityId: id, title: titleOf(row) })
      return row
    })
  }

  /** It is shown after the unit of work: others who issue wait for the number only as long as that is written. */
  async #act(
    act: Act,
    types: readonly OwnType[],
    id: number,
    { revision }: Given,
    done: (tx: Transaction, before: DocumentRow, rules: DocumentRules) => Promise<DocumentRow>,
  ): Promise<Document> {
    const rules = await this.#documents.rules()
    const row = await this.#database.tenant(async (tx) => {
      const before = ofType(types, await heldDocument(tx, id))
      await this.#documents.assertRevision(tx, before, revision, rules)
      assertMay(act, before)
      return done(tx, before, rules)
    })
    return this.#database.tenant((tx) => this.#documents.shown(tx, row, rules))
  }

  async #pricedAgain(tx: Transaction, before: DocumentRow, rules: DocumentRules) {
    const read = await readToIssue(tx, before, this.#customers)
    const lines = read.lines.map(lineOf)
    const priced = await pricedDocument(tx, this.#taxes, rules, {
      ...{ lines, discount: before.discountRule, on: before.invoiceDate, customer: read.customer },
    })
    const sums = sumsOf(priced)
    // The database gives the fields of a JSON value in an order of its own.
    const isSame = sums.grandTotal === before.grandTotal && isDeepStrictEqual(sums.taxes, before.taxes)
    if (isSame) return { ...read, draft: before }
    await replaceLines(tx, before.id, lines, priced)
    const draft = await updateDocument(tx, before.id, sums)
    return { ...read, draft, lines: await linesOf(tx, [before.id]) }
  }
}

const participles: Readonly<Record<Act, string>> = {
  change: 'changed',
  remove: 'deleted',
  issue: 'issued',
  send: 'sent',
  approve: 'approved',
  decline: 'declined',
  convert: 'converted',
  pay: 'paid',
  payDeposit: 'paid',
  payBackDeposit: 'paid back',
  refund: 'refunded',
  cancel: 'cancelled',
  archive: 'archived',
  start: 'started',
}

/** @throws IS_DELETED, ALREADY_ISSUED, NOT_NOW */
export function assertMay(act: Act, row: DocumentRow): void {
  if (may(act, row)) return
  if (row.isDeleted) throw errors.IS_DELETED()
  if (act === 'issue' && row.number !== '') throw errors.ALREADY_ISSUED()
  throw errors.NOT_NOW(participles[act], row.status.replaceAll('_', ' '))
}

/** @throws UNKNOWN_LINE */
async function approveLines(tx: Transaction, documentId: number, chosen: readonly number[] | undefined): Promise<void> {
  const lines = await linesOf(tx, [documentId])
  const options = lines.filter(({ isOptional }) => isOptional)
  if (chosen?.some((id) => options.every((line) => line.id !== id))) throw errors.UNKNOWN_LINE()
  const isWanted = (line: (typeof lines)[number]) =>
    chosen && line.isOptional ? chosen.includes(line.id) : counts(line)
  const rows = lines.filter(isPriced).map((line) => {
    const approval: LineApproval = isWanted(line) ? 'approved' : 'declined'
    return { lineId: line.id, documentId, approval }
  })
  if (rows.length > 0) await tx.db(LineApprovalEntity).insertInto('line_approval').values(rows).execute()
}
