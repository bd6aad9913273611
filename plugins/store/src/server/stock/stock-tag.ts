/** Tag of replies that tell a product's number of pieces. No page shows it, so orders drop no pages. */
export const stockTag = (productId: number): string => `stock:${productId}`
