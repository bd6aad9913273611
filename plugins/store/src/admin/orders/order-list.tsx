import { documentStatuses } from '@ashlar/plugin-commerce'
import { ButtonLink, Link, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { fulfilments, listWebOrders, type WebOrder } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { customerOf } from './customer-of.ts'
import { FulfilmentBadge, OrderStatusBadge } from './order-badges.tsx'
import { fulfilmentNames, orderStatusNames } from './order-words.ts'

const defaults = {
  ...{ orderBy: 'invoiceDate', orderDirection: 'desc' as const, itemsPerPage: 25 },
  filters: ['fulfilment', 'status'],
}

/** What customers ordered in the store. */
export default function OrderList() {
  const t = useTexts('store')
  const { data, list } = useList(listWebOrders, { defaults })
  const mayCreate = useCan('orders.can_create')
  const fulfilment = fulfilmentNames(t)
  const status = orderStatusNames(t)
  return (
    <>
      <PageHeader
        title={t('Web Orders')}
        icon="shopping-bag"
        subtitle={data ? t('{count} order|{count} orders', { count: data.total }) : ' '}
        actions={
          mayCreate && (
            <ButtonLink variant="primary" icon="plus" to="/admin/web-orders/new">
              {t('New Order')}
            </ButtonLink>
          )
        }
      />
      <ResourceList<WebOrder>
        name="web-orders"
        label={t('Web Orders')}
        columns={columns(t)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ invoiceNumber }) => invoiceNumber}
        searchLabel={t('Number, name or email')}
        views={t('All orders')}
        filters={[
          {
            ...{ name: 'fulfilment', title: t('Fulfilment') },
            options: fulfilments.map((value) => ({ value, label: fulfilment[value] })),
          },
          {
            ...{ name: 'status', title: t('Status') },
            options: documentStatuses.map((value) => ({ value, label: status[value] })),
          },
        ]}
        empty={{
          title: t('No orders yet'),
          text: t('Orders that visitors place in your store appear here.'),
        }}
      />
    </>
  )
}

/** The first item, and how many more there are. */
function itemsText([first, ...others]: WebOrder['items'], t: Translate): string {
  const name = first?.name ?? ''
  return others.length === 0
    ? name
    : t('{name} and {count} more|{name} and {count} more', { name, count: others.length })
}

const columns = (t: Translate): readonly Column<WebOrder>[] => [
  {
    ...{ id: 'number', title: t('Order'), sortBy: 'invoiceNumber', fixed: true },
    cell: ({ id, invoiceNumber, contact }) => (
      <>
        <Link className="med" to={`/admin/web-orders/${id}`}>
          {invoiceNumber}
        </Link>
        <div className="t3 xs">{customerOf(contact) || t('Erased customer')}</div>
      </>
    ),
  },
  {
    ...{ id: 'date', title: t('Date'), sortBy: 'invoiceDate', hide: 'md', className: 't2 num' },
    cell: ({ invoiceDate }) => when(invoiceDate),
  },
  {
    ...{ id: 'items', title: t('Items'), hide: 'lg', className: 't2 trunc' },
    cell: ({ items }) => itemsText(items, t),
  },
  { id: 'fulfilment', title: t('Fulfilment'), cell: (order) => <FulfilmentBadge order={order} /> },
  { id: 'status', title: t('Status'), hide: 'sm', cell: (order) => <OrderStatusBadge order={order} /> },
  {
    ...{ id: 'delivery', title: t('Delivery'), hide: 'lg', className: 't2' },
    cell: ({ delivery }) => delivery.name,
  },
  {
    ...{ id: 'total', title: t('Total'), sortBy: 'grandTotal', align: 'right', phone: true, className: 'num nowrap' },
    cell: ({ grandTotal, currency }) => moneyText(grandTotal, currency),
  },
]
