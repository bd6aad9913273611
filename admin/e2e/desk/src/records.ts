import Type, { type Static } from 'typebox'

/** API-109, CMD-024 */
export const Customer = Type.Object({
  customer_id: Type.Integer(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  vehicles: Type.Array(
    Type.Object({
      id: Type.Integer(),
      vin: Type.String(),
      make: Type.String(),
      model: Type.String(),
      year: Type.Integer(),
      color: Type.String(),
      plate: Type.String(),
    }),
  ),
  custom_fields: Type.Array(Type.Object({ value: Type.String() })),
})
export type Customer = Static<typeof Customer>
export const NewCustomer = Type.Object(
  {
    firstname: Type.String({ title: 'First name', minLength: 1, maxLength: 80 }),
    lastname: Type.String({ title: 'Last name', minLength: 1, maxLength: 80 }),
    email: Type.String({ title: 'Email', maxLength: 200, default: '' }),
    phone: Type.String({ title: 'Phone', maxLength: 40, default: '' }),
    country: Type.String({ title: 'Country', maxLength: 2, default: 'CA' }),
    vehicles: Type.Optional(Customer.properties.vehicles),
    custom_fields: Type.Optional(Customer.properties.custom_fields),
  },
  { additionalProperties: false },
)
export type NewCustomer = Static<typeof NewCustomer>

/** API-110, CMD-033 */
export const Note = Type.Object({ id: Type.Integer(), title: Type.String(), customer_name: Type.String() })
/** API-111, CMD-035, OPEN-108 */
export const Product = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  name: Type.String(),
  sku: Type.String(),
})
export const NewNote = Type.Omit(Note, ['id'])
export const NewProduct = Type.Omit(Product, ['id', 'product_id'])
export const Titled = Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) })
