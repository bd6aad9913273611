import { filledText, formatMoney } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import type { OwnOrder } from '../contract/order.ts'
import { thanksPagePath } from '../contract/order-addresses.ts'
import { OrderActions, stateWords } from './order-actions.tsx'
import { ownOrders } from './own-orders.ts'
import { words } from './visitor-texts.ts'

/** What a list of orders shows of one. */
export type ListedOrder = Pick<
  OwnOrder,
  'id' | 'invoiceNumber' | 'invoiceDate' | 'status' | 'fulfilment' | 'grandTotal' | 'currency' | 'payment' | 'payable'
>

type Props = BlockComponentProps<typeof ownOrders, readonly ListedOrder[] | undefined>

/** Each order with its day, state and total. */
function OwnOrders({ props, data, root, view }: Props) {
  const texts = words(view.language)
  if (!data) return <EmptyBlock root={root} view={view} icon="receipt-text" text={texts.noOrders} />
  const day = new Intl.DateTimeFormat(view.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section {...root}>
      <h2>{props.title || texts.yourOrders}</h2>
      {data.length === 0 ? (
        <p className="store-none">{texts.noOrders}</p>
      ) : (
        <ul className="plain store-orders">
          {data.map((order) => (
            <li key={order.id}>
              <a href={`${thanksPagePath}?order=${order.id}`}>
                {filledText(texts.orderNumber, { number: order.invoiceNumber })}
              </a>
              <time dateTime={order.invoiceDate}>{day.format(new Date(order.invoiceDate))}</time>
              <span>{stateWords(order, texts)}</span>
              <b>{formatMoney(order.grandTotal, order.currency, view.language)}</b>
              <OrderActions order={order} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default defineBlockRenderer<typeof ownOrders, readonly ListedOrder[] | undefined>(ownOrders, OwnOrders)
