import { Icon, type View } from '@ashlar/sdk/renderer'
import { cartItemsPath } from '../contract/order-addresses.ts'
import type { CartRules } from './cart-rules.ts'
import { isSoldOut } from './product-card.tsx'
import type { PageProduct, PageVariant } from './shown-product.ts'
import type { StoreWords } from './visitor-texts.ts'

interface ProductFormProps {
  readonly id: string
  readonly product: PageProduct
  readonly cart: CartRules
  readonly view: View
  readonly texts: StoreWords
}

/**
 * What is chosen and put into the cart. With a script each attribute is a row of buttons; without one a list of the
 * variants is sent as it stands.
 */
export function ProductForm({ id, product, cart, view, texts }: ProductFormProps) {
  const isOff = view.mode === 'canvas'
  const hasOptions = product.attributes.length > 0
  const canBuy = (variant: PageVariant) => cart.sellsOutOfStock || !isSoldOut(variant.stock_state)
  const buyable = product.variants.filter(canBuy)
  const rules = { most: cart.most, sells: cart.sellsOutOfStock }
  return (
    <form
      className="store-choose"
      method="post"
      action={cartItemsPath}
      data-rules={JSON.stringify(rules)}
      data-variants={JSON.stringify(product.variants.map(forScript))}
    >
      {hasOptions && (
        <>
          <VariantSelect {...{ id, product, texts, canBuy }} />
          {product.attributes.map(({ name, values }, index) => (
            <fieldset key={name} className="store-options">
              <legend>{name}</legend>
              <div>
                {values.map((value) => (
                  <label key={value}>
                    <input type="radio" name={`${id}-option-${index}`} value={value} data-attribute={name} />
                    <span>{value}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </>
      )}
      {!hasOptions && <input type="hidden" name="sku" value={product.sku} />}
      {cart.enabled && (
        <div className="store-add-row">
          {cart.showsQuantity && (
            <>
              <label className="visually-hidden" htmlFor={`${id}-quantity`}>
                {texts.quantity}
              </label>
              <input
                className="store-quantity"
                id={`${id}-quantity`}
                name="quantity"
                type="number"
                inputMode="numeric"
                min={1}
                max={cart.most}
                defaultValue={1}
              />
            </>
          )}
          <button className="button" data-size="lg" type="submit" disabled={isOff || buyable.length === 0}>
            {buyable.length === 0 ? texts.outOfStock : texts.addToCart}
          </button>
        </div>
      )}
      <p className="store-problem" role="alert" />
      <StockLine product={product} texts={texts} />
    </form>
  )
}

/** What the script needs of a variant. */
const forScript = ({ sku, price, stock_state, image, attributes }: PageVariant) => ({
  ...{ sku, price, stock_state, image },
  values: attributes.map(({ attribute_value }) => attribute_value),
})

interface VariantSelectProps extends Pick<ProductFormProps, 'id' | 'product' | 'texts'> {
  readonly canBuy: (variant: PageVariant) => boolean
}

function VariantSelect({ id, product, texts, canBuy }: VariantSelectProps) {
  return (
    <div className="store-variant-select">
      <label htmlFor={`${id}-variant`}>{product.attributes.map(({ name }) => name).join(', ')}</label>
      <select id={`${id}-variant`} name="sku" required>
        <option value="">{texts.selectOptions}</option>
        {product.variants.map((variant) => (
          <option key={variant.id} value={variant.sku} disabled={!canBuy(variant)}>
            {variant.attributes.map(({ attribute_value }) => attribute_value).join(', ')}
          </option>
        ))}
      </select>
    </div>
  )
}

function StockLine({ product, texts }: Pick<ProductFormProps, 'product' | 'texts'>) {
  const isOut = isSoldOut(product.stock_state)
  const isWaitedFor = ['ready_to_order', 'backordered', 'ordered', 'pending'].includes(product.stock_state)
  return (
    <p className="store-stock" data-stock="" data-out={isOut || undefined}>
      <Icon name={isOut ? 'circle-x' : 'circle-check'} />
      <span>{isOut ? texts.notAvailable : isWaitedFor ? texts.onBackorder : texts.inStock}</span>
    </p>
  )
}
