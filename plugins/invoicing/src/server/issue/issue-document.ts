import type { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import type { CollectionMembers } from '@ashlar/sdk'
import type { NumberSeries, Transaction } from '@ashlar/sdk/server'
import { documentIssued, type LineSource } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { issuedStatus } from '../../life/life.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import { addStep, type DocumentRow, type LineRow } from '../document/document.store.ts'
import { partyOf } from '../document/party.ts'
import type { DocumentRules } from '../document/rules.ts'
import { told } from '../document/told.ts'
import { indexDocument, lineOf, refused } from '../document/write-document.ts'
import type { DepositService } from '../money/deposit.service.ts'
import type { Settling } from '../money/settling.ts'
import { tellCustomer } from '../tell-customer.ts'
import { countOf, numberFrom, patternOf } from './document-number.ts'
import { keepPaper, paperOf, printedValues } from './paper.ts'
import { type ReadToIssue, readToIssue } from './read-to-issue.ts'

interface IssuedWith {
  readonly rules: DocumentRules
  readonly by: string
  /** Where it was read in the same unit of work already, and is as it was. */
  readonly read?: ReadToIssue
}

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
  async issue(tx: Transaction, draft: DocumentRow, { rules, by, read }: IssuedWith) {
    const { customer, lines, origins } =
      read === undefined ? await this.assertReady(tx, draft) : assertIssuable(draft, read)
    if (draft.type === 'invoice') await this.#bill(tx, draft.id, lines)
    const party = partyOf(customer, rules)
    const pattern = patternOf(draft.type, rules.settings)
    const status = issuedStatus[draft.type]
    const approval: DocumentRow['approval'] = status === 'awaiting_customer' ? 'pending' : 'unapproved'
    const stepped = addStep(tx, draft.id, { kind: 'issued', by })
    const taken = draft.type === 'invoice' ? this.#deposits.takeOff(tx, draft, origins) : Promise.resolve(0)
    const [depositPaid, values, count] = await Promise.all([
      taken,
      printedValues(tx, draft.id, rules),
      taken.then(() => this.#numbers.next(tx, countOf(draft.type, pattern, draft.invoiceDate))),
      stepped,
    ])
    const number = numberFrom(pattern, draft.invoiceDate, count)
    const given = { number, status, approval, party, customerName: party.name }
    const numbered = { ...draft, ...given }
    // Sent together, so that whoever waits for the number waits for one answer and not for each.
    const [row] = await Promise.all([
      numberedDocument(tx, draft, given),
      keepPaper(tx, draft.id, paperOf(numbered, lines, { party, rules, depositPaid, values })),
      indexDocument(tx, numbered, lines.map(lineOf), rules),
      tx.emit(documentIssued, told(numbered)),
      tellCustomer(tx, this.#timeline, numbered, { what: 'issued', amount: draft.grandTotal }),
    ])
    tx.audit({ action: `${row.type}.issued`, entity: row.type, entityId: row.id, title: number })
    return depositPaid > 0 ? this.#settling.settled(tx, row) : row
  }

  /** A customer, and something to pay. @throws NO_CUSTOMER, NO_SUCH_CUSTOMER, NO_LINES, BELOW_ZERO */
  async assertReady(tx: Transaction, draft: DocumentRow) {
    return assertIssuable(draft, await readToIssue(tx, draft, this.#customers))
  }

  /** Once for each source, in one order: two documents that bill the same wait for each other. */
  async #bill(tx: Transaction, documentId: number, lines: readonly LineRow[]): Promise<void> {
    const wanted = new Map(lines.flatMap(({ source }) => (source ? [[`${source.source} ${source.id}`, source]] : [])))
    // Lines stay, also when the module that offered them has gone.
    for (const [, { source, id }] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      await this.#sources.find(source)?.billed(tx, id, documentId)
  }
}

/** @throws NO_CUSTOMER, NO_SUCH_CUSTOMER, NO_LINES, BELOW_ZERO */
function assertIssuable(draft: DocumentRow, { customer, lines, origins }: ReadToIssue) {
  if (draft.customerId === null) throw refused('customer_id', errors.NO_CUSTOMER())
  if (customer === undefined) throw refused('customer_id', errors.NO_SUCH_CUSTOMER())
  if (!lines.some(({ quantity }) => quantity !== 0)) throw refused('items', errors.NO_LINES())
  if (draft.grandTotal < 0) throw refused('items', errors.BELOW_ZERO())
  return { customer, lines, origins }
}

/** A draft with its number, unless a document of the type has it. @throws NUMBER_TAKEN */
async function numberedDocument(
  tx: Transaction,
  { id, type }: DocumentRow,
  given: Pick<DocumentRow, 'number' | 'status' | 'approval' | 'party' | 'customerName'>,
): Promise<DocumentRow> {
  const row = await tx
    .db(DocumentEntity)
    .updateTable('document')
    .set(({ eb, fn }) => ({
      ...{ ...given, issuedAt: fn<Date>('now'), updatedAt: fn<Date>('now'), revision: eb('revision', '+', 1) },
    }))
    .where('id', '=', id)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('document as other')
            .select('other.id')
            .where('other.type', '=', type)
            .where('other.number', '=', given.number),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw errors.NUMBER_TAKEN(given.number)
  return row
}
