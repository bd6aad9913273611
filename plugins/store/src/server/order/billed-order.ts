import { taxesOn } from '@ashlar/plugin-commerce'
import type { BilledOrder, BilledOrderLine } from '../../contract.ts'
import type { OrderLineRow, OrderRow } from './order.store.ts'

/** An order as it was sold: the delivery is its last line, which no discount reaches. */
export function billedOrder(row: OrderRow, goods: readonly OrderLineRow[]): BilledOrder {
  const { number, customerId, currency, pricesIncludeTax, discount, tax, grandTotal, delivery, deliveryRates } = row
  const lines = goods.map((line) => soldLine(line, pricesIncludeTax))
  const taxes = taxesOn(delivery.price, deliveryRates, pricesIncludeTax)
  const carried: BilledOrderLine = {
    ...{ kind: 'other', name: delivery.name, description: '', sku: '', quantity: 1, unitPrice: delivery.price },
    ...{ rates: deliveryRates, total: delivery.price, share: 0, taxes },
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
  }
  return {
    ...{ number, customerId, currency, pricesIncludeTax, discount, tax, grandTotal },
    amountRefunded: row.amountRefunded,
    lines: delivery.price === 0 ? lines : [...lines, carried],
    subTotal: row.subTotal + delivery.price,
  }
}

function soldLine(line: OrderLineRow, pricesIncludeTax: boolean): BilledOrderLine {
  const { name, sku, options, quantity, unitPrice, rates, total, discount: share, tax } = line
  return {
    ...{ kind: kindOf(line.kind), name, sku, quantity, unitPrice, rates, total, share, tax },
    description: options.map((option) => `${option.attribute_name}: ${option.attribute_value}`).join(', '),
    taxes: taxesOn(total - share, rates, pricesIncludeTax),
  }
}

const kindOf = (kind: string): BilledOrderLine['kind'] => (kind === 'product' || kind === 'service' ? kind : 'other')
