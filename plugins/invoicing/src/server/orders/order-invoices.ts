import { paidStatus } from '@ashlar/plugin-commerce'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { filledText } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { BilledOrder, WebOrders } from '../../contract/web-orders.ts'
import { documentPaid } from '../../contract.ts'
import { counts } from '../../lines/totals.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import { blankDocument, type DocumentService } from '../document/document.service.ts'
import {
  addStep,
  type DocumentRow,
  linesOf,
  linkDocuments,
  orderSource,
  updateDocument,
} from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { told } from '../document/told.ts'
import { replaceLines, writtenLine } from '../document/write-document.ts'
import type { Issuing } from '../issue/issue-document.ts'
import type { CreditNotes } from '../money/credit-notes.service.ts'
import { creditedWith } from '../money/credit-notes.store.ts'
import { taxesTogether } from '../money/credited-lines.ts'
import { words } from './order-texts.ts'

/** Issues invoices of web orders, if the settings say so. */
export class OrderInvoices {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #issuing: Issuing
  readonly #notes: CreditNotes
  readonly #customers: CustomerDirectory
  readonly #orders: () => WebOrders | undefined

  constructor(
    database: Database,
    documents: DocumentService,
    issuing: Issuing,
    notes: CreditNotes,
    customers: CustomerDirectory,
    orders: () => WebOrders | undefined,
  ) {
    this.#database = database
    this.#documents = documents
    this.#issuing = issuing
    this.#notes = notes
    this.#customers = customers
    this.#orders = orders
  }

  /** The invoice of a paid order: told twice, there is one. An order without a customer has none. */
  async bill(orderId: number): Promise<void> {
    const rules = await this.#documents.rules()
    const orders = this.#orders()
    if (!rules.settings.invoice_orders || orders === undefined) return
    await this.#database.tenant(async (tx) => {
      if ((await invoiceOf(tx, orderId).executeTakeFirst()) !== undefined) return
      const order = await orders.asBilled(tx, orderId)
      if (order === undefined || order.customerId === null) return
      const draft = await this.#draft(tx, orderId, order, rules)
      const issued = await this.#issuing.issue(tx, draft, { rules, by: '' })
      // The payment is the order's, and stays with it.
      const paid = await updateDocument(tx, issued.id, { status: 'paid', amountPaid: issued.grandTotal })
      await addStep(tx, paid.id, { kind: 'paid', amount: paid.grandTotal })
      await tx.emit(documentPaid, told(paid))
      // Where it was given back before anybody was told that it was paid.
      await this.#credited(tx, paid, order, rules)
    })
  }

  /** A credit note of what was given back of an order that has an invoice: told twice, there is one. */
  async credit(orderId: number): Promise<void> {
    const rules = await this.#documents.rules()
    const orders = this.#orders()
    if (!rules.settings.invoice_orders || orders === undefined) return
    await this.#database.tenant(async (tx) => {
      const invoice = await invoiceOf(tx, orderId).forNoKeyUpdate().executeTakeFirst()
      if (invoice === undefined) return
      const order = await orders.asBilled(tx, orderId)
      if (order !== undefined) await this.#credited(tx, invoice, order, rules)
    })
  }

  /** A credit note of what has no other one yet. The money went back with the order. */
  async #credited(tx: Transaction, invoice: DocumentRow, order: BilledOrder, rules: DocumentRules): Promise<void> {
    const before = await creditedWith(tx, invoice.id)
    const after = Math.min(order.amountRefunded, invoice.grandTotal)
    const { customerId } = invoice
    // What was issued to somebody who was erased, or deleted, can be issued to nobody any more.
    if (after <= before || customerId === null || !(await this.#customers.find(tx, customerId))) return
    const texts = words(rules.language)
    const about = { rules, actor: null, reason: filledText(texts.refunded, { number: order.number }) }
    const isWhole = before === 0 && after === invoice.grandTotal
    const note = isWhole
      ? await this.#notes.ofLines(tx, invoice, await quantitiesOf(tx, invoice.id), about)
      : await this.#notes.ofAmount(
          tx,
          invoice,
          { before, after, name: filledText(texts.refund, { number: order.number }) },
          about,
        )
    await linkDocuments(tx, invoice.id, note.id)
    await addStep(tx, note.id, { kind: 'paid', amount: note.grandTotal })
    await updateDocument(tx, note.id, { status: 'paid', amountPaid: note.grandTotal })
    await addStep(tx, invoice.id, { kind: 'refund-asked', amount: note.grandTotal })
    const { status, grandTotal, amountPaid } = invoice
    await updateDocument(tx, invoice.id, {
      amountRefunded: after,
      status: status === 'archived' ? status : paidStatus({ grandTotal, paid: amountPaid, refunded: after }),
    })
  }

  /** What was sold is billed, not what the same lines would cost today. */
  async #draft(tx: Transaction, orderId: number, order: BilledOrder, rules: DocumentRules): Promise<DocumentRow> {
    const { lines, subTotal, discount, tax, grandTotal, currency, pricesIncludeTax } = order
    // Without their source: the store has taken them from its stock.
    const written = lines.map(({ kind, name, description, sku, quantity, unitPrice }) =>
      writtenLine({ kind, name, description, sku, quantity, unitPrice }),
    )
    const blank = blankDocument('invoice', rules, order.customerId)
    const notes = filledText(words(rules.language).paid, { number: order.number })
    const draft = await this.#documents.insert(
      tx,
      'invoice',
      {
        ...{ ...blank, dueDate: rules.today, notes, terms: '', lines: written },
        source: { kind: orderSource, id: orderId },
      },
      { rules, actor: null },
    )
    await replaceLines(tx, draft.id, written, {
      totals: {
        ...{ subTotal, discount, tax, taxes: [], grandTotal },
        lines: lines.map((line) => ({ gross: line.total, discount: 0, ...line })),
      },
      rates: lines.map(({ rates }) => rates),
    })
    return updateDocument(tx, draft.id, {
      ...{ subTotal, discount, tax, grandTotal, currency, pricesIncludeTax },
      taxes: taxesTogether(lines.flatMap(({ taxes }) => taxes)),
    })
  }
}

/** Lines of an invoice in all their quantity. */
const quantitiesOf = async (tx: Transaction, id: number) =>
  (await linesOf(tx, [id])).filter(counts).map((line) => ({ id: line.id, quantity: line.quantity / 1000 }))

const invoiceOf = (tx: Transaction, orderId: number) =>
  tx
    .db(DocumentEntity)
    .selectFrom('document')
    .selectAll()
    .where('sourceKind', '=', orderSource)
    .where('sourceId', '=', orderId)
    .where('isDeleted', '=', false)
    .where('status', '<>', 'cancelled')
