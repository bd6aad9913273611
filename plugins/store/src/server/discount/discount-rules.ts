import { filledText, formatMoney } from '@ashlar/sdk'
import type { RowOf } from '@ashlar/sdk/server'
import type { Saying } from '../cart/line-problems.ts'
import type { DiscountEntity } from './discount.entities.ts'

export type DiscountRow = RowOf<typeof DiscountEntity>

/** As codes are compared. */
export const codeKey = (code: string): string => code.trim().toUpperCase()

/** Why a code does not count for an order; undefined if it does. */
export function discountProblem(
  discount: DiscountRow | undefined,
  order: { readonly now: Date; readonly total: number; readonly isUsedBefore: boolean },
  { words, currency, language }: Saying,
): string | undefined {
  if (discount === undefined || !discount.isActive) return words.unknownCode
  if (discount.startsAt !== null && order.now < discount.startsAt) return words.unknownCode
  if (discount.endsAt !== null && order.now >= discount.endsAt) return words.codeEnded
  if (discount.mostUses !== null && discount.uses >= discount.mostUses) return words.codeUsedUp
  if (discount.isOnceOnly && order.isUsedBefore) return words.codeUsed
  if (order.total >= discount.leastTotal) return undefined
  return filledText(words.codeLeast, { least: formatMoney(discount.leastTotal, currency, language) })
}
