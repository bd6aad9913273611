import type { Discount } from '@ashlar/plugin-commerce'
import { type Sum, Sums, useTexts } from '@ashlar/sdk/ui'
import type { DocumentTax } from '../../contract.ts'
import { moneyText } from '../words.ts'

interface Summed {
  readonly subTotal: number
  readonly discount: number
  readonly discountRule: Discount | null
  readonly taxes: readonly DocumentTax[]
  readonly pricesIncludeTax: boolean
  readonly grandTotal: number
  readonly currency: string
}

interface DocumentSumsProps {
  readonly of: Summed
  readonly then?: readonly Sum[]
}

/** From the sum of the lines to the total, and what follows it. */
export function DocumentSums({ of, then = [] }: DocumentSumsProps) {
  const t = useTexts('invoicing')
  const { subTotal, discount, discountRule, taxes, pricesIncludeTax, grandTotal, currency } = of
  const money = (amount: number) => moneyText(amount, currency)
  const share = discountRule !== null && 'percent' in discountRule ? `, ${discountRule.percent}%` : ''
  return (
    <Sums
      of={[
        { name: t('Subtotal'), value: money(subTotal) },
        ...(discount > 0 ? [{ name: `${t('Discount')}${share}`, value: money(-discount) }] : []),
        ...taxes.map(({ name, rate, amount }) => ({
          name: pricesIncludeTax ? t('{tax} {rate}% (included)', { tax: name, rate }) : `${name} ${rate}%`,
          value: money(amount),
        })),
        { name: t('Total'), value: money(grandTotal), as: 'total' },
        ...then,
      ]}
    />
  )
}
