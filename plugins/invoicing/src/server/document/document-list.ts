import { documentStatuses } from '@ashlar/plugin-commerce'
import type { CustomField } from '@ashlar/sdk'
import {
  type ListOrder,
  type ListTotal,
  sorted,
  type TablesOf,
  type Transaction,
  totalOf,
  totalWith,
} from '@ashlar/sdk/server'
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

type SortedBy = Pick<DocumentQuery, 'orderBy' | 'orderDirection' | 'after' | 'before'>

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

/**
 * Documents of these types. An index gives the order of a list within one type. Of several, each is read in that order, so
 * that the database merges them and reads no more than it shows.
 */
function ofTypes(tx: Transaction, types: readonly OwnType[], query: DocumentFilter & SortedBy) {
  const tables = tx.db(DocumentEntity, LinkEntity)
  const ofType = (type: OwnType | undefined) =>
    tables
      .selectFrom('document')
      .selectAll()
      .where(({ eb, val }) => eb('type', '=', val(type)))
  const [first, ...others] = types
  if (others.length === 0) return tables.selectFrom(ofType(first).as('document'))
  const order = documentOrder(query)
  const way = isBackward(query) === (order.direction === 'asc') ? 'desc' : 'asc'
  const ordered = (type: OwnType | undefined) =>
    tables.selectFrom(sorted(ofType(type), { ...order, direction: way }).as('document')).selectAll()
  return tables.selectFrom(others.reduce((all, type) => all.unionAll(ordered(type)), ordered(first)).as('document'))
}

/** Whether a page before a place is asked for, which is read from there. */
const isBackward = ({ after, before }: SortedBy): boolean => after === undefined && before !== undefined

/** @throws INVALID_FILTER */
export async function documentsWhere(
  tx: Transaction,
  query: DocumentFilter & SortedBy,
  { types, today, fields }: Listing,
) {
  const wanted = query.type === undefined ? types.slice(0, 1) : types.filter((type) => among(query.type, type))
  const statuses = documentStatuses.filter((status) => among(query.status, status))
  const { search = '', is_deleted = false } = query
  let found = ofTypes(tx, wanted, query).where('isDeleted', '=', is_deleted)
  let isNarrow = false
  let hasMore = false
  const narrow = (next: typeof found) => {
    found = next
    isNarrow = true
  }
  if (search.trim() !== '') {
    const ids: number[] = []
    for (const type of wanted) {
      const result = await tx.search.find(searchKind(type), search, { limit: searchLimit })
      ids.push(...result.ids)
      hasMore ||= result.more
    }
    narrow(found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids)))))
  }
  const [status] = statuses.length === 1 ? statuses : []
  if (status !== undefined) found = found.where('status', '=', status)
  else if (query.status !== undefined)
    found = found.where(({ eb, fn, val }) => eb('status', '=', fn.any(val(statuses))))
  if (query.customer_id !== undefined) narrow(found.where('customerId', '=', query.customer_id))
  const { from_id: madeFrom } = query
  if (madeFrom !== undefined)
    narrow(
      found.where(({ eb, selectFrom }) =>
        eb('id', 'in', selectFrom('document_link').select('intoId').where('fromId', '=', madeFrom)),
      ),
    )
  if (query.vehicle_id !== undefined) narrow(found.where('vehicleId', '=', query.vehicle_id))
  if (query.startDate !== undefined) narrow(found.where('invoiceDate', '>=', query.startDate))
  if (query.endDate !== undefined) narrow(found.where('invoiceDate', '<=', query.endDate))
  if (query.dueFrom !== undefined) narrow(found.where('dueKey', '>=', query.dueFrom))
  if (query.dueUntil !== undefined) narrow(found.where('dueKey', '<=', query.dueUntil))
  if (query.amountFrom !== undefined) narrow(found.where('grandTotal', '>=', query.amountFrom))
  if (query.amountTo !== undefined) narrow(found.where('grandTotal', '<=', query.amountTo))
  if (query.due !== undefined) {
    narrow(found.where(({ eb, fn, val }) => eb('status', '=', fn.any(val(waiting)))))
    narrow(
      query.due === 'overdue'
        ? found.where('dueKey', '<', today)
        : found.where('dueKey', '>=', today).where('dueKey', '<', daysAfter(today, 7)),
    )
  }
  for (const condition of fieldsOfDocuments.where(fields, query)) narrow(found.where(condition))
  const total = async (): Promise<ListTotal> => {
    if (!isNarrow)
      return totalWith(await tx.totals.of('invoicing.document', partsOf(wanted, statuses, is_deleted)), false)
    const counted = await totalOf(tx.db(DocumentEntity), found)
    return totalWith(counted.total, hasMore || counted.totalIsEstimate === true)
  }
  return { found, total }
}

const partsOf = (types: readonly OwnType[], statuses: readonly string[], isDeleted: boolean): string[] =>
  types.flatMap((type) => (isDeleted ? [`${type}:deleted`] : statuses.map((status) => `${type}:${status}`)))

const among = (list: string | undefined, word: string): boolean => list === undefined || list.split(',').includes(word)
