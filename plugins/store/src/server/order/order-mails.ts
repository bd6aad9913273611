import { filledText, formatMoney } from '@ashlar/sdk'
import type { Mail } from '@ashlar/sdk/server'
import type { Tracking } from '../../contract.ts'
import type { Saying } from '../cart/line-problems.ts'
import type { OrderLineRow, OrderRow } from './order.store.ts'

/** What a shopper typed stands on one line, so that none of it becomes a link or a paragraph of its own. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function mail(order: OrderRow, purpose: string, subject: string, paragraphs: readonly string[]): Mail {
  const { firstname, lastname, email } = order.contact
  return {
    ...{ purpose: `store.${purpose}`, to: email, toName: oneLine(`${firstname} ${lastname}`), subject },
    about: [{ entity: 'web-order', id: order.id }],
    text: paragraphs.filter((each) => each !== '').join('\n\n'),
  }
}

const money = (amount: number, { currency }: OrderRow, { language }: Saying) => formatMoney(amount, currency, language)

/** Confirms an order. */
export function placedMail(order: OrderRow, lines: readonly OrderLineRow[], about: Saying): Mail {
  const { words } = about
  const { number } = order
  const list = lines.map(
    ({ name, quantity, options, total }) =>
      `${quantity} × ${oneLine(name)}${options.length === 0 ? '' : ` (${options.map(({ attribute_value }) => oneLine(attribute_value)).join(', ')})`}: ${money(total, order, about)}`,
  )
  return mail(order, 'order-placed', filledText(words.placedSubject, { number }), [
    filledText(words.placedText, { name: oneLine(order.contact.firstname) }),
    list.join('\n'),
    order.delivery.name === '' ? '' : `${oneLine(order.delivery.name)}: ${money(order.delivery.price, order, about)}`,
    filledText(words.total, { total: money(order.grandTotal, order, about) }),
  ])
}

/** Tells that the goods can be picked up, or are on their way. */
export function fulfilledMail(
  order: OrderRow,
  { to, tracking }: { readonly to: 'ready_for_pickup' | 'shipped'; readonly tracking: Tracking | null },
  { words }: Saying,
): Mail {
  const { number } = order
  if (to === 'ready_for_pickup') {
    return mail(order, 'order-ready', filledText(words.readySubject, { number }), [
      filledText(words.readyText, { number }),
    ])
  }
  return mail(order, 'order-shipped', filledText(words.shippedSubject, { number }), [
    filledText(words.shippedText, { number }),
    tracking === null || tracking.number === ''
      ? ''
      : `${oneLine(tracking.carrier)} ${filledText(words.tracking, { number: oneLine(tracking.number) })}`.trim(),
    tracking?.link ?? '',
  ])
}

/** `late` is a payment that came when the goods were gone. */
export function cancelledMail(order: OrderRow, reason: 'late' | 'cancelled', { words }: Saying): Mail {
  const { number } = order
  const text = reason === 'late' ? words.lateText : words.cancelledText
  return mail(order, 'order-cancelled', filledText(words.cancelledSubject, { number }), [filledText(text, { number })])
}

export function refundedMail(order: OrderRow, amount: number, about: Saying): Mail {
  const { number } = order
  return mail(order, 'order-refunded', filledText(about.words.refundedSubject, { number }), [
    filledText(about.words.refundedText, { number, amount: money(amount, order, about) }),
  ])
}
