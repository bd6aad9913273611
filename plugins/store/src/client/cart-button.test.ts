import { expect, it } from 'vitest'
import { cartButton, quantityProblem, steppedQuantity } from './cart-button.ts'
import { heldApart } from './filters.ts'

const facts = { isInCart: false, isChosen: true, sellsOutOfStock: false, quantity: 2, stock: 2 }

it('the cart button says View Cart, Select Options, Out of Stock, else Add To Cart (CART-006, CART-008 to -010)', () => {
  expect(cartButton({ ...facts, isInCart: true, isChosen: false })).toBe('viewCart')
  expect(cartButton({ ...facts, isChosen: false, stock: 0 })).toBe('selectOptions')
  expect(cartButton({ ...facts, stock: 1 })).toBe('outOfStock')
  expect(cartButton({ ...facts, stock: 0, sellsOutOfStock: true })).toBe('addToCart')
  expect(cartButton(facts)).toBe('addToCart')
})

it('a quantity is a whole number above 0, up to the maximum or the stock (CART-017, -018, -020, -021, OPEN-322)', () => {
  const limits = { sellsOutOfStock: false, most: 10, stock: 4 }
  expect(['0', '-1', '1.5', '', 'x', '1e3'].map((text) => quantityProblem(text, limits))).toEqual(
    Array(6).fill('notWhole'),
  )
  expect(quantityProblem('4', limits)).toBeUndefined()
  expect(quantityProblem('5', limits)).toEqual({ most: 4 })
  expect(quantityProblem('10', { ...limits, sellsOutOfStock: true })).toBeUndefined()
  expect(quantityProblem('11', { ...limits, sellsOutOfStock: true })).toEqual({ most: 10 })
})

it('one less than one is none, which removes the line (CART-013)', () => {
  expect([steppedQuantity(2, -1), steppedQuantity(1, -1), steppedQuantity(0, -1)]).toEqual([1, 0, 0])
  expect(steppedQuantity(2, 1)).toBe(3)
})

it('the thumbs of the price slider stay one unit apart (STORE-021, STORE-022)', () => {
  expect(heldApart(900, { below: 800, unit: 100 })).toBe(700)
  expect(heldApart(700, { below: 800, unit: 100 })).toBe(700)
  expect(heldApart(100, { above: 800, unit: 100 })).toBe(900)
})
