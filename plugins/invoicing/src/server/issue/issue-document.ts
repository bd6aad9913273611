import type { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import type { CollectionMembers } from '@ashlar/sdk'
import type { NumberSeries, Transaction } from '@ashlar/sdk/server'
import { documentIssued, type LineSource } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { issuedStatus } from '../../life/life.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import { addStep, type DocumentRow, linesOf } from '../document/document.store.ts'
import { partyOf } from '../document/party.ts'
import type { DocumentRules } from '../document/rules.ts'
import { told } from '../document/told.ts'
import { indexDocument, lineOf, refused } from '../document/write-document.ts'
import type { DepositService } from '../money/deposit.service.ts'
import type { Settling } from '../money/settling.ts'
import { tellCustomer } from '../tell-customer.ts'
import { countOf, numberFrom, patternOf } from './document-number.ts'
import { keepPaper, paperOf, printedValues } from './paper.ts'

/** What it takes to issue documents. */
export class Issuing {
  readonly #customers: CustomerDirectory
  readonly #timeline: CustomerTimeline
  readonly #numbers: NumberSeries
  readonly #sources: CollectionMembers<LineSource>
  readonly #deposits: DepositService
  readonly #settling: Settling

  constructor(
    customers: CustomerDirectory,
    timeline: CustomerTimeline,
    numbers: NumberSeries,
    sources: CollectionMembers<LineSource>,
    deposits: DepositService,
    settling: Settling,
  ) {
    this.#customers = customers
    this.#timeline = timeline
    this.#numbers = numbers
    this.#sources = sources
    this.#deposits = deposits
    this.#settling = settling
  }

  /**
   * Give a draft its number and freeze it. The number comes last: until the work is over, whoever issues a document of the
   * same type waits for it.
   *
   * @throws NUMBER_TAKEN, what `assertReady` throws, and what a source of lines throws that billed them already
   */
  async issue(tx: Transaction, draft: DocumentRow, { rules, by }: { rules: DocumentRules; by: string }) {
    const { customer, lines } = await this.assertReady(tx, draft)
    if (draft.type === 'invoice') await this.#bill(tx, draft.id, lines)
    const party = partyOf(customer, rules)
    const pattern = patternOf(draft.type, rules.settings)
    const status = issuedStatus[draft.type]
    const approval = status === 'awaiting_customer' ? 'pending' : 'unapproved'
    await addStep(tx, draft.id, { kind: 'issued', by })
    const depositPaid = draft.type === 'invoice' ? await this.#deposits.takeOff(tx, draft) : 0
    const count = await this.#numbers.next(tx, countOf(draft.type, pattern, draft.invoiceDate))
    const number = numberFrom(pattern, draft.invoiceDate, count)
    if (await isTaken(tx, draft, number)) throw errors.NUMBER_TAKEN(number)
    const row = await tx
      .db(DocumentEntity)
      .updateTable('document')
      .set(({ eb, fn }) => ({
        ...{ number, status, approval, party, customerName: party.name },
        ...{ issuedAt: fn<Date>('now'), updatedAt: fn<Date>('now'), revision: eb('revision', '+', 1) },
      }))
      .where('id', '=', draft.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const values = await printedValues(tx, row.id, rules)
    await keepPaper(tx, row.id, paperOf(row, lines, { party, rules, depositPaid, values }))
    await indexDocument(tx, row, lines.map(lineOf), rules)
    await tx.emit(documentIssued, told(row))
    await tellCustomer(tx, this.#timeline, row, { what: 'issued', amount: row.grandTotal })
    tx.audit({ action: `${row.type}.issued`, entity: row.type, entityId: row.id, title: number })
    return depositPaid > 0 ? this.#settling.settled(tx, row) : row
  }

  /** A customer, and something to pay. @throws NO_CUSTOMER, NO_SUCH_CUSTOMER, NO_LINES, BELOW_ZERO */
  async assertReady(tx: Transaction, draft: DocumentRow) {
    if (draft.customerId === null) throw refused('customer_id', errors.NO_CUSTOMER())
    const customer = await this.#customers.find(tx, draft.customerId)
    if (customer === undefined) throw refused('customer_id', errors.NO_SUCH_CUSTOMER())
    const lines = await linesOf(tx, [draft.id])
    if (!lines.some(({ quantity }) => quantity !== 0)) throw refused('items', errors.NO_LINES())
    if (draft.grandTotal < 0) throw refused('items', errors.BELOW_ZERO())
    return { customer, lines }
  }

  /** Once for each source, in one order: two documents that bill the same wait for each other. */
  async #bill(tx: Transaction, documentId: number, lines: Awaited<ReturnType<typeof linesOf>>): Promise<void> {
    const wanted = new Map(lines.flatMap(({ source }) => (source ? [[`${source.source} ${source.id}`, source]] : [])))
    // Lines stay, also when the module that offered them has gone.
    for (const [, { source, id }] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      await this.#sources.find(source)?.billed(tx, id, documentId)
  }
}

async function isTaken(tx: Transaction, { type }: DocumentRow, number: string): Promise<boolean> {
  const found = await tx
    .db(DocumentEntity)
    .selectFrom('document')
    .select('id')
    .where('type', '=', type)
    .where('number', '=', number)
    .executeTakeFirst()
  return found !== undefined
}
