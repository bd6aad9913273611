import { describe, expect, it } from 'vitest'
import { addedQuantity, cartItem } from './cart-item.ts'
import { mostPieces } from './quantity-rules.ts'
import { isSame } from './wanted-variant.ts'

const size = { attribute_name: 'Size', attribute_value: 'M' }
const colour = { attribute_name: 'Colour', attribute_value: 'Red' }

it('an item of the cart is a line with its SKU as id, and what the catalogue says of it (CART-002)', () => {
  const line = {
    ...{ sku: 'J-M', name: 'Jersey', slug: 'jersey', images: [{ file: '/media/1/jersey.webp', alt: 'Jersey' }] },
    ...{ options: [size], quantity: 3, unitPrice: 2_000, max: 5 },
  }
  expect(cartItem(line)).toEqual({
    ...{ id: 'J-M', sku: 'J-M', name: 'Jersey', slug: 'jersey', quantity: 3, unitPrice: 2_000, max: 5, total: 6_000 },
    ...{ images: [{ file: '/media/1/jersey.webp', alt: 'Jersey' }], selectedOptions: [size] },
  })
})

it('a product that is added is one more, or as many as are given (CART-011, CART-012)', () => {
  expect(addedQuantity(undefined, undefined)).toBe(1)
  expect(addedQuantity({ quantity: 2 }, undefined)).toBe(3)
  expect(addedQuantity({ quantity: 2 }, 4)).toBe(4)
  expect(addedQuantity({ quantity: 2 }, 0)).toBe(0)
})

it('options are the same in any order, and only as a whole (CART-003)', () => {
  expect(isSame([size, colour], [colour, size])).toBe(true)
  expect(isSame([size, colour], [size])).toBe(false)
  expect(isSame([size], [{ ...size, attribute_value: 'm' }])).toBe(false)
  expect(isSame([], [])).toBe(true)
})

describe('a cart holds of a variant', () => {
  const variant = { stock: 4, trackStock: true, allowBackorder: false, stockState: 'in_stock' } as const
  const rules = { most: 10, sellsOutOfStock: false }

  it('as many as the settings allow and the stock has (CART-018)', () => {
    expect(mostPieces(variant, rules)).toBe(4)
    expect(mostPieces({ ...variant, stock: 12 }, rules)).toBe(10)
    expect(mostPieces({ ...variant, stock: -2 }, rules)).toBe(0)
    expect(mostPieces({ ...variant, trackStock: false }, rules)).toBe(10)
    expect(mostPieces({ ...variant, allowBackorder: true, stock: 0 }, rules)).toBe(10)
  })

  it('none that is out of stock, unless the website sells those, and none that is discontinued (CART-009)', () => {
    expect(mostPieces({ ...variant, stock: 0 }, { ...rules, sellsOutOfStock: true })).toBe(10)
    expect(mostPieces({ ...variant, trackStock: false, stockState: 'out_of_stock' }, rules)).toBe(0)
    expect(mostPieces({ ...variant, stockState: 'discontinued' }, { ...rules, sellsOutOfStock: true })).toBe(0)
  })
})
