export const customersPath = '/api/v1/admin/customers/'
export const notesPath = '/api/v1/admin/notes/'
