import { type Sum, Sums, useTexts } from '@ashlar/sdk/ui'
import type { Quote, WebOrder } from '../../contract.ts'
import { moneyText } from '../price-text.ts'

type Summed = Pick<
  Quote,
  'subTotal' | 'discount' | 'code' | 'delivery' | 'taxes' | 'pricesIncludeTax' | 'grandTotal' | 'currency'
>

/** From the sum of the lines to what is still open. */
export function OrderTotals({ order }: { readonly order: WebOrder }) {
  const t = useTexts('store')
  const { grandTotal, amountPaid, amountRefunded, currency, status } = order
  const money = (amount: number) => moneyText(amount, currency)
  const open = grandTotal - amountPaid
  const paid: Sum[] = [
    ...(amountPaid > 0 ? [{ name: t('Paid'), value: money(amountPaid) }] : []),
    ...(amountRefunded > 0 ? [{ name: t('Refunded'), value: money(-amountRefunded) }] : []),
    ...(open > 0 && status !== 'cancelled' ? [{ name: t('Open'), value: money(open), as: 'due' as const }] : []),
  ]
  return <SummedLines of={order} then={paid} />
}

interface SummedLinesProps {
  readonly of: Summed
  readonly then?: readonly Sum[]
}

/** From the sum of the lines to the total. */
export function SummedLines({ of, then = [] }: SummedLinesProps) {
  const t = useTexts('store')
  const { subTotal, discount, code, delivery, taxes, pricesIncludeTax, grandTotal, currency } = of
  const money = (amount: number) => moneyText(amount, currency)
  return (
    <Sums
      of={[
        { name: t('Subtotal'), value: money(subTotal) },
        ...(discount > 0
          ? [{ name: code === '' ? t('Discount') : t('Discount {code}', { code }), value: money(-discount) }]
          : []),
        ...(delivery && delivery.id !== ''
          ? [{ name: delivery.name || t('Delivery'), value: money(delivery.price) }]
          : []),
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
