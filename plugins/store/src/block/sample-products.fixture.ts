import type { CartRules } from './cart-rules.ts'
import type { ProductCard, ShownList } from './shown-list.ts'
import type { ShownProduct } from './shown-product.ts'

/** What an attacker could store in every text of a product. */
export const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`

export const cart: CartRules = { enabled: true, showsQuantity: true, sellsOutOfStock: false, most: 10 }

export const card = (changes: Partial<ProductCard> = {}): ProductCard => ({
  ...{ id: 3, slug: 'chain', name: 'Chain', sku: 'RW-3', status: 'published', stock_state: 'in_stock' },
  ...{ unitPrice: 12_800, compare_at_price: null, priceRange: { min: 12_800, max: 12_800 }, numberOfVariants: 0 },
  ...{ images: [], badgeText: '', badgeColor: '', categories: [], publish_date: '2026-01-01T00:00:00.000Z' },
  ...changes,
})

export const shown = (rows: readonly ProductCard[], changes: Partial<ShownList> = {}): ShownList => ({
  ...{ rows, total: rows.length, totalIsEstimate: false, minPrice: 4_000, maxPrice: 30_050, currency: 'CAD' },
  ...{ page: 1, lastPage: 1, filters: {}, categories: [], cart },
  ...changes,
})

const option = (value: string) => [{ attribute_name: 'Size', attribute_value: value }]

export const detail = (changes: Partial<ShownProduct['product']> = {}): ShownProduct => ({
  currency: 'CAD',
  cart,
  product: {
    ...card({ numberOfVariants: 2, priceRange: { min: 1_000, max: 2_000 } }),
    ...{ kind: 'product', description: '<p>Long.</p>', excerpt: 'Short.', seo_title: '', seo_description: '' },
    noindex: false,
    attributes: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      {
        ...{ id: 1, sku: 'RW-3-S', price: 1_000, compare_at_price: null, stock_state: 'in_stock', image: '' },
        attributes: option('S'),
      },
      {
        ...{ id: 2, sku: 'RW-3-L', price: 2_000, compare_at_price: null, stock_state: 'out_of_stock', image: '' },
        attributes: option('L'),
      },
    ],
    ...changes,
  },
})
