import { decimalText } from '@ashlar/sdk'
import { isSoldOut } from '../block/product-card.tsx'
import { productPath } from '../contract/addresses.ts'
import type { ShopProduct } from '../contract.ts'
import type { ProductInShop } from './product-by-id.ts'

type Data = Readonly<Record<string, unknown>>

const context = { '@context': 'https://schema.org' }

export interface Crumb {
  readonly name: string
  readonly path: string
}

export function breadcrumbs(crumbs: readonly Crumb[], origin: string): Data {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, item: `${origin}${path}` },
    })),
  }
}

/** One offer, or the span of the variants' prices. */
export function productData({ product, currency }: ProductInShop, origin: string): Data {
  const { name, slug, sku, excerpt, images } = product
  return {
    ...context,
    '@type': 'Product',
    name,
    url: `${origin}${productPath(slug)}`,
    ...(sku !== '' && { sku }),
    ...(excerpt !== '' && { description: excerpt }),
    ...(images.length > 0 && { image: images.map(({ file }) => (file.startsWith('/') ? `${origin}${file}` : file)) }),
    offers: offersOf(product, currency, `${origin}${productPath(slug)}`),
  }
}

function offersOf(product: ShopProduct, currency: string, url: string): Data {
  const { priceRange, variants } = product
  const common = { priceCurrency: currency, availability: availabilityOf(product) }
  if (priceRange.min === priceRange.max) {
    return { '@type': 'Offer', price: decimalText(priceRange.min, currency), ...common, url }
  }
  return {
    '@type': 'AggregateOffer',
    ...{ lowPrice: decimalText(priceRange.min, currency), highPrice: decimalText(priceRange.max, currency) },
    ...{ offerCount: variants.length, ...common },
  }
}

function availabilityOf({ stock_state }: ShopProduct): string {
  if (stock_state === 'discontinued') return 'https://schema.org/Discontinued'
  if (isSoldOut(stock_state)) return 'https://schema.org/OutOfStock'
  return ['backordered', 'ordered', 'pending', 'ready_to_order'].includes(stock_state)
    ? 'https://schema.org/BackOrder'
    : 'https://schema.org/InStock'
}
