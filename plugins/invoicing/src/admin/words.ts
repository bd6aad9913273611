import type { DisplayStatus, DocumentStatus } from '@ashlar/plugin-commerce'
import { formatMoney } from '@ashlar/sdk'
import { currentLanguage, type Translate } from '@ashlar/sdk/ui'
import type { ItemKind, OwnType, PaymentMethod } from '../contract.ts'

export const moneyText = (amount: number, currency: string): string => formatMoney(amount, currency, currentLanguage())

export const statusNames = (t: Translate): Readonly<Record<DocumentStatus, string>> => ({
  draft: t('Draft'),
  awaiting_customer: t('Awaiting customer'),
  pending_payment: t('Pending payment'),
  partial_payment: t('Partial payment'),
  paid: t('Paid'),
  refunded: t('Refunded'),
  cancelled: t('Cancelled'),
  declined: t('Declined'),
  approved: t('Approved'),
  archived: t('Archived'),
})

export const displayNames = (t: Translate): Readonly<Record<DisplayStatus, string>> => ({
  ...statusNames(t),
  deleted: t('Deleted'),
  unsaved: t('Unsaved'),
})

export const typeNames = (t: Translate): Readonly<Record<OwnType, string>> => ({
  quote: t('Quote'),
  invoice: t('Invoice'),
  'work-order': t('Work Order'),
  recurring: t('Recurring invoice'),
  refund: t('Credit note'),
})

export const itemKindNames = (t: Translate): Readonly<Record<ItemKind, string>> => ({
  product: t('Product'),
  service: t('Service'),
  other: t('Other'),
  section: t('Section'),
  note: t('Note'),
})

export const methodNames = (t: Translate): Readonly<Record<PaymentMethod, string>> => ({
  bank_transfer: t('Bank transfer'),
  cash: t('Cash'),
  card: t('Card'),
  cheque: t('Cheque'),
  other: t('Other'),
})

/** One step of a history in words. */
export function stepName(kind: string, t: Translate): string {
  const names: Readonly<Record<string, string>> = {
    created: t('Created'),
    issued: t('Issued'),
    sent: t('Sent'),
    reminded: t('Reminder sent'),
    'not-reminded': t('Not reminded: no email address'),
    'reminders-stopped': t('Reminders stopped'),
    'reminders-resumed': t('Reminders resumed'),
    'late-fee': t('Late fee'),
    seen: t('Opened by the customer'),
    'links-ended': t('Links ended'),
    approved: t('Approved'),
    declined: t('Declined'),
    converted: t('Converted'),
    payment: t('Payment'),
    'payment-failed': t('Payment failed'),
    credit: t('Credit added'),
    'credit-used': t('Credit used'),
    'deposit-used': t('Deposit used'),
    'deposit-paid-back': t('Deposit paid back'),
    paid: t('Paid'),
    'refund-asked': t('Refund'),
    'refund-failed': t('Refund failed'),
    cancelled: t('Cancelled'),
    archived: t('Archived'),
    deleted: t('Deleted'),
    restored: t('Restored'),
    started: t('Started'),
    paused: t('Paused'),
    resumed: t('Resumed'),
    stopped: t('Stopped'),
    ended: t('Ended'),
    'date-skipped': t('Date skipped'),
    'date-restored': t('Date no longer skipped'),
  }
  return names[kind] ?? kind
}

export const stepIcons: Readonly<Record<string, string>> = {
  created: 'file-plus',
  issued: 'file-check',
  sent: 'send',
  reminded: 'bell',
  'not-reminded': 'circle-alert',
  'reminders-stopped': 'bell-off',
  'reminders-resumed': 'bell',
  'late-fee': 'coins',
  seen: 'eye',
  'links-ended': 'link-2-off',
  approved: 'check',
  declined: 'x',
  converted: 'arrow-right',
  payment: 'banknote',
  'payment-failed': 'circle-alert',
  credit: 'coins',
  'credit-used': 'coins',
  'deposit-used': 'coins',
  'deposit-paid-back': 'undo-2',
  paid: 'circle-check',
  'refund-asked': 'undo-2',
  'refund-failed': 'circle-alert',
  cancelled: 'x',
  archived: 'archive',
  deleted: 'trash-2',
  restored: 'undo-2',
  started: 'play',
  paused: 'pause',
  resumed: 'play',
  stopped: 'circle-alert',
  ended: 'circle-check',
  'date-skipped': 'calendar-x',
  'date-restored': 'calendar-check',
}
