export const productsPath = '/api/v1/admin/products/'
