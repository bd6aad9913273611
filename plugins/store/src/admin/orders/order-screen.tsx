import { CouldNotLoad, SlotFills, useCall, useCrumbs, useParams, useTitle } from '@ashlar/sdk/admin'
import { Card, Split, useTexts } from '@ashlar/sdk/ui'
import { getWebOrder, orderAside, type WebOrder } from '../../contract.ts'
import { ProductWaiting } from '../product-waiting.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

/** One web order: what was ordered, how far it is, and what happened. */
export default function OrderScreen() {
  const t = useTexts('store')
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useCall(getWebOrder, { params: { id } })
  const title = data ? t('Order {number}', { number: data.webOrder.invoiceNumber }) : t('Web Order')
  useTitle(title)
  useCrumbs([{ title: t('Web Orders'), path: '/admin/web-orders' }, { title }])
  if (error && !data) {
    return <CouldNotLoad level={1} title={t('The order could not be loaded')} error={error} retry={refetch} />
  }
  if (!data) return <ProductWaiting />
  return <Loaded order={data.webOrder} title={title} />
}

function Loaded({ order, title }: { readonly order: WebOrder; readonly title: string }) {
  const t = useTexts('store')
  return (
    <>
      <OrderHead order={order} title={title} />
      <Split
        aside={
          <>
            <OrderDetails order={order} />
            <SlotFills slot={orderAside} props={{ orderId: order.id }} />
          </>
        }
      >
        <Card title={t('Items')}>
          <OrderLines order={order} />
          <OrderTotals order={order} />
        </Card>
        <OrderHistory order={order} />
      </Split>
    </>
  )
}
