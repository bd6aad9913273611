import { filledText, formatMoney } from '@ashlar/sdk'
import { type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { storePath } from '../contract/addresses.ts'
import { ordersPath, thanksPagePath } from '../contract/order-addresses.ts'
import { type OwnOrder, Shopping } from '../contract.ts'
import { OptionWords } from './cart-page.tsx'
import { shopperOf } from './shopper.ts'
import { Sums } from './sums.tsx'
import { words } from './visitor-texts.ts'

/** The order that was placed just now, for whoever placed it alone. */
export const thanksPage = sitePage({
  ...{ path: thanksPagePath, personal: true, behindPages: true, client: 'load', deps: [Shopping], query: ['order'] },
  find: async ({ visitor, query, language }, shopping) => {
    const id = /^[1-9]\d{0,14}$/.test(query['order'] ?? '') ? Number(query['order']) : undefined
    const order = id === undefined ? undefined : await shopping.order(shopperOf(visitor), id)
    return order === undefined ? null : { data: order, title: words(language).thanks }
  },
  component: ThanksPage,
})

function ThanksPage({ data: order, view, root }: PageComponentProps<OwnOrder>) {
  const t = words(view.language)
  const money = (amount: number) => formatMoney(amount, order.currency, view.language)
  const isPaid = order.amountPaid >= order.grandTotal
  const isOpen = !isPaid && order.payment !== '' && order.payment !== 'on_pickup'
  return (
    <div
      {...root}
      className="store-page store-thanks-page"
      data-order={order.id}
      data-number={order.invoiceNumber}
      data-total={order.grandTotal}
      data-currency={order.currency}
    >
      <h1>{t.thanks}</h1>
      <p className="lead">
        {filledText(t.orderNumber, { number: order.invoiceNumber })}.{' '}
        {filledText(t.mailed, { email: order.contact.email })}
      </p>
      {isPaid && order.grandTotal > 0 && <p role="status">{t.paid}</p>}
      {isOpen && (
        <form method="post" action={`${ordersPath}${order.id}/pay/`}>
          <p>{t.notPaid}</p>
          <input type="hidden" name="payment" value={order.payment} />
          <button className="button" type="submit">
            {t.payNow}
          </button>
        </form>
      )}
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
