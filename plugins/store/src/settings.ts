import { SectionTemplateId } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

export const CartSettings = {
  enabled: Type.Boolean({
    title: 'Sell online',
    description: 'Shows the cart, so that visitors can order.',
    default: true,
  }),
  show_quantity_box: Type.Boolean({
    title: 'Show a quantity box',
    description: 'Lets visitors choose how many they add to the cart.',
    default: true,
  }),
  add_out_of_stock_product_to_cart: Type.Boolean({
    title: 'Sell products that are out of stock',
    description: 'Visitors can order more than you have in stock.',
    default: false,
  }),
  max_product_cart_quantity: Type.Integer({
    title: 'Most of one product in a cart',
    minimum: 1,
    maximum: 10_000,
    default: 10,
  }),
}

export const StoreSettings = Type.Object({
  ...CartSettings,
  pickup: Type.Boolean({
    title: 'Offer pick-up',
    description: 'Customers can pick up what they ordered.',
    default: true,
  }),
  pickup_region: Type.String({
    title: 'Province or state of the pick-up',
    description: 'As it stands in addresses, such as ON. Orders that are picked up are taxed there.',
    maxLength: 60,
    default: '',
  }),
  terms: Type.String({
    title: 'Terms of sale',
    description: 'The address of your terms. Customers must agree to them before they order.',
    maxLength: 400,
    pattern: '^(/\\S*|https://\\S+)?$',
    default: '',
  }),
  product_template: SectionTemplateId({
    title: 'Product page',
    description: 'A section template with the block Product details. It replaces the usual page of each product.',
  }),
  category_template: SectionTemplateId({
    title: 'Category page',
    description: 'A section template that replaces the list of products on the page of each category.',
  }),
  design_studio: Type.String({
    title: 'Design studio',
    description: 'The address of the script of your design studio. The block Design studio shows it on your pages.',
    control: 'link',
    maxLength: 400,
    pattern: '^(https://[^\\s"\'<>]+)?$',
    default: '',
  }),
  low_stock_at: Type.Integer({
    title: 'Warn about low stock at',
    description: 'Used for products without a number of their own.',
    minimum: 0,
    maximum: 1_000_000,
    default: 3,
  }),
})
export type StoreSettings = Static<typeof StoreSettings>
