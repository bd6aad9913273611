import { filledText, formatMoney } from '@ashlar/sdk'
import { type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { OrderActions } from '../block/order-actions.tsx'
import { words as blockWords } from '../block/visitor-texts.ts'
import { storePath } from '../contract/addresses.ts'
import { thanksPagePath } from '../contract/order-addresses.ts'
import { type OwnOrder, Shopping } from '../contract.ts'
import { OptionWords } from './cart-page.tsx'
import { OrderState } from './order-state.tsx'
import { shopperOf } from './shopper.ts'
import { Sums } from './sums.tsx'
import { words } from './visitor-texts.ts'

/** Minutes in which an order is new to whoever looks at it. */
const isNewFor = 60

interface ShownOrder {
  readonly order: OwnOrder
  readonly isNew: boolean
}

/** An order, for whoever placed it alone: thanks at first, later what became of it. */
export const thanksPage = sitePage({
  ...{ path: thanksPagePath, personal: true, behindPages: true, client: 'load', deps: [Shopping], query: ['order'] },
  find: async ({ visitor, query, language }, shopping) => {
    const id = /^[1-9]\d{0,14}$/.test(query['order'] ?? '') ? Number(query['order']) : undefined
    const order = id === undefined ? undefined : await shopping.order(shopperOf(visitor), id)
    if (order === undefined) return null
    const isNew = Date.now() - Date.parse(order.invoiceDate) < isNewFor * 60_000
    const t = words(language)
    return {
      data: { order, isNew },
      title: isNew ? t.thanks : filledText(t.orderNumber, { number: order.invoiceNumber }),
    }
  },
  component: ThanksPage,
})

function ThanksPage({ data: { order, isNew }, view, root }: PageComponentProps<ShownOrder>) {
  const t = words(view.language)
  const money = (amount: number) => formatMoney(amount, order.currency, view.language)
  const isPaid = order.amountPaid >= order.grandTotal
  const number = filledText(t.orderNumber, { number: order.invoiceNumber })
  return (
    <div
      {...root}
      className="store-page store-thanks-page"
      data-order={order.id}
      data-number={order.invoiceNumber}
      data-total={order.grandTotal}
      data-currency={order.currency}
    >
      <h1>{isNew ? t.thanks : number}</h1>
      {isNew ? (
        <p className="lead">
          {number}. {filledText(t.mailed, { email: order.contact.email })}
        </p>
      ) : (
        <OrderState order={order} view={view} />
      )}
      {isPaid && isNew && order.grandTotal > 0 && <p role="status">{t.paid}</p>}
      {order.payable && <p>{t.notPaid}</p>}
      {(order.payable || !isNew) && <OrderActions order={order} texts={blockWords(view.language)} />}
      <div className="store-panel">
        <ul className="plain store-mini">
          {order.items.map((item) => (
            <li key={item.id}>
              <span>
                {item.name}
                <OptionWords options={item.selectedOptions} />
                <small>
                  {item.quantity} × {money(item.unitPrice)}
                </small>
              </span>
              <b>{money(item.total)}</b>
            </li>
          ))}
        </ul>
        <Sums of={order} texts={t} language={view.language} />
      </div>
      <p>
        <a href={storePath}>{t.backToShop}</a>
      </p>
    </div>
  )
}
