import { Details, useTexts } from '@ashlar/sdk/ui'
import type { WebOrder } from '../../contract.ts'
import { moneyText } from '../price-text.ts'

/** From the sum of the lines to what is still open. */
export function OrderTotals({ order }: { readonly order: WebOrder }) {
  const t = useTexts('store')
  const { subTotal, discount, code, delivery, taxes, pricesIncludeTax, currency } = order
  const { grandTotal, amountPaid, amountRefunded } = order
  const money = (amount: number) => <span className="num">{moneyText(amount, currency)}</span>
  const open = grandTotal - amountPaid
  return (
    <Details
      of={[
        { name: t('Subtotal'), value: money(subTotal) },
        ...(discount > 0
          ? [{ name: code === '' ? t('Discount') : t('Discount {code}', { code }), value: money(-discount) }]
          : []),
        ...(delivery.id === '' ? [] : [{ name: delivery.name || t('Delivery'), value: money(delivery.price) }]),
        ...taxes.map(({ name, rate, amount }) => ({
          name: pricesIncludeTax ? t('{tax} {rate}% (included)', { tax: name, rate }) : `${name} ${rate}%`,
          value: money(amount),
        })),
        { name: t('Total'), value: <b>{money(grandTotal)}</b> },
        ...(amountPaid > 0 ? [{ name: t('Paid'), value: money(amountPaid) }] : []),
        ...(amountRefunded > 0 ? [{ name: t('Refunded'), value: money(-amountRefunded) }] : []),
        ...(open > 0 && order.status !== 'cancelled' ? [{ name: t('Open'), value: <b>{money(open)}</b> }] : []),
      ]}
    />
  )
}
