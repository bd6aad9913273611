export const productsPath = '/api/v1/admin/products/'
export const variantsPath = `${productsPath}variants/` as const
export const categoriesPath = `${productsPath}categories/` as const
export const priceListsPath = '/api/v1/admin/price-lists/'

export const shopProductsPath = '/api/v1/products/'
export const shopCategoriesPath = `${shopProductsPath}categories/` as const

/** Where visitors find the store and what is in it. */
export const storePath = '/store'
export const productPath = (slug: string) => `${storePath}/product/${slug}` as const
export const categoryPath = (slug: string) => `${storePath}/category/${slug}` as const
