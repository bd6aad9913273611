import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { StockState } from '../contract.ts'
import { stockStateNames, stockStateTones } from './words.ts'

/** STORE-070 */
export function StockBadge({ state }: { readonly state: StockState }) {
  const t = useTexts('store')
  return <Badge tone={stockStateTones[state]}>{stockStateNames(t)[state]}</Badge>
}
