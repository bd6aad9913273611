import Type from 'typebox'

/** API-111, CMD-035, OPEN-108 */
export const Product = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  name: Type.String(),
  sku: Type.String(),
})
export const NewProduct = Type.Omit(Product, ['id', 'product_id'])
export const Titled = Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) })
