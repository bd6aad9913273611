import { filledText } from '@ashlar/sdk'
import type { OwnOrder } from '../contract/order.ts'
import { ordersPath } from '../contract/order-addresses.ts'
import type { StoreWords } from './visitor-texts.ts'

/** How far an order is, in words for its buyer. */
export function stateWords({ status, fulfilment }: Pick<OwnOrder, 'status' | 'fulfilment'>, texts: StoreWords): string {
  if (status === 'cancelled') return texts.orderCancelled
  const words: Readonly<Record<OwnOrder['fulfilment'], string>> = {
    pending: texts.orderPending,
    ready_for_pickup: texts.orderReady,
    shipped: texts.orderShipped,
    completed: texts.orderCompleted,
  }
  return words[fulfilment]
}

interface OrderActionsProps {
  readonly order: Pick<OwnOrder, 'id' | 'invoiceNumber' | 'payment' | 'payable'>
  readonly texts: StoreWords
}

/** Forms, so that they work without a script. */
export function OrderActions({ order: { id, invoiceNumber, payment, payable }, texts }: OrderActionsProps) {
  const number = filledText(texts.orderNumber, { number: invoiceNumber })
  return (
    <div className="store-order-actions">
      {payable && (
        <form method="post" action={`${ordersPath}${id}/pay/`}>
          <input type="hidden" name="payment" value={payment} />
          <button className="button" data-size="sm" type="submit">
            {texts.payNow} <span className="visually-hidden">{number}</span>
          </button>
        </form>
      )}
      <form method="post" action={`${ordersPath}${id}/repeat/`}>
        <button className="button" data-size="sm" data-variant="outline" type="submit">
          {texts.orderAgain} <span className="visually-hidden">{number}</span>
        </button>
      </form>
    </div>
  )
}
