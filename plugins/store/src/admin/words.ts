import type { Tone, Translate } from '@ashlar/sdk/ui'
import type { ProductKind, ProductStatus, StockReason, StockState } from '../contract.ts'

export const statusNames = (t: Translate): Readonly<Record<ProductStatus, string>> => ({
  draft: t('Draft'),
  published: t('Published'),
  archived: t('Archived'),
})

export const statusTones: Readonly<Record<ProductStatus, Tone>> = {
  draft: 'yellow',
  published: 'green',
  archived: 'grey',
}

export const kindNames = (t: Translate): Readonly<Record<ProductKind, string>> => ({
  product: t('Product'),
  service: t('Service'),
  other: t('Other'),
})

export const stockStateNames = (t: Translate): Readonly<Record<StockState, string>> => ({
  in_stock: t('In stock'),
  out_of_stock: t('Out of stock'),
  ready_to_order: t('Ready to order'),
  partial: t('Partly in stock'),
  pending: t('Pending'),
  ordered: t('Ordered'),
  backordered: t('Backordered'),
  discontinued: t('Discontinued'),
})

export const stockStateTones: Readonly<Record<StockState, Tone>> = {
  in_stock: 'green',
  out_of_stock: 'red',
  ready_to_order: 'blue',
  partial: 'yellow',
  pending: 'yellow',
  ordered: 'blue',
  backordered: 'orange',
  discontinued: 'grey',
}

export const stockReasonNames = (t: Translate): Readonly<Record<StockReason, string>> => ({
  sale: t('Sold'),
  return: t('Returned'),
  correction: t('Corrected'),
  import: t('Imported'),
  reservation: t('Reserved for an order'),
  release: t('Reservation released'),
})
