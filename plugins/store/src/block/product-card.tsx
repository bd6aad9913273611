import { filledText } from '@ashlar/sdk'
import { Icon, PictureImg, type View } from '@ashlar/sdk/renderer'
import { categoryPath, productPath } from '../contract/addresses.ts'
import { cartItemsPath } from '../contract/order-addresses.ts'
import type { CartRules } from './cart-rules.ts'
import { priceText } from './money-text.ts'
import type { ProductCard } from './shown-list.ts'
import type { StoreWords } from './visitor-texts.ts'

export interface CardShows {
  readonly price: boolean
  readonly categories: boolean
  readonly numberOfVariants: boolean
  readonly addToCart: boolean
}

interface ProductTileProps {
  /** Unique within the page, for ids within. */
  readonly id: string
  readonly row: ProductCard
  readonly view: View
  readonly texts: StoreWords
  readonly currency: string
  readonly cart: CartRules
  readonly shows: CardShows
  readonly heading: 'h2' | 'h3'
  /** How wide the picture is, as in `sizes`. */
  readonly sizes: string
}

/** A product in a grid (STORE-035 to -043). */
export function ProductTile({
  id,
  row,
  view,
  texts,
  currency,
  cart,
  shows,
  heading: Heading,
  sizes,
}: ProductTileProps) {
  const hasVariants = row.numberOfVariants > 0
  return (
    <article className="store-tile">
      <ProductPicture row={row} view={view} texts={texts} sizes={sizes} />
      <Heading>
        <a href={productPath(row.slug)}>{row.name}</a>
      </Heading>
      {shows.categories && <CategoryBadges categories={row.categories} texts={texts} />}
      <div className="store-buy">
        {shows.price && <Price row={row} currency={currency} view={view} texts={texts} />}
        {shows.numberOfVariants && hasVariants && (
          <span className="store-variants">{filledText(texts.variants, { n: row.numberOfVariants })}</span>
        )}
        {shows.addToCart && cart.enabled && !hasVariants && (
          <CardCart id={id} row={row} texts={texts} cart={cart} isOff={view.mode === 'canvas'} currency={currency} />
        )}
      </div>
    </article>
  )
}

/** The first picture, or a sign that stands for one, with the badges on it. */
export function ProductPicture({
  row,
  view,
  texts,
  sizes,
}: Pick<ProductTileProps, 'row' | 'view' | 'texts' | 'sizes'>) {
  const [image] = row.images
  const picture = image && view.picture(image.file)
  return (
    <div className={picture ? 'store-picture' : 'store-picture store-no-picture'}>
      <Badges row={row} texts={texts} />
      {picture ? <PictureImg picture={picture} alt={image.alt} sizes={sizes} /> : <Icon name="image" />}
    </div>
  )
}

/** STORE-037, STORE-038. The colour of a badge is one of the theme's, or its nearest: pages take no other style. */
export function Badges({ row, texts }: Pick<ProductTileProps, 'texts'> & { readonly row: BadgedProduct }) {
  if (row.status !== 'draft' && row.badgeText === '') return null
  return (
    <div className="store-badges">
      {row.status === 'draft' && (
        <span className="store-badge" data-bg="warning">
          {texts.draft}
        </span>
      )}
      {row.badgeText !== '' && <CustomBadge row={row} />}
    </div>
  )
}

type BadgedProduct = Pick<ProductCard, 'status' | 'badgeText' | 'badgeColor'>

/** Drawn, because a colour of the product's own may not stand in a `style` of the page. */
function CustomBadge({ row }: { readonly row: BadgedProduct }) {
  const colour = /^#[0-9a-f]{6}$/i.test(row.badgeColor) ? row.badgeColor : undefined
  return (
    <span className="store-badge" {...(colour === undefined ? { 'data-bg': 'dark' } : { 'data-ink': inkOn(colour) })}>
      {colour !== undefined && (
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
          <rect width="1" height="1" fill={colour} />
        </svg>
      )}
      <span>{row.badgeText}</span>
    </span>
  )
}

/** Black or white, whichever is easier to read on the colour (WCAG relative luminance). */
function inkOn(colour: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'black' : 'white'
}

/** STORE-039. */
export function CategoryBadges({
  categories,
  texts,
}: {
  readonly categories: ProductCard['categories']
  readonly texts: StoreWords
}) {
  return (
    <p className="store-categories">
      {categories.length === 0
        ? texts.uncategorized
        : categories.map(({ id, slug, category }) => (
            <a key={id} href={categoryPath(slug)}>
              {category}
            </a>
          ))}
    </p>
  )
}

interface PriceProps {
  readonly row: Pick<ProductCard, 'priceRange' | 'compare_at_price'>
  readonly currency: string
  readonly view: View
  readonly texts: StoreWords
}

/** With the price before beside it, where the product is reduced. */
export function Price({ row: { priceRange, compare_at_price: before }, currency, view, texts }: PriceProps) {
  return (
    <p className="store-price">
      <span>{priceText(priceRange, currency, view.language)}</span>
      {before !== null && before > priceRange.max && (
        <s>
          <span className="visually-hidden">{texts.before} </span>
          {priceText({ min: before, max: before }, currency, view.language)}
        </s>
      )}
    </p>
  )
}

interface CardCartProps {
  readonly id: string
  readonly row: ProductCard
  readonly texts: StoreWords
  readonly cart: CartRules
  readonly isOff: boolean
  readonly currency: string
}

/** A real form: without a script it is sent as it stands, and the cart is shown. */
export function CardCart({ id, row, texts, cart, isOff, currency }: CardCartProps) {
  const isOut = isSoldOut(row.stock_state) && !cart.sellsOutOfStock
  const quantityId = `${id}-quantity`
  return (
    <form
      className="store-add"
      method="post"
      action={cartItemsPath}
      data-sku={row.sku}
      data-slug={row.slug}
      data-name={row.name}
      data-price={row.unitPrice}
      data-currency={currency}
      {...(cart.sellsOutOfStock && { 'data-sells': '' })}
    >
      <input type="hidden" name="sku" value={row.sku} />
      {cart.showsQuantity && (
        <>
          <label className="visually-hidden" htmlFor={quantityId}>
            {texts.quantity}
          </label>
          <input
            className="store-quantity"
            data-size="sm"
            id={quantityId}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={cart.most}
            defaultValue={1}
          />
        </>
      )}
      <button className="button" data-size="sm" type="submit" disabled={isOut || isOff}>
        {isOut ? texts.outOfStock : texts.addToCart}
      </button>
      <p className="store-problem" role="alert" />
    </form>
  )
}

/** States in which nobody can order. */
export const isSoldOut = (state: ProductCard['stock_state']): boolean =>
  state === 'out_of_stock' || state === 'discontinued'
