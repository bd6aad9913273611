import { ButtonLink, SlotFills, useCan } from '@ashlar/sdk/admin'
import { Button, IconButton, Menu, PageHeader, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { orderActions, type WebOrder } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { customerOf } from './customer-of.ts'
import { FulfilDialog } from './fulfil-dialog.tsx'
import { FulfilmentBadge, OrderStatusBadge } from './order-badges.tsx'
import { isUnderWay, nextFulfilments, refundable } from './order-state.ts'
import { RefundDialog } from './refund-dialog.tsx'

export interface OrderHeadProps {
  readonly order: WebOrder
  readonly title: string
}

/** How an order stands, and what can be done next. */
export function OrderHead({ order, title }: OrderHeadProps) {
  const t = useTexts('store')
  const mayEdit = useCan('orders.can_edit')
  const [opened, setOpened] = useState<'fulfil' | 'refund' | 'cancel'>()
  const close = () => setOpened(undefined)
  const { id, invoiceDate, contact, grandTotal, currency } = order
  const canFulfil = mayEdit && nextFulfilments(order).length > 0
  const canRefund = mayEdit && refundable(order) > 0
  const canCancel = mayEdit && !isUnderWay(order) && refundable(order) === 0 && order.status !== 'paid'
  const entries = [
    { label: t('Receipt'), icon: 'receipt', href: `/admin/web-orders/${id}/receipt` },
    ...(canRefund || canCancel ? ['separator' as const] : []),
    ...(canRefund ? [{ label: t('Refund'), icon: 'undo-2', onSelect: () => setOpened('refund') }] : []),
    ...(canCancel ? [{ label: t('Cancel order'), icon: 'x', danger: true, onSelect: () => setOpened('cancel') }] : []),
  ]
  return (
    <>
      <PageHeader
        title={title}
        badges={
          <>
            <OrderStatusBadge order={order} />
            <FulfilmentBadge order={order} />
          </>
        }
        subtitle={
          <span className="num">
            {[when(invoiceDate), customerOf(contact), moneyText(grandTotal, currency)].filter(Boolean).join(' · ')}
          </span>
        }
        actions={
          <>
            <SlotFills slot={orderActions} props={{ orderId: id }} />
            <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={entries} />
            <ButtonLink icon="printer" target="_blank" to={`/admin/web-orders/${id}/packing-slip`}>
              {t('Packing slip')}
            </ButtonLink>
            {canFulfil && (
              <Button variant="primary" icon="truck" onClick={() => setOpened('fulfil')}>
                {t('Fulfil')}
              </Button>
            )}
          </>
        }
      />
      {opened === 'fulfil' && <FulfilDialog order={order} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </>
  )
}
