import type { SearchResultProps } from '@ashlar/sdk/admin'
import { Icon, Marked } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { Product } from '../records.ts'

/** CMD-036, -037 */
export default function ProductResult({ row, words }: SearchResultProps) {
  if (!Check(Product, row)) return null
  return (
    <>
      <Icon name="package" />
      <b>
        <Marked text={row.name} words={words} />
      </b>
      <span className="end mono">
        <Marked text={row.sku} words={words} />
      </span>
    </>
  )
}
