// What staff read of the triggers that begin automations of mails.

const ofAnOrder = [
  { name: 'first_name', title: 'First name' },
  { name: 'last_name', title: 'Last name' },
  { name: 'order_number', title: 'Order number' },
  { name: 'order_total', title: 'Order total' },
]

export const orderIsPlaced = { title: 'An order is placed', values: ofAnOrder }
export const orderIsFulfilled = { title: 'An order is fulfilled', values: ofAnOrder }
export const cartIsLeft = { title: 'A cart is left alone', values: [{ name: 'cart_total', title: 'Cart total' }] }
