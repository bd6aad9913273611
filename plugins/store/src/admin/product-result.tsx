import type { SearchResultProps } from '@ashlar/sdk/admin'
import { Marked } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { Product } from '../contract.ts'
import { ProductThumb } from './product-thumb.tsx'
import { StatusBadge } from './status-badge.tsx'

/** CMD-035 to CMD-038 */
export default function ProductResult({ row, words }: SearchResultProps) {
  if (!Check(Product, row)) return null
  return (
    <>
      <ProductThumb product={row} />
      <span>
        <b>
          <Marked text={row.name} words={words} />
        </b>
        <span className="xs t3 mono">
          <Marked text={row.variants.map(({ sku }) => sku).join(', ')} words={words} />
        </span>
      </span>
      <span className="end">
        <StatusBadge status={row.status} />
      </span>
    </>
  )
}
