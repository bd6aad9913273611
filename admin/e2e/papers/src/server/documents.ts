import type { Invoice } from '../contract.ts'

/** Each customer has two invoices; the number of one tells whose it is. */
export class Documents {
  async ofCustomer(_: unknown, customerId: number): Promise<Invoice[]> {
    return [1, 2].map((at) => invoice(customerId * 10 + at))
  }

  async byIds(_: unknown, ids: readonly number[]): Promise<(Invoice & { readonly customerId: number })[]> {
    return ids.map((id) => ({ ...invoice(id), customerId: Math.floor(id / 10) }))
  }
}

const invoice = (id: number): Invoice => ({
  ...{ id, invoiceNumber: `INV-${id}`, status: 'paid', invoiceDate: '2026-03-02' },
  ...{ grandTotal: 12_000, currency: 'CAD' },
})
