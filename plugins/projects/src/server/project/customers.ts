import { CustomerDirectory, customerDeleted, customersMerged } from '@ashlar/plugin-customers'
import { Database, on, type Transaction } from '@ashlar/sdk/server'
import { ProjectEntity, ProjectInvoiceEntity } from './project.entities.ts'
import { indexProject } from './project.store.ts'

async function relink(tx: Transaction, from: number, into: number | null, customers: CustomerDirectory): Promise<void> {
  const rows = await tx
    .db(ProjectEntity)
    .updateTable('project')
    .set({ customerId: into, ...(into === null && { vehicleId: null }) })
    .where('customerId', '=', from)
    .returningAll()
    .execute()
  for (const row of rows) {
    if (into === null) await tx.em.nativeDelete(ProjectInvoiceEntity, { projectId: row.id })
    await indexProject(tx, row, customers)
  }
}

/** Projects follow their customer. */
export const followMerged = on(customersMerged, [Database, CustomerDirectory], ({ from, into }, database, customers) =>
  database.tenant((tx) => relink(tx, from, into, customers)),
)

/** Projects stay without the customer; an erased one is deleted, too. */
export const forgetDeleted = on(customerDeleted, [Database, CustomerDirectory], ({ customerId }, database, customers) =>
  database.tenant((tx) => relink(tx, customerId, null, customers)),
)
