import { describe, expect, it } from 'vitest'
import { combinations, matrixOf, renamedIn, withMissing } from './matrix.ts'
import type { FormAttribute, FormVariant } from './product-form.ts'

const attribute = (name: string, ...values: string[]): FormAttribute => ({ key: name, name, values })

const variant = (fields: Partial<FormVariant> = {}): FormVariant => ({
  ...{ key: '', id: 7, isOn: true, sku: 'TV', price: 9600, compare_at_price: null, stock: 8 },
  ...{
    shown_stock_state: null,
    track_stock: true,
    allow_backorder: false,
    stock_state: 'in_stock' as const,
    weight: 400,
    image: '',
  },
  ...{ attributes: [], imported_variant_id: 'x1' },
  ...fields,
})

const seen = (variants: readonly FormVariant[]) => variants.map(({ key, id, sku, stock }) => ({ key, id, sku, stock }))

describe('the matrix of variants (OPEN-315)', () => {
  it('has every combination, and the only variant goes on as the first one', () => {
    const rows = matrixOf([attribute('Glaze', 'Tide', 'Oat'), attribute('Size', 'S', 'L')], [variant()])
    expect(seen(rows)).toEqual([
      { key: 'Tide / S', id: 7, sku: 'TV', stock: 8 },
      { key: 'Tide / L', id: null, sku: '', stock: 0 },
      { key: 'Oat / S', id: null, sku: '', stock: 0 },
      { key: 'Oat / L', id: null, sku: '', stock: 0 },
    ])
    expect(rows.map(({ price, imported_variant_id }) => [price, imported_variant_id])).toEqual([
      [9600, 'x1'],
      [9600, null],
      [9600, null],
      [9600, null],
    ])
  })

  it('keeps the variants of other values when one is added, moved or removed', () => {
    const before = matrixOf([attribute('Size', 'S', 'L')], [variant()]).map((row, at) => ({ ...row, id: at + 1 }))
    expect(seen(matrixOf([attribute('Size', 'M', 'L', 'S')], before)).map(({ key, id }) => [key, id])).toEqual([
      ['M', null],
      ['L', 2],
      ['S', 1],
    ])
    expect(matrixOf([attribute('Size', 'L')], before).map(({ id }) => id)).toEqual([2])
  })

  it('goes back to one variant when the last attribute is removed', () => {
    const before = matrixOf([attribute('Size', 'S', 'L')], [variant()])
    expect(seen(matrixOf([], before))).toEqual([{ key: '', id: 7, sku: 'TV', stock: 8 }])
  })

  it('waits for a name and a value of a new attribute', () => {
    const before = [variant()]
    expect(matrixOf([attribute('', 'S'), attribute('Size')], before)).toEqual(before)
  })

  it('changes nothing where there would be too many combinations', () => {
    const many = Array.from({ length: 20 }, (_, at) => `v${at}`)
    const attributes = [attribute('A', ...many), attribute('B', ...many)]
    expect(combinations(attributes)).toBe(400)
    const before = [variant()]
    expect(matrixOf(attributes, before)).toEqual(before)
  })

  it('shows the combinations that a product does not have as not sold', () => {
    const stored = [variant({ key: 'L', id: 2, attributes: [{ attribute_name: 'Size', attribute_value: 'L' }] })]
    expect(withMissing([attribute('Size', 'S', 'L')], stored).map(({ key, isOn }) => [key, isOn])).toEqual([
      ['S', false],
      ['L', true],
    ])
  })

  it('renames an attribute and a value', () => {
    const rows = matrixOf([attribute('Size', 'S', 'L')], [variant()])
    expect(renamedIn(rows, { name: 'Size', value: 'S' }, 'Small').map(({ key }) => key)).toEqual(['Small', 'L'])
    expect(renamedIn(rows, { name: 'Size' }, 'Height')[0]?.attributes).toEqual([
      { attribute_name: 'Height', attribute_value: 'S' },
    ])
  })
})
