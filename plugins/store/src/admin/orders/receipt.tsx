import { useTexts } from '@ashlar/sdk/ui'
import { OrderLines } from './order-lines.tsx'
import { OrderPrint } from './order-print.tsx'
import { OrderTotals } from './order-totals.tsx'

/** What was bought, with prices, taxes and what was paid. */
export default function Receipt() {
  const t = useTexts('store')
  return (
    <OrderPrint title={t('Receipt')}>
      {(order) => (
        <>
          <OrderLines order={order} />
          <div style={{ marginTop: 24 }}>
            <OrderTotals order={order} />
          </div>
        </>
      )}
    </OrderPrint>
  )
}
