import type { Tone, Translate } from '@ashlar/sdk/ui'
import type { Payment, PaymentStatus } from '../contract.ts'

const tones: Readonly<Record<PaymentStatus, Tone>> = { asked: 'orange', failed: 'red', succeeded: 'green' }

/** How a payment stands, in a word with its colour. */
export function standing(payment: Payment, t: Translate): { readonly tone: Tone; readonly word: string } {
  if (payment.received !== null) return { tone: 'yellow', word: t('Amount differs') }
  if (payment.status === 'succeeded' && payment.refunded > 0) {
    return payment.refunded === payment.amount
      ? { tone: 'red', word: t('Refunded') }
      : { tone: 'green', word: t('Paid, partly refunded') }
  }
  return { tone: tones[payment.status], word: statusWords(t)[payment.status] }
}

export const statusWords = (t: Translate): Readonly<Record<PaymentStatus, string>> => ({
  asked: t('Open'),
  failed: t('Failed'),
  succeeded: t('Paid'),
})

/** What a provider is called; by its id where its package is gone. */
export const providerName = (id: string, titles: ReadonlyMap<string, string>, t: Translate): string =>
  id === 'by_hand' ? t('Manual') : t(titles.get(id) ?? id)
