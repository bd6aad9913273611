import type { OwnType } from '../contract.ts'

const lists: Readonly<Record<OwnType, string>> = {
  quote: 'quotes',
  invoice: 'invoices',
  'work-order': 'work-orders',
  recurring: 'invoices',
  refund: 'invoices',
}

/** Where staff open a document. */
export const adminAddressOf = ({ id, type }: { readonly id: number; readonly type: OwnType }): string =>
  `/admin/${lists[type]}/${id}`
