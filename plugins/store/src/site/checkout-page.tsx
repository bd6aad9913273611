import { filledText, formatMoney } from '@ashlar/sdk'
import { type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { cartPagePath, cartPath, checkoutPagePath } from '../contract/order-addresses.ts'
import { pickup, type Quote, type QuoteWanted, Shopping } from '../contract.ts'
import { EmptyCart, OptionWords } from './cart-page.tsx'
import { CheckoutFields } from './checkout-fields.tsx'
import { shopperOf } from './shopper.ts'
import { Sums } from './sums.tsx'
import { type BuyingWords, words } from './visitor-texts.ts'

export interface CheckoutData {
  readonly quote: Quote
  /** What was typed before the form was refused, or is known of the account. */
  readonly values: Readonly<Record<string, string>>
  readonly delivery: string
  readonly refused: string
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

/** What the script asks for in the place of a rate, as long as none is known. */
const toAddress = 'address'

const wantedNames = ['country', 'province', 'postal', 'delivery', 'code'] as const

/** One page, one form: it is sent as it stands, and comes back with what was wrong. */
export const checkoutPage = sitePage({
  ...{
    path: checkoutPagePath,
    personal: true,
    behindPages: true,
    client: 'load',
    deps: [Shopping],
    query: wantedNames,
  },
  find: async ({ visitor, query, language }, shopping) => {
    const { account, notice } = visitor ?? { account: null, notice: null }
    const typed = notice?.values ?? {}
    const value = (name: (typeof wantedNames)[number], field: string) => query[name] || typed[field] || ''
    const delivery = chosenDelivery(query['delivery'] ?? '', notice && (typed['delivery'] ?? ''))
    const [country, province, postal] = [
      value('country', 'address.country'),
      value('province', 'address.province'),
      value('postal', 'address.postal'),
    ]
    const wanted: QuoteWanted = {
      address: {
        ...(/^[A-Z]{2}$/.test(country) && { country }),
        ...(province !== '' && { province: province.slice(0, 100) }),
        ...(postal !== '' && { postal: postal.slice(0, 20) }),
      },
      ...(/^(pickup|\d{1,15}-\d{1,7})$/.test(delivery) && { delivery }),
      code: value('code', 'code').slice(0, 40),
    }
    const quote = await shopping.quote(shopperOf(visitor), wanted)
    const data: CheckoutData = {
      quote,
      values: { ...(account && { 'contact.email': account.email }), ...typed, 'address.country': country },
      delivery,
      refused: notice?.error ?? '',
      problems: [...quote.errors, ...(notice?.errors ?? [])],
    }
    return { data, title: words(language).checkout }
  },
  component: CheckoutPage,
})

/** Pick-up at first; empty while an address has to be known for the rates. What was sent counts before that. */
function chosenDelivery(asked: string, sent: string | null): string {
  if (asked === toAddress) return ''
  return asked || (sent ?? pickup)
}

function CheckoutPage({ data, view, root }: PageComponentProps<CheckoutData>) {
  const t = words(view.language)
  const { quote } = data
  const total = formatMoney(quote.grandTotal, quote.currency, view.language)
  return (
    <div {...root} className="store-page store-checkout-page">
      <h1>{t.checkout}</h1>
      {quote.items.length === 0 ? (
        <EmptyCart texts={t} />
      ) : (
        <form
          className="store-cart store-checkout"
          method="post"
          action={`${cartPath}checkout/`}
          data-currency={quote.currency}
          data-total={quote.grandTotal}
        >
          <div className="store-form">
            <Problems data={data} texts={t} />
            <CheckoutFields data={data} texts={t} language={view.language} />
          </div>
          <aside className="store-panel" aria-label={t.order} data-part="summary">
            <h2>{t.order}</h2>
            <ul className="plain store-mini">
              {quote.items.map((item) => (
                <li key={item.sku}>
                  <span>
                    {item.name}
                    <OptionWords options={item.selectedOptions} />
                    <small>
                      {item.quantity} × {formatMoney(item.unitPrice, quote.currency, view.language)}
                    </small>
                  </span>
                  <b>{formatMoney(item.total, quote.currency, view.language)}</b>
                </li>
              ))}
            </ul>
            <Sums of={quote} texts={t} language={view.language} />
            <p>
              <a href={cartPagePath}>{t.changeCart}</a>
            </p>
            <input type="hidden" name="quote" value={quote.hash} />
            <button className="button" data-size="lg" data-variant="success" type="submit">
              {filledText(t.placeOrder, { total })}
            </button>
          </aside>
        </form>
      )}
    </div>
  )
}

function Problems({
  data: { refused, problems },
  texts,
}: {
  readonly data: CheckoutData
  readonly texts: BuyingWords
}) {
  // Those of fields stand at the fields.
  const own = problems.filter(({ path }) => !path.includes('/'))
  const said = [...new Set([own.length < problems.length ? '' : refused, ...own.map(({ message }) => message)])]
  if (refused === '' && problems.length === 0) return null
  return (
    <div className="store-problems" role="alert">
      <p className="store-problem">{texts.problem}</p>
      <ul>
        {said
          .filter((text) => text !== '')
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </div>
  )
}
