export const commercePath = '/api/v1/admin/commerce/'

/** Where a provider of payments tells what happened; no call, as each has a form of its own. */
export const providerNewsPath = '/api/v1/commerce/payment-providers/:provider/news/'
