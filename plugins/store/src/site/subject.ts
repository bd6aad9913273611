/** What the pages of a product and of a category are about. */
export const productSubject = 'store.product'
export const categorySubject = 'store.category'
