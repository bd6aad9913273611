import { Link } from '@ashlar/sdk/admin'
import { tagColumn } from '@ashlar/sdk/records'
import type { Column } from '@ashlar/sdk/tables'
import { type Translate, when } from '@ashlar/sdk/ui'
import type { Product } from '../contract.ts'
import { productScreen } from './addresses.ts'
import { InlinePrice } from './inline-price.tsx'
import { InlineStock } from './inline-stock.tsx'
import { priceRangeText } from './price-text.ts'
import { ProductThumb } from './product-thumb.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StockBadge } from './stock-badge.tsx'
import { kindNames } from './words.ts'

export interface ColumnsInput {
  /** Of the store. */
  readonly t: Translate
  /** Of the admin. */
  readonly words: Translate
  /** Undefined until it is known. */
  readonly currency: string | undefined
  readonly mayEdit: boolean
}

export const productColumns = ({ t, words, currency, mayEdit }: ColumnsInput): readonly Column<Product>[] => [
  {
    ...{ id: 'name', title: t('Product'), sortBy: 'name', fixed: true },
    cell: (product) => (
      <span className="row g3">
        <ProductThumb product={product} />
        <span>
          <Link className="med" to={productScreen(product.id)}>
            {product.name}
          </Link>
          <div className="t3 xs">
            {product.numberOfVariants > 0
              ? t('{count} variant|{count} variants', { count: product.numberOfVariants })
              : product.variants[0]?.sku}
          </div>
        </span>
      </span>
    ),
  },
  {
    ...{ id: 'status', title: t('Status') },
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    ...{ id: 'categories', title: t('Categories'), hide: 'lg', className: 't2' },
    cell: ({ categories }) => categories.map(({ category }) => category).join(', '),
  },
  tagColumn(words),
  {
    ...{ id: 'price', title: t('Price'), sortBy: 'unitPrice', align: 'right', hide: 'sm', phone: true },
    className: 'num nowrap',
    cell: (product) => {
      const variant = onlyVariant(product)
      if (currency === undefined) return null
      if (!variant || !mayEdit || product.deletedAt !== null) return priceRangeText(product.priceRange, currency)
      return <InlinePrice name={product.name} variant={variant} currency={currency} />
    },
  },
  {
    ...{ id: 'stock', title: t('Stock'), sortBy: 'stock', align: 'right', hide: 'md', className: 'num' },
    cell: (product) => {
      const variant = onlyVariant(product)
      if (!product.variants.some(({ track_stock }) => track_stock)) return <span className="t3">–</span>
      if (!variant?.track_stock || !mayEdit || product.deletedAt !== null) return product.stock
      return <InlineStock name={product.name} variant={variant} />
    },
  },
  {
    ...{ id: 'stock_state', title: t('Availability'), hide: 'md' },
    cell: ({ stock_state }) => <StockBadge state={stock_state} />,
  },
  {
    ...{ id: 'kind', title: t('Kind'), onDemand: true, hide: 'md', className: 't2' },
    cell: ({ kind }) => kindNames(t)[kind],
  },
  {
    ...{ id: 'updated', title: t('Changed'), sortBy: 'updatedAt', onDemand: true, hide: 'md', className: 't2 num' },
    cell: ({ updatedAt }) => when(updatedAt),
  },
]

/** Of a product without attributes. */
const onlyVariant = ({ numberOfVariants, variants }: Product) => (numberOfVariants === 0 ? variants[0] : undefined)
