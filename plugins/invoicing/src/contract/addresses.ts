export const quotesPath = '/api/v1/admin/quotes/'
export const invoicesPath = '/api/v1/admin/invoices/'
export const workOrdersPath = '/api/v1/admin/work-orders/'
export const invoicingPath = '/api/v1/admin/invoicing/'
