import type { Product } from '../../contract.ts'
import type { ProductForm } from './product-form.ts'
import { valuesOf } from './product-values.ts'

/**
 * What a product was, as values of the form to look at and to save. Its stock stays as it is now, since orders change it
 * meanwhile; variants that are gone by now come back without any.
 */
export function takenVersion(version: Product, now: ProductForm): ProductForm {
  const there = new Map(
    now.variants.flatMap((variant) => (variant.id === null ? [] : [[variant.id, variant] as const])),
  )
  const values = valuesOf(version)
  return {
    ...values,
    variants: values.variants.map((variant) => {
      const current = variant.id === null ? undefined : there.get(variant.id)
      if (current) return { ...variant, stock: current.stock, stock_state: current.stock_state }
      return { ...variant, id: null, stock: 0, shown_stock_state: null }
    }),
  }
}
