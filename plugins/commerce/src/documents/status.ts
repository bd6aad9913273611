/** Kinds of documents. Web orders are the store's, the others invoicing's. */
export const documentTypes = ['quote', 'invoice', 'work-order', 'recurring', 'refund', 'web-order'] as const
export type DocumentType = (typeof documentTypes)[number]

export type DocumentStatus =
  | 'draft'
  | 'awaiting_customer'
  | 'pending_payment'
  | 'partial_payment'
  | 'paid'
  | 'refunded'
  | 'cancelled'
  | 'declined'
  | 'approved'
  | 'archived'

/** How a document stands on screen: one that is deleted or was never saved has no status to show. */
export type DisplayStatus = DocumentStatus | 'deleted' | 'unsaved'

interface StatusRules {
  /** The badge's. */
  readonly tone: 'blue' | 'orange' | 'green' | 'yellow' | 'red' | 'grey'
  /** What may follow, besides being cancelled and archived. */
  readonly next: readonly DocumentStatus[]
}

const rules: Readonly<Record<DocumentStatus, StatusRules>> = {
  draft: { tone: 'blue', next: ['awaiting_customer', 'pending_payment'] },
  awaiting_customer: { tone: 'orange', next: ['approved', 'declined'] },
  approved: { tone: 'green', next: ['pending_payment'] },
  declined: { tone: 'red', next: [] },
  pending_payment: { tone: 'orange', next: ['partial_payment', 'paid'] },
  partial_payment: { tone: 'yellow', next: ['paid', 'refunded'] },
  paid: { tone: 'green', next: ['refunded'] },
  refunded: { tone: 'red', next: [] },
  cancelled: { tone: 'red', next: [] },
  archived: { tone: 'grey', next: [] },
}

export const documentStatuses = Object.freeze(Object.keys(rules)) as readonly DocumentStatus[]

/** The colour of a status's badge. */
export const toneOf = (status: DisplayStatus): StatusRules['tone'] =>
  status === 'deleted' || status === 'unsaved' ? 'red' : rules[status].tone

/** Whether a document may go from one status to another; to the same one is no change. */
export function mayBecome(from: DocumentStatus, to: DocumentStatus): boolean {
  if (from === to) return false
  if (to === 'archived' || to === 'cancelled') return from !== 'paid'
  return rules[from].next.includes(to)
}

/** What payments make of an issued document. A part that was given back leaves it paid; all of it makes it refunded. */
export function paidStatus(money: {
  readonly grandTotal: number
  readonly paid: number
  readonly refunded: number
}): 'pending_payment' | 'partial_payment' | 'paid' | 'refunded' {
  const { grandTotal, paid, refunded } = money
  if (refunded > 0 && refunded >= paid) return 'refunded'
  if (paid >= grandTotal) return 'paid'
  return paid > 0 ? 'partial_payment' : 'pending_payment'
}
