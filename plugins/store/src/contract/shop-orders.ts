/** By what visitors sort products. Apart from the calls, which blocks that need these words alone would bring along. */
export const shopOrders = ['unitPrice', 'name', 'publish_date'] as const
