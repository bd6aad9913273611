import { defineModule } from '@ashlar/sdk'
import { defineServer, provide } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import { InvoicesOfCustomers } from '../../contract.ts'

const invoicing = defineModule({ id: 'papers', title: 'Papers' })
const theirs = { customer: 0 }

const invoice = (id: number, customerId: number) => ({
  ...{ id, customerId, invoiceNumber: `INV-${id}`, status: 'paid', invoiceDate: '2026-01-01' },
  ...{ grandTotal: 1200, currency: 'CAD' },
})

class Papers implements InvoicesOfCustomers {
  async ofCustomer(_tx: unknown, customerId: number) {
    return [invoice(1, theirs.customer), invoice(2, theirs.customer)].filter((each) => each.customerId === customerId)
  }
  async byIds(_tx: unknown, ids: readonly number[]) {
    const all = [invoice(1, theirs.customer), invoice(2, theirs.customer), invoice(3, 0)]
    return all.filter(({ id }) => ids.includes(id))
  }
}

/** A module in the place of invoicing, with three invoices: the first two are of one customer. */
export const papers: TestPackage = {
  name: '@acme/papers',
  root: { invoicing },
  server: defineServer(invoicing, { services: [provide(InvoicesOfCustomers, Papers)] }),
}

/** Whose the first two invoices are. */
export function invoicesAreOf(customer: number): void {
  theirs.customer = customer
}
