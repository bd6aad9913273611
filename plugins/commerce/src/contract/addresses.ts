export const commercePath = '/api/v1/admin/commerce/'

/** Where a provider of payments tells what happened; no call, as each has a form of its own. */
export const providerNewsPath = '/api/v1/commerce/payment-providers/:provider/news/'

/** Where the provider with this id reports, below the website's address. */
export const providerNewsAddress = (provider: string): string =>
  providerNewsPath.replace(':provider', encodeURIComponent(provider))
