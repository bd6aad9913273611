import type { PaymentMethod } from '../../contract.ts'

const names: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
  cheque: 'Cheque',
  other: 'Other',
}

/** How money came, as the payment says it. */
export const paymentNote = (method: PaymentMethod, note: string): string =>
  [names[method], note].filter((part) => part !== '').join(': ')
