import type { CustomField } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { CustomerQuery } from '../../contract.ts'
import { customersWhere, sortColumns, wantedCustomers } from './customer.list.ts'
import type { CustomerRow } from './customer.store.ts'

/** Where an export goes on: the last row, and what it was sorted by, as text, which loses no microsecond. */
export interface ExportKey {
  readonly id: number
  readonly key: string
}

/**
 * The next customers of an export. It goes on behind the last one instead of counting rows: as fast at the end as at the
 * beginning, and no customer twice or missed when others are added or deleted meanwhile.
 */
export async function exportedCustomers(
  tx: Transaction,
  query: CustomerQuery,
  fields: readonly CustomField[],
  limit: number,
  after: ExportKey | undefined,
): Promise<{ rows: CustomerRow[]; last: ExportKey | undefined }> {
  const column = sortColumns[query.orderBy ?? 'name']
  const direction = query.orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  const beyond = direction === 'asc' ? '>' : '<'
  let found = customersWhere(tx, await wantedCustomers(tx, query, fields))
    .selectAll('customer')
    .select(({ cast, ref }) => cast<string>(ref(column), 'text').as('key'))
  if (after !== undefined) {
    found = found.where(({ eb, refTuple, tuple, cast, val }) =>
      column === 'createdAt' || column === 'updatedAt'
        ? eb(refTuple(column, 'id'), beyond, tuple(cast<Date>(val(after.key), 'timestamptz'), after.id))
        : eb(refTuple(column, 'id'), beyond, tuple(after.key, after.id)),
    )
  }
  const rows = await found.orderBy(column, direction).orderBy('id', direction).limit(limit).execute()
  const end = rows.at(-1)
  return { rows, last: end && { id: end.id, key: end.key } }
}
