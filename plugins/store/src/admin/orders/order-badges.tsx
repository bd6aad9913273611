import { toneOf } from '@ashlar/plugin-commerce'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { WebOrder } from '../../contract.ts'
import { fulfilmentNames, fulfilmentTones, orderStatusNames } from './order-words.ts'

type Order = Pick<WebOrder, 'status' | 'fulfilment'>

export function OrderStatusBadge({ order: { status } }: { readonly order: Order }) {
  const t = useTexts('store')
  return <Badge tone={toneOf(status)}>{orderStatusNames(t)[status]}</Badge>
}

/** How far the goods are; nothing where the order is off. */
export function FulfilmentBadge({ order: { status, fulfilment } }: { readonly order: Order }) {
  const t = useTexts('store')
  if (status === 'cancelled') return null
  return <Badge tone={fulfilmentTones[fulfilment]}>{fulfilmentNames(t)[fulfilment]}</Badge>
}
