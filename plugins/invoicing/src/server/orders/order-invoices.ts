import { filledText } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { BilledOrder, WebOrders } from '../../contract/web-orders.ts'
import { documentPaid } from '../../contract.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import { blankDocument, type DocumentService } from '../document/document.service.ts'
import { addStep, type DocumentRow, orderSource, updateDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { told } from '../document/told.ts'
import { replaceLines, writtenLine } from '../document/write-document.ts'
import type { Issuing } from '../issue/issue-document.ts'
import { taxesTogether } from '../money/credited-lines.ts'
import { words } from './order-texts.ts'

/** Issues invoices of web orders, if the settings say so. */
export class OrderInvoices {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #issuing: Issuing
  readonly #orders: () => WebOrders | undefined

  constructor(database: Database, documents: DocumentService, issuing: Issuing, orders: () => WebOrders | undefined) {
    this.#database = database
    this.#documents = documents
    this.#issuing = issuing
    this.#orders = orders
  }

  /** The invoice of a paid order: told twice, there is one. An order without a customer has none. */
  async bill(orderId: number): Promise<void> {
    const rules = await this.#documents.rules()
    const orders = this.#orders()
    if (!rules.settings.invoice_orders || orders === undefined) return
    await this.#database.tenant(async (tx) => {
      if (await isBilled(tx, orderId)) return
      const order = await orders.asBilled(tx, orderId)
      if (order === undefined || order.customerId === null) return
      const draft = await this.#draft(tx, orderId, order, rules)
      const issued = await this.#issuing.issue(tx, draft, { rules, by: '' })
      // The payment is the order's, and stays with it.
      const paid = await updateDocument(tx, issued.id, { status: 'paid', amountPaid: issued.grandTotal })
      await addStep(tx, paid.id, { kind: 'paid', amount: paid.grandTotal })
      await tx.emit(documentPaid, told(paid))
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

async function isBilled(tx: Transaction, orderId: number): Promise<boolean> {
  const found = await tx
    .db(DocumentEntity)
    .selectFrom('document')
    .select('id')
    .where('sourceKind', '=', orderSource)
    .where('sourceId', '=', orderId)
    .where('isDeleted', '=', false)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst()
  return found !== undefined
}
