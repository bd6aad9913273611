export const customersPath = '/api/v1/admin/customers/'
export const productsPath = '/api/v1/admin/products/'
export const notesPath = '/api/v1/admin/notes/'
