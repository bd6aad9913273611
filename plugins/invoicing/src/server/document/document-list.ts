import { type DocumentStatus, documentStatuses } from '@ashlar/plugin-commerce'
import type { CustomField } from '@ashlar/sdk'
import { type ListOrder, type ListTotal, type TablesOf, type Transaction, totalOf, totalWith } from '@ashlar/sdk/server'
import type { DocumentFilter, DocumentQuery, documentOrders, OwnType } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { fieldsOfDocuments } from './custom-fields.ts'
import { DocumentEntity, LinkEntity } from './document.entities.ts'
import { searchKind } from './document.store.ts'

/** Documents found by their words at most. */
const searchLimit = 1_000

/** Statuses in which a document waits for the customer: for money, or for a word. */
const waiting = ['awaiting_customer', 'pending_payment', 'partial_payment'] as const

const sortColumns = {
  invoiceDate: ['invoiceDate', 'date'],
  dueDate: ['dueKey', 'text'],
  invoiceNumber: ['number', 'text'],
  grandTotal: ['grandTotal', 'bigint'],
  updatedAt: ['updatedAt', 'timestamptz'],
} as const satisfies Record<(typeof documentOrders)[number], readonly [string, string]>

type SortedBy = Pick<DocumentQuery, 'orderBy' | 'orderDirection'>

/** The newest first unless asked otherwise. */
export function documentOrder({
  orderBy = 'invoiceDate',
  orderDirection = 'desc',
}: SortedBy): ListOrder<TablesOf<typeof DocumentEntity>, 'document'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection.toLowerCase() === 'asc' ? 'asc' : 'desc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

/** Which documents a list shows: of these types, on this day. */
export interface Listing {
  readonly types: readonly OwnType[]
  readonly today: string
  /** By which it can be filtered. */
  readonly fields: readonly CustomField[]
}

/** Documents of these types; of none where a filter names types of other lists. */
function ofTypes(tx: Transaction, types: readonly OwnType[]) {
  const documents = tx.db(DocumentEntity, LinkEntity).selectFrom('document').selectAll('document')
  const [type, ...others] = types
  return type !== undefined && others.length === 0
    ? documents.where('type', '=', type)
    : documents.where(({ eb, fn, val }) => eb('type', '=', fn.any(val(types))))
}
type Documents = ReturnType<typeof ofTypes>

interface Narrowing {
  readonly today: string
  readonly fields: readonly CustomField[]
  /** Of what was found by its words; undefined where no words were asked for. */
  readonly ids: readonly number[] | undefined
}

/** Documents as a filter wants them, besides their type and status. @throws INVALID_FILTER */
function narrowed(documents: Documents, query: DocumentFilter, { today, fields, ids }: Narrowing): Documents {
  let found = documents
  if (ids !== undefined) found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
  if (query.customer_id !== undefined) found = found.where('customerId', '=', query.customer_id)
  const { from_id: madeFrom } = query
  if (madeFrom !== undefined)
    found = found.where(({ eb, selectFrom }) =>
      eb('id', 'in', selectFrom('document_link').select('intoId').where('fromId', '=', madeFrom)),
    )
  if (query.vehicle_id !== undefined) found = found.where('vehicleId', '=', query.vehicle_id)
  if (query.startDate !== undefined) found = found.where('invoiceDate', '>=', query.startDate)
  if (query.endDate !== undefined) found = found.where('invoiceDate', '<=', query.endDate)
  if (query.dueFrom !== undefined) found = found.where('dueKey', '>=', query.dueFrom)
  if (query.dueUntil !== undefined) found = found.where('dueKey', '<=', query.dueUntil)
  if (query.amountFrom !== undefined) found = found.where('grandTotal', '>=', query.amountFrom)
  if (query.amountTo !== undefined) found = found.where('grandTotal', '<=', query.amountTo)
  if (query.due !== undefined) {
    found = found.where(({ eb, fn, val }) => eb('status', '=', fn.any(val(waiting))))
    if (!among(query.due, 'overdue')) found = found.where('dueKey', '>=', today)
    found = found.where('dueKey', '<', among(query.due, 'week') ? daysAfter(today, 7) : today)
  }
  for (const condition of fieldsOfDocuments.where(fields, query)) found = found.where(condition)
  return found
}

/** @throws INVALID_FILTER */
export async function documentsWhere(tx: Transaction, query: DocumentFilter, { types, today, fields }: Listing) {
  const named = query.type === undefined ? types.slice(0, 1) : types.filter((type) => among(query.type, type))
  const statuses = documentStatuses.filter((status) => among(query.status, status))
  const { search = '', is_deleted = false } = query
  const wanted = named.length > 1 ? await typesWith(tx, named, query, statuses) : named
  const words = search.trim() === '' ? undefined : await foundByWords(tx, wanted, search)
  const [status] = statuses.length === 1 ? statuses : []
  const counted = (of: readonly OwnType[]): Documents => {
    const found = ofTypes(tx, of).where('isDeleted', '=', is_deleted)
    if (status !== undefined) return found.where('status', '=', status)
    if (query.status === undefined) return found
    return found.where(({ eb, fn, val }) => eb('status', '=', fn.any(val(statuses))))
  }
  const narrowedOf = (documents: Documents) => narrowed(documents, query, { today, fields, ids: words?.ids })
  const all = counted(wanted)
  const found = narrowedOf(all)
  const total = async (): Promise<ListTotal> => {
    if (found === all)
      return totalWith(await tx.totals.of('invoicing.document', partsOf(wanted, statuses, is_deleted)), false)
    const rows = await totalOf(tx.db(DocumentEntity), found)
    return totalWith(rows.total, words?.more === true || rows.totalIsEstimate === true)
  }
  /**
   * Of each type the rows that are wanted of it, which an index has in order: of several types together, the database
   * would sort them all.
   */
  const rowsOf = (firstOf: (documents: Documents) => Documents) => {
    const tables = tx.db(DocumentEntity, LinkEntity)
    const part = (type: OwnType) =>
      tables.selectFrom(firstOf(narrowedOf(counted([type]))).as('document')).selectAll('document')
    const [first, second, ...others] = wanted
    if (first === undefined || second === undefined) return found
    const union = [second, ...others].reduce((parts, type) => parts.unionAll(part(type)), part(first))
    return tables.selectFrom(union.as('document')).selectAll('document')
  }
  return { rowsOf, total }
}

/**
 * Those of these types that have documents of the statuses that are asked for. PostgreSQL takes each status for as common in
 * one type as in all, and would read a whole type in search of the first one that is not there.
 */
async function typesWith(
  tx: Transaction,
  types: readonly OwnType[],
  { due, is_deleted: isDeleted = false }: DocumentFilter,
  statuses: readonly DocumentStatus[],
): Promise<readonly OwnType[]> {
  const possible = due === undefined ? statuses : statuses.filter((status) => waiting.some((each) => each === status))
  const counts = await Promise.all(
    types.map((type) => tx.totals.of('invoicing.document', partsOf([type], possible, isDeleted))),
  )
  return types.filter((_, at) => counts[at] !== 0)
}

/** Ids of documents that have these words, and whether there are more. */
async function foundByWords(tx: Transaction, types: readonly OwnType[], words: string) {
  const results = await Promise.all(
    types.map((type) => tx.search.find(searchKind(type), words, { limit: searchLimit })),
  )
  return { ids: results.flatMap(({ ids }) => ids), more: results.some(({ more }) => more) }
}

const partsOf = (types: readonly OwnType[], statuses: readonly string[], isDeleted: boolean): string[] =>
  types.flatMap((type) => (isDeleted ? [`${type}:deleted`] : statuses.map((status) => `${type}:${status}`)))

const among = (list: string | undefined, word: string): boolean => list === undefined || list.split(',').includes(word)
