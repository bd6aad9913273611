import { decimalText } from '@ashlar/sdk'
import type { CsvColumn } from '@ashlar/sdk/server'
import type { Product } from '../../contract.ts'

/** Columns of the list as a file, by the ids that the list has for them. One row a product. */
export const productCsv = (currency: string): Readonly<Record<string, CsvColumn<Product>>> => ({
  name: { title: 'name', value: ({ name }) => name },
  slug: { title: 'slug', value: ({ slug }) => slug },
  sku: { title: 'sku', value: ({ variants }) => variants.map(({ sku }) => sku) },
  status: { title: 'status', value: ({ status }) => status },
  kind: { title: 'kind', value: ({ kind }) => kind },
  price: { title: 'price', value: ({ priceRange }) => decimalText(priceRange.min, currency) },
  highest_price: { title: 'highest price', value: ({ priceRange }) => decimalText(priceRange.max, currency) },
  stock: { title: 'stock', value: ({ stock }) => stock },
  stock_state: { title: 'availability', value: ({ stock_state }) => stock_state },
  categories: { title: 'categories', value: ({ categories }) => categories.map(({ category }) => category) },
  tags: { title: 'tags', value: ({ tags }) => tags },
  variants: { title: 'variants', value: ({ numberOfVariants }) => numberOfVariants },
  publish_date: { title: 'date', value: ({ publish_date }) => publish_date },
  created: { title: 'created', value: ({ createdAt }) => createdAt },
  updated: { title: 'changed', value: ({ updatedAt }) => updatedAt },
})
