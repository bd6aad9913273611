import { mediaIdsIn } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { Product } from '../../contract.ts'

/** Words and files of products in the indexes. */
export const productWords = 'store.product'

/** Renew the words by which a product is found, and the files that it uses. */
export async function indexProduct(tx: Transaction, product: Product, before: Product | undefined): Promise<void> {
  const { id, name, variants, tags, categories, attributes, excerpt } = product
  const values = attributes.flatMap((attribute) => attribute.values)
  const labels = categories.map(({ category }) => category)
  await tx.search.put(productWords, id, [
    { text: variants.map(({ sku }) => sku).join(' '), weight: 10 },
    { text: name, weight: 5 },
    { text: [...tags, ...labels, ...values].join(' '), weight: 2 },
    { text: excerpt, weight: 1 },
  ])
  const files = filesOf(product)
  if (files.length > 0 || (before && filesOf(before).length > 0)) await tx.usage.putMedia(productWords, id, files)
}

const filesOf = ({ images, description, variants }: Product) => mediaIdsIn([images, description, variants])
