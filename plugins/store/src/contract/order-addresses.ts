export const cartPath = '/api/v1/cart/'
export const cartItemsPath = `${cartPath}items/` as const
export const ordersPath = '/api/v1/orders/'
export const webOrdersPath = '/api/v1/admin/web-orders/'
export const discountsPath = '/api/v1/admin/discount-codes/'
export const deliveryZonesPath = '/api/v1/admin/delivery-zones/'

/** Where visitors find their cart, and where they order. */
export const cartPagePath = '/cart'
export const checkoutPagePath = '/checkout'
/** With the id of the order behind it, as `?order=12`. */
export const thanksPagePath = `${checkoutPagePath}/thanks` as const
