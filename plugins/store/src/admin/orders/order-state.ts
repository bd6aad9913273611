import type { Fulfilment, WebOrder } from '../../contract.ts'

type State = Pick<WebOrder, 'status' | 'fulfilment'>

/** Nothing of it can be changed: it is off, or its goods have left. */
export const isUnderWay = ({ status, fulfilment }: State): boolean =>
  status === 'cancelled' || fulfilment === 'shipped' || fulfilment === 'completed'

/** What may be reported next: pick-ups become ready, others are shipped, and all are completed. */
export function nextFulfilments(order: State & Pick<WebOrder, 'delivery'>): Exclude<Fulfilment, 'pending'>[] {
  const { status, fulfilment, delivery } = order
  if (status === 'cancelled' || fulfilment === 'completed') return []
  if (fulfilment !== 'pending') return ['completed']
  if (delivery.id === '') return ['completed']
  return [delivery.id === 'pickup' ? 'ready_for_pickup' : 'shipped', 'completed']
}

/** What can still be given back. */
export const refundable = ({ amountPaid, amountRefunded }: Pick<WebOrder, 'amountPaid' | 'amountRefunded'>): number =>
  amountPaid - amountRefunded
