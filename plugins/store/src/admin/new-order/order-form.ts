import Type, { type Static } from 'typebox'
import { Address, Contact, type NewWebOrder } from '../../contract.ts'

/** A variant that can be ordered. */
const Choosable = Type.Object({ sku: Type.String(), label: Type.String(), price: Type.Integer() })

/** A line of an order that is made. */
export const FormLine = Type.Object({
  key: Type.String(),
  name: Type.String(),
  image: Type.String(),
  variants: Type.Array(Choosable),
  sku: Type.String(),
  quantity: Type.Integer({ title: 'Quantity', minimum: 1, maximum: 1_000_000 }),
})
export type FormLine = Static<typeof FormLine>

const { firstname, lastname, email } = Contact.properties
const { address, address_2, city, province, postal } = Type.Required(Address).properties

/** What staff write of an order that they make for somebody. */
export const OrderForm = Type.Object({
  lines: Type.Array(FormLine, { title: 'Items', minItems: 1, maxItems: 500 }),
  ...{ firstname, lastname, email },
  phone: Type.String({ title: 'Phone', control: 'phone', maxLength: 40 }),
  ...{ address, address_2, city, province, postal },
  country: Type.String({ title: 'Country', maxLength: 2 }),
  /** `pickup`, the id of a delivery rate, or empty. */
  delivery: Type.String({ title: 'Delivery' }),
  payment: Type.String({ title: 'Payment' }),
  code: Type.String({ title: 'Discount code', maxLength: 40 }),
  notes: Type.String({ title: 'Note', maxLength: 2_000 }),
})
export type OrderForm = Static<typeof OrderForm>

export const blankOrder = (): OrderForm => ({
  lines: [],
  ...{ firstname: '', lastname: '', email: '', phone: '' },
  ...{ address: '', address_2: '', city: '', province: '', postal: '', country: '' },
  ...{ delivery: '', payment: '', code: '', notes: '' },
})

const itemsOf = ({ lines }: Pick<OrderForm, 'lines'>): NewWebOrder['items'] =>
  lines.map(({ sku, quantity }) => ({ sku, quantity }))

/** What is needed to work out the order. */
export function wantedOf(values: OrderForm) {
  const { country, province, postal, delivery, code, email } = values
  return {
    items: itemsOf(values),
    address: { province, postal, ...(country !== '' && { country }) },
    ...{ delivery, code, email },
  }
}

/** The body of the call. */
export function newOrderOf(values: OrderForm): NewWebOrder {
  const { firstname, lastname, email, phone, address, address_2, city, province, postal, country } = values
  const { delivery, payment, code, notes } = values
  const isCarried = delivery !== '' && delivery !== 'pickup'
  return {
    items: itemsOf(values),
    contact: { firstname, lastname, email, ...(phone !== '' && { phone }) },
    ...(isCarried && { address: { address, address_2, city, province, postal, country } }),
    ...{ delivery, payment, code, notes },
  }
}
