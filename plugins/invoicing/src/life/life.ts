import type { DocumentStatus } from '@ashlar/plugin-commerce'
import type { OwnType } from '../contract.ts'

/** What people do with documents. */
export const acts = [
  'change',
  'remove',
  'issue',
  'send',
  'approve',
  'decline',
  'convert',
  'pay',
  'payDeposit',
  'payBackDeposit',
  'refund',
  'cancel',
  'archive',
  'start',
] as const
export type Act = (typeof acts)[number]

interface Rule {
  readonly types: readonly OwnType[]
  readonly from: readonly DocumentStatus[]
}

const unpaid = ['draft', 'awaiting_customer', 'approved', 'declined', 'pending_payment', 'partial_payment'] as const
const all: readonly OwnType[] = ['quote', 'invoice', 'work-order', 'recurring', 'refund']

/** The life of documents: what may be done with which type in which status. */
const life: Readonly<Record<Act, Rule | readonly Rule[]>> = {
  // A recurring invoice that runs is changed for the invoices to come.
  change: [
    { types: all, from: ['draft'] },
    { types: ['recurring'], from: ['approved'] },
  ],
  remove: { types: all, from: ['draft'] },
  issue: { types: ['quote', 'invoice', 'work-order'], from: ['draft'] },
  send: {
    types: ['quote', 'invoice', 'work-order', 'refund'],
    from: ['awaiting_customer', 'approved', 'pending_payment', 'partial_payment', 'paid', 'refunded'],
  },
  approve: { types: ['quote', 'work-order'], from: ['awaiting_customer'] },
  decline: { types: ['quote', 'work-order'], from: ['awaiting_customer'] },
  convert: { types: ['quote', 'work-order'], from: ['approved'] },
  pay: { types: ['invoice'], from: ['pending_payment', 'partial_payment'] },
  payDeposit: { types: ['quote', 'work-order'], from: ['approved'] },
  payBackDeposit: { types: ['quote', 'work-order'], from: ['approved', 'declined', 'cancelled', 'archived'] },
  refund: { types: ['invoice'], from: ['partial_payment', 'paid'] },
  cancel: { types: ['quote', 'invoice', 'work-order', 'recurring'], from: unpaid },
  archive: { types: all, from: [...unpaid, 'refunded', 'cancelled'] },
  start: { types: ['recurring'], from: ['draft'] },
}

/** The status that a document gets when it is issued. */
export const issuedStatus = {
  quote: 'awaiting_customer',
  'work-order': 'awaiting_customer',
  invoice: 'pending_payment',
  refund: 'pending_payment',
  recurring: 'approved',
} as const satisfies Record<OwnType, DocumentStatus>

/** Whether something may be done with a document. */
export function may(
  act: Act,
  { type, status, isDeleted }: { readonly type: OwnType; readonly status: DocumentStatus; readonly isDeleted: boolean },
): boolean {
  return !isDeleted && [life[act]].flat().some(({ types, from }) => types.includes(type) && from.includes(status))
}
