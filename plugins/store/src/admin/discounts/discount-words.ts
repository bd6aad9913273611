import type { Translate } from '@ashlar/sdk/ui'
import type { DiscountKind } from '../../contract.ts'

export const discountKindNames = (t: Translate): Readonly<Record<DiscountKind, string>> => ({
  percent: t('Percentage'),
  amount: t('Amount'),
  free_delivery: t('Free delivery'),
})
