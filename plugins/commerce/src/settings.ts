import Type, { type Static } from 'typebox'

/** How customers may pay without a provider of their own. */
export const PaymentSettings = Type.Object({
  bank_transfer: Type.Boolean({
    title: 'Bank transfer',
    description: 'Customers are told where to send the money. You say when it came.',
    default: false,
  }),
  bank_details: Type.String({
    title: 'Bank details',
    description: 'What customers read who pay by bank transfer: bank, account, and what to name as purpose.',
    maxLength: 1_000,
    control: 'textarea',
    default: '',
  }),
  cash: Type.Boolean({ title: 'Cash', description: 'You say when the money came.', default: false }),
  on_pickup: Type.Boolean({
    title: 'On pick-up',
    description: 'Customers pay when they pick up what they ordered.',
    default: false,
  }),
  test_payments: Type.Boolean({
    title: 'Test payments',
    description: 'Payments succeed at once and no money moves. Never for customers.',
    default: false,
  }),
})
export type PaymentSettings = Static<typeof PaymentSettings>
