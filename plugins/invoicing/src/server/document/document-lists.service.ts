import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListReply,
  nextRows,
  pageOf,
  partOfPage,
  rowsBehind,
} from '@ashlar/sdk/server'
import type { DocumentFilter, DocumentQuery, ListedDocument, OwnType } from '../../contract.ts'
import { statesOf } from '../recurring/recurrence.store.ts'
import { fieldsOfDocuments } from './custom-fields.ts'
import type { DocumentService } from './document.service.ts'
import { type DocumentRow, dueOf, listed } from './document.store.ts'
import { documentOrder, documentsWhere } from './document-list.ts'

/** Documents that are added up at most. */
const mostSummed = 10_000

/** Documents in lists, as files and in sums. */
export class DocumentLists {
  readonly #database: Database
  readonly #documents: DocumentService

  constructor(database: Database, documents: DocumentService) {
    this.#database = database
    this.#documents = documents
  }

  async list(
    types: readonly OwnType[],
    query: DocumentQuery,
  ): Promise<{ results: ListReply<ListedDocument>['results']; currency: string }> {
    const { today, currency, fields } = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const { rowsOf, total } = await documentsWhere(tx, query, { types, today, fields })
      const order = documentOrder(query)
      const { rows, places } = await pageOf(
        rowsOf((part) => partOfPage(part, order, query)),
        order,
        query,
      )
      const isCut = query.limit === -1 && places.next !== undefined
      const states = await statesOf(tx, idsOfRecurring(rows))
      const values = await fieldsOfDocuments.ofMany(tx, idsOf(rows))
      const shown = rows.map((row) =>
        listed(row, { fields: fieldsOfDocuments.shown(fields, values.get(row.id)), state: states.get(row.id) }),
      )
      const results = { rows: shown, ...(await total()), ...places, ...(isCut && { truncated: true }) }
      return { results, currency }
    })
  }

  /** The next rows of the list as a file. */
  async exported(types: readonly OwnType[], query: DocumentQuery, step: CsvStep): Promise<CsvRows<ListedDocument>> {
    const { today, fields } = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const { rowsOf } = await documentsWhere(tx, query, { types, today, fields })
      const order = documentOrder(query)
      const { rows, last } = await rowsBehind(
        rowsOf((part) => nextRows(part, order, step)),
        order,
        step,
      )
      const values = await fieldsOfDocuments.ofMany(tx, idsOf(rows))
      return {
        rows: rows.map((row) => listed(row, { fields: fieldsOfDocuments.shown(fields, values.get(row.id)) })),
        last,
      }
    })
  }

  /** What the documents of a list come to, by currency. Credit notes are taken off. */
  async sums(types: readonly OwnType[], query: DocumentFilter) {
    const { today, fields } = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const { rowsOf } = await documentsWhere(tx, query, { types, today, fields })
      const newest = { after: undefined, limit: mostSummed + 1 }
      const rows = await nextRows(
        rowsOf((part) => nextRows(part, documentOrder({}), newest)),
        documentOrder({}),
        newest,
      )
        .clearSelect()
        .select(['currency', 'type', 'status', 'grandTotal', 'amountPaid'])
        .execute()
      const totals = new Map<string, { currency: string; count: number; grandTotal: number; amountDue: number }>()
      for (const row of rows.slice(0, mostSummed)) {
        const { currency } = row
        const before = totals.get(currency) ?? { currency, count: 0, grandTotal: 0, amountDue: 0 }
        // What is recurring bills nothing by itself.
        const worth = row.type === 'recurring' ? 0 : row.type === 'refund' ? -row.grandTotal : row.grandTotal
        totals.set(currency, {
          ...{ currency, count: before.count + 1, grandTotal: before.grandTotal + worth },
          amountDue: before.amountDue + dueOf(row),
        })
      }
      return { totals: [...totals.values()], isEstimate: rows.length > mostSummed }
    })
  }

  /** What the website writes down of its documents besides. */
  async fields() {
    return (await this.#documents.rules()).fields
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.list(['invoice'], { limit: 1 })
  }
}

const idsOf = (rows: readonly DocumentRow[]): number[] => rows.map(({ id }) => id)

const idsOfRecurring = (rows: readonly DocumentRow[]): number[] =>
  idsOf(rows.filter(({ type }) => type === 'recurring'))
