import { filledText, formatMoney } from '@ashlar/sdk'
import { Icon, PictureImg, type View } from '@ashlar/sdk/renderer'
import { type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { productPath, storePath } from '../contract/addresses.ts'
import { cartItemsPath, cartPagePath, checkoutPagePath } from '../contract/order-addresses.ts'
import { type Cart, type CartItem, type FieldProblem, Shopping } from '../contract.ts'
import { shopperOf } from './shopper.ts'
import { type BuyingWords, words } from './visitor-texts.ts'

interface CartPageData {
  readonly cart: Cart
  readonly errors: readonly FieldProblem[]
  /** What was wrong with the form that was sent just now, or empty. */
  readonly refused: string
}

/** What is in the cart (OPEN-318). Each line is a form of its own, so that it works without a script. */
export const cartPage = sitePage({
  ...{ path: cartPagePath, personal: true, behindPages: true, client: 'load', deps: [Shopping] },
  find: async ({ visitor, language }, shopping) => {
    const { cart, errors } = await shopping.cart(shopperOf(visitor))
    const data: CartPageData = { cart, errors, refused: visitor?.notice?.error ?? '' }
    return { data, title: words(language).cart }
  },
  component: CartPage,
})

function CartPage({ data, view, root }: PageComponentProps<CartPageData>) {
  const t = words(view.language)
  const { cart } = data
  return (
    <div {...root} className="store-page store-cart-page">
      <h1>{t.cart}</h1>
      <div data-part="cart">
        {data.refused !== '' && (
          <p className="store-problem" role="alert">
            {data.refused}
          </p>
        )}
        {cart.items.length === 0 ? (
          <EmptyCart texts={t} />
        ) : (
          <div className="store-cart">
            <ul className="plain store-lines">
              {cart.items.map((item) => (
                <CartLine
                  key={item.id}
                  {...{ item, view }}
                  currency={cart.currency}
                  problem={data.errors.find(({ path }) => path === item.id)?.message ?? ''}
                  texts={t}
                />
              ))}
            </ul>
            <aside className="store-panel" aria-label={t.summary}>
              <h2>{t.summary}</h2>
              <dl className="store-sums">
                <div data-total="">
                  <dt>{t.subtotal}</dt>
                  <dd>{formatMoney(cart.subTotal, cart.currency, view.language)}</dd>
                </div>
              </dl>
              <p className="store-hint">{t.laterCosts}</p>
              <a className="button" data-size="lg" href={checkoutPagePath}>
                {t.toCheckout}
              </a>
            </aside>
          </div>
        )}
      </div>
    </div>
  )
}

export function EmptyCart({ texts }: { readonly texts: BuyingWords }) {
  return (
    <div className="store-empty">
      <Icon name="shopping-cart" />
      <p>{texts.cartEmpty}</p>
      <a className="button" href={storePath}>
        {texts.backToShop}
      </a>
    </div>
  )
}

interface CartLineProps {
  readonly item: CartItem
  readonly currency: string
  readonly problem: string
  readonly view: View
  readonly texts: BuyingWords
}

function CartLine({ item, currency, problem, view, texts }: CartLineProps) {
  const [image] = item.images
  const picture = image && view.picture(image.file)
  const { name } = item
  return (
    <li>
      <div className={picture ? 'store-picture' : 'store-picture store-no-picture'}>
        {picture ? <PictureImg picture={picture} alt="" sizes="112px" /> : <Icon name="image" />}
      </div>
      <div className="store-line-words">
        <h2>
          <a href={productPath(item.slug)}>{name}</a>
        </h2>
        <OptionWords options={item.selectedOptions} />
        {problem !== '' && <p className="store-problem">{problem}</p>}
      </div>
      <p className="store-price">{formatMoney(item.total, currency, view.language)}</p>
      <div className="store-line-acts">
        <form className="store-stepper" method="post" action={cartItemsPath}>
          <input type="hidden" name="sku" value={item.sku} />
          <button type="button" data-step="-1" aria-label={filledText(texts.less, { name })}>
            −
          </button>
          <input
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            {...(item.max > 0 && { max: item.max })}
            defaultValue={item.quantity}
            aria-label={filledText(texts.quantityOf, { name })}
          />
          <button type="button" data-step="1" aria-label={filledText(texts.more, { name })}>
            +
          </button>
          <button type="submit" className="store-apply store-plain">
            {texts.update}
          </button>
        </form>
        <form method="post" action={cartItemsPath}>
          <input type="hidden" name="sku" value={item.sku} />
          <input type="hidden" name="quantity" value="0" />
          <button type="submit" className="store-plain" aria-label={filledText(texts.removeName, { name })}>
            {texts.remove}
          </button>
        </form>
      </div>
    </li>
  )
}

export function OptionWords({ options }: { readonly options: CartItem['selectedOptions'] }) {
  if (options.length === 0) return null
  const said = options.map(({ attribute_name: name, attribute_value: value }) => `${name}: ${value}`)
  return <p className="store-hint">{said.join(', ')}</p>
}
