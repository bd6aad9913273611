import Type, { type Static } from 'typebox'

/** How customers may pay without a provider of their own. */
export const PaymentSettings = Type.Object({
  bank_transfer: Type.Boolean({
    title: 'Bank transfer',
    description: 'Customers see where to send the money. You confirm when it arrives.',
    default: false,
  }),
  bank_details: Type.String({
    title: 'Bank details',
    description: 'Shown to customers who pay by bank transfer: bank, account and payment reference.',
    maxLength: 1_000,
    control: 'textarea',
    default: '',
  }),
  cash: Type.Boolean({ title: 'Cash', description: 'You confirm when the money arrives.', default: false }),
  on_pickup: Type.Boolean({
    title: 'On pick-up',
    description: 'Customers pay when they pick up what they ordered.',
    default: false,
  }),
  test_payments: Type.Boolean({
    title: 'Test payments',
    description: 'Payments succeed immediately and no money moves. Not for real customers.',
    default: false,
  }),
})
export type PaymentSettings = Static<typeof PaymentSettings>
