import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { productPath } from '../contract/addresses.ts'
import type { CartRules } from './cart-rules.ts'
import { product } from './product.ts'
import { CardCart, CategoryBadges, Price, ProductPicture } from './product-card.tsx'
import type { ProductCard } from './shown-list.ts'
import { words } from './visitor-texts.ts'

/** What the load of a single product gives; null for one that is gone or not published. */
export interface SingleProduct {
  readonly product: ProductCard & { readonly excerpt: string }
  readonly currency: string
  readonly cart: CartRules
}

function Product({
  id,
  props,
  data,
  root,
  view,
}: BlockComponentProps<typeof product, SingleProduct | null | undefined>) {
  const texts = words(view.language)
  if (!data) {
    if (view.mode === 'canvas') return <EmptyBlock root={root} view={view} icon="package" text={texts.noProduct} />
    return (
      <div {...root}>
        <p className="store-empty">{texts.noProduct}</p>
      </div>
    )
  }
  const { product: row, currency, cart } = data
  const hasVariants = row.numberOfVariants > 0
  return (
    <div {...root}>
      <article className="store-feature">
        <ProductPicture row={row} view={view} texts={texts} sizes="(width >= 820px) 55vw, 100vw" />
        <div className="store-facts">
          <h2>
            <a href={productPath(row.slug)}>{row.name}</a>
          </h2>
          {row.excerpt !== '' && <p className="lead">{row.excerpt}</p>}
          <Price row={row} currency={currency} view={view} texts={texts} />
          {cart.enabled && !hasVariants && (
            <CardCart id={id} row={row} texts={texts} cart={cart} isOff={view.mode === 'canvas'} currency={currency} />
          )}
          {props.showViewDetailsButton && (
            <p>
              <a className="button" data-variant="outline" href={productPath(row.slug)}>
                {texts.viewDetails}
                <span className="visually-hidden">: {row.name}</span>
              </a>
            </p>
          )}
          {props.showCategories && <CategoryBadges categories={row.categories} texts={texts} />}
        </div>
      </article>
    </div>
  )
}

export default defineBlockRenderer<typeof product, SingleProduct | null | undefined>(product, Product, {
  client: ({ product: chosen }) => (chosen === null ? undefined : 'visible'),
  clientProps: () => ({}),
})
