/** Where the store's screens are (SHELL-004, SHELL-005). */
export const productsScreen = '/admin/inventory/products'
export const newProductScreen = `${productsScreen}/new`
export const productScreen = (id: number): string => `${productsScreen}/${id}`
