import { isDeepStrictEqual } from 'node:util'
import { afterImport, type CustomValues, Database, type Transaction } from '@ashlar/sdk/server'
import { CustomerEntity } from './customer.entity.ts'
import type { CustomerRow } from './customer.store.ts'

/** The version before reads custom values in the customer's row: going back to it loses none. */
export async function tellVersionBefore(tx: Transaction, row: CustomerRow, values: CustomValues): Promise<void> {
  if (isDeepStrictEqual({ ...row.customValues }, { ...values })) return
  await tx
    .db(CustomerEntity)
    .updateTable('customer')
    .set({ customValues: { ...values } })
    .where('id', '=', row.id)
    .execute()
}

/** Backups of the version before have custom values in the rows of customers; in others both say the same. */
export const valuesOfVersionBefore = afterImport([Database], (database) =>
  database.tenant(async (tx) => {
    await tx.sql`insert into customers.customer_custom_value (customer_id, field, value)
      select c.id, v.key, v.value from customers.customer c, jsonb_each_text(c.custom_values) v where v.value <> ''
      on conflict do nothing`
  }),
)
