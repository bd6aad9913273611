import { describe, expect, it } from 'vitest'
import type { Product } from '../../contract.ts'
import { blankProduct, valuesOf } from './product-values.ts'
import { takenVersion } from './take-version.ts'

const attribute_name = 'Size'
const variant = (id: number, sku: string, stock: number, size: string) => ({
  ...{ id, sku, stock, price: 100, compare_at_price: null, track_stock: true, allow_backorder: false, weight: null },
  ...{
    image: '',
    attributes: [{ attribute_name, attribute_value: size }],
    imported_variant_id: null,
    stock_state: 'auto',
    shown_stock_state: 'in_stock',
  },
})
const product = (name: string, ...variants: ReturnType<typeof variant>[]) =>
  ({
    ...{ ...blankProduct(), id: 1, name, categories: [], variants },
    attributes: [{ name: attribute_name, values: variants.map(({ attributes }) => attributes[0]?.attribute_value) }],
  }) as unknown as Product

describe('a version of a product', () => {
  it('is taken with all but its stock', () => {
    const now = valuesOf(product('Now', variant(1, 'A', 9, 'S')))
    const taken = takenVersion(product('Before', variant(1, 'B', 3, 'S')), now)
    expect(taken.name).toBe('Before')
    expect(taken.variants).toMatchObject([{ id: 1, sku: 'B', stock: 9 }])
  })

  it('brings back variants that are gone, as new ones without stock', () => {
    const now = valuesOf(product('Now', variant(1, 'A', 9, 'S')))
    const taken = takenVersion(product('Before', variant(1, 'A', 3, 'S'), variant(2, 'C', 4, 'M')), now)
    expect(taken.variants).toMatchObject([
      { id: 1, stock: 9 },
      { id: null, sku: 'C', stock: 0, shown_stock_state: null },
    ])
  })
})
