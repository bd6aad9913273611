import Type, { type Static } from 'typebox'
import { NewProduct, productLimits, StockState, VariantInput } from '../../contract.ts'

const { id: _, ...variantFields } = Type.Required(VariantInput).properties

/** A variant while it is written. */
export const FormVariant = Type.Object({
  /** Holds its place while it has no id: its values. */
  key: Type.String(),
  /** Null for a variant that is not stored yet. */
  id: Type.Union([Type.Integer(), Type.Null()]),
  /** Is sold: the others are combinations of values that the product does not have. */
  isOn: Type.Boolean(),
  /** What visitors see; null until the server knows, since it follows from what is stored. */
  shown_stock_state: Type.Union([StockState, Type.Null()]),
  ...variantFields,
})
export type FormVariant = Static<typeof FormVariant>

/** An attribute while it is written: `key` holds its place whatever it is called. */
export const FormAttribute = Type.Object({
  key: Type.String(),
  name: Type.String({ maxLength: 60 }),
  values: Type.Array(Type.String({ maxLength: 60 }), { maxItems: productLimits.values }),
})
export type FormAttribute = Static<typeof FormAttribute>

/** The form's values: what a new product takes, none of it left out. */
export const ProductForm = Type.Object({
  ...Type.Required(NewProduct).properties,
  /** Empty: the server makes one of the name. */
  slug: Type.String({ title: 'Address', pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$', maxLength: 120 }),
  attributes: Type.Array(FormAttribute),
  variants: Type.Array(FormVariant),
})
export type ProductForm = Static<typeof ProductForm>
