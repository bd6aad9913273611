import { formatMoney } from '@ashlar/sdk'
import { currentLanguage } from '@ashlar/sdk/ui'

export const moneyText = (amount: number, currency: string): string => formatMoney(amount, currency, currentLanguage())

/** One price, or the lowest and the highest. */
export function priceRangeText({ min, max }: { readonly min: number; readonly max: number }, currency: string): string {
  return min === max ? moneyText(min, currency) : `${moneyText(min, currency)} – ${moneyText(max, currency)}`
}
