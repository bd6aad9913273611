import type { DocumentStatus } from '@ashlar/plugin-commerce'
import type { Tone, Translate } from '@ashlar/sdk/ui'
import type { Fulfilment } from '../../contract.ts'

export const orderStatusNames = (t: Translate): Readonly<Record<DocumentStatus, string>> => ({
  draft: t('Draft'),
  awaiting_customer: t('Awaiting customer'),
  pending_payment: t('Awaiting payment'),
  partial_payment: t('Partly paid'),
  paid: t('Paid'),
  refunded: t('Refunded'),
  cancelled: t('Cancelled'),
  declined: t('Declined'),
  approved: t('Approved'),
  archived: t('Archived'),
})

export const fulfilmentNames = (t: Translate): Readonly<Record<Fulfilment, string>> => ({
  pending: t('To be fulfilled'),
  ready_for_pickup: t('Ready for pickup'),
  shipped: t('Shipped'),
  completed: t('Completed'),
})

export const fulfilmentTones: Readonly<Record<Fulfilment, Tone>> = {
  pending: 'orange',
  ready_for_pickup: 'blue',
  shipped: 'blue',
  completed: 'green',
}

/** What a step of the history is called; a kind of a later version by its own word. */
export function stepName(kind: string, t: Translate): string {
  const names: Readonly<Record<string, string>> = {
    placed: t('Order placed'),
    changed: t('Order changed'),
    'payment-succeeded': t('Payment received'),
    'payment-failed': t('Payment failed'),
    'payment-too-late': t('Payment came too late'),
    paid: t('Paid in full'),
    'refund-asked': t('Refund started'),
    refunded: t('Refunded'),
    'stock-released': t('Stock released, because the order was not paid'),
    ready_for_pickup: t('Ready for pickup'),
    shipped: t('Shipped'),
    completed: t('Completed'),
    cancelled: t('Cancelled'),
  }
  return names[kind] ?? kind
}

/** Icons of steps; others have a dot. */
export const stepIcons: Readonly<Record<string, string>> = {
  placed: 'shopping-bag',
  changed: 'pencil',
  'payment-succeeded': 'credit-card',
  'payment-failed': 'circle-alert',
  'payment-too-late': 'circle-alert',
  paid: 'circle-check',
  'refund-asked': 'undo-2',
  refunded: 'undo-2',
  'stock-released': 'package',
  ready_for_pickup: 'store',
  shipped: 'truck',
  completed: 'check',
  cancelled: 'x',
}
