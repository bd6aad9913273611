import type { CustomerDirectory } from '@ashlar/plugin-customers'
import type { Transaction } from '@ashlar/sdk/server'
import type { AccountDocument } from '../../contract.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import { type DocumentRow, toPayOf } from '../document/document.store.ts'

/** Documents that were issued to the customer of an account: to whoever has shown that the email address is theirs. */
async function issuedTo(tx: Transaction, customers: CustomerDirectory, account: string) {
  const customer = await customers.ofAccount(tx, account)
  if (customer === undefined) return undefined
  return tx
    .db(DocumentEntity)
    .selectFrom('document')
    .where('customerId', '=', customer.customer_id)
    .where('type', 'in', ['quote', 'invoice', 'work-order', 'refund'])
    .where('isDeleted', '=', false)
    .where('number', '<>', '')
}

/** Undefined for what is somebody else's. */
export async function documentOfAccount(
  tx: Transaction,
  customers: CustomerDirectory,
  { account, id }: { readonly account: string; readonly id: number },
): Promise<DocumentRow | undefined> {
  const found = await issuedTo(tx, customers, account)
  return found?.selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export async function documentsOfAccount(
  tx: Transaction,
  customers: CustomerDirectory,
  { account, limit, offset }: { readonly account: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: AccountDocument[]; total: number }> {
  const found = await issuedTo(tx, customers, account)
  if (found === undefined) return { rows: [], total: 0 }
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('invoiceDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(shown), total: Number(total) }
}

const shown = (row: DocumentRow): AccountDocument => ({
  ...{ id: row.id, type: row.type, invoiceNumber: row.number, status: row.status, invoiceDate: row.invoiceDate },
  ...{ grandTotal: row.grandTotal, toPay: toPayOf(row), currency: row.currency },
})
