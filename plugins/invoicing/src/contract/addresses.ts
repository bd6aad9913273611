export const quotesPath = '/api/v1/admin/quotes/'
export const invoicesPath = '/api/v1/admin/invoices/'
export const workOrdersPath = '/api/v1/admin/work-orders/'
/** Of customers; what this module knows of one follows. */
export const customersPath = '/api/v1/admin/customers/'
export const invoicingPath = '/api/v1/admin/invoicing/'
/** What customers do by the link to a document; its secret and a word follow. */
export const ownDocumentsPath = '/api/v1/pay/'
/** What customers do with their documents when they are signed in. */
export const accountDocumentsPath = '/api/v1/documents/'
