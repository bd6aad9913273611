import { formatMoney } from '@ashlar/sdk'
import { ApiError, call, outdated } from '@ashlar/sdk/admin'
import { confirm, currentLanguage, type Translate, toast } from '@ashlar/sdk/ui'
import { listPayments, type Payment, settlePayment } from '../contract.ts'

/** Mark an open payment as paid or not paid, after a question: it cannot be taken back. */
export async function settle(payment: Payment, hasCome: boolean, t: Translate): Promise<void> {
  const { title, received } = payment
  const { amount, currency } = received ?? payment
  const money = formatMoney(amount, currency, currentLanguage())
  const notTaken = received
    ? t('{title} will be marked as not paid, and {amount} will be refunded.', { title, amount: money })
    : t('{title} will be marked as not paid.', { title })
  const description = hasCome ? t('{title} will be marked as paid with {amount}.', { title, amount: money }) : notTaken
  if (!(await confirm({ description, destructive: !hasCome }))) return
  await call(settlePayment, { params: { id: payment.id }, body: { hasCome } }).catch((error: unknown) =>
    toast.error(t('The payment was not changed'), { description: error instanceof ApiError ? error.message : '' }),
  )
  await outdated(listPayments)
}
