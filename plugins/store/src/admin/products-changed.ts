import { outdated } from '@ashlar/sdk/admin'
import { getProduct, listCategories, listProducts, listStockEntries, productTags } from '../contract.ts'

/** After a write of products: everything that shows them is asked for again. */
export const productsChanged = (): Promise<void> =>
  outdated(listProducts, getProduct, listStockEntries, listCategories, productTags.list)
