import { mediaIdsIn } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { Product } from '../../contract.ts'

/** Words and files of products in the indexes. */
export const productWords = 'store.product'

/** Renew the words by which a product is found, and the files that it uses. */
export async function indexProduct(tx: Transaction, product: Product): Promise<void> {
  const { id, name, variants, tags, categories, attributes, excerpt } = product
  const values = attributes.flatMap((attribute) => attribute.values)
  const labels = categories.map(({ category }) => category)
  const words = [name, ...variants.map(({ sku }) => sku), ...tags, ...labels, ...values, excerpt]
  await tx.search.put(productWords, id, words.join(' '))
  await tx.usage.putMedia(productWords, id, mediaIdsIn([product.images, product.description, variants]))
}
