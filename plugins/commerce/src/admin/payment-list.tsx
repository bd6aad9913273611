import { formatMoney } from '@ashlar/sdk'
import { useCall, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, type RowAction, RowActions, useList } from '@ashlar/sdk/tables'
import { Badge, currentLanguage, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listPaymentProviders, listPayments, type Payment, paymentStatuses } from '../contract.ts'
import { providerName, standing, statusWords } from './payment-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { settle } from './settle.ts'

const defaults = {
  ...{ orderBy: 'askedAt', orderDirection: 'desc' as const, itemsPerPage: 25 },
  filters: ['status', 'provider', 'differs'],
}

/** What customers paid, or were asked to. */
export default function PaymentList() {
  const t = useTexts('commerce')
  const mayEdit = useCan('payments.can_edit')
  const [refunded, setRefunded] = useState<Payment>()
  const { data, list } = useList(listPayments, { defaults })
  const providers = useCall(listPaymentProviders).data?.results.rows ?? []
  const titles = new Map(providers.map(({ id, title }) => [id, title]))
  const actionsOf = (payment: Payment): RowAction[] => {
    if (!mayEdit) return []
    if (payment.status === 'succeeded') {
      return payment.refunded < payment.amount
        ? [{ label: t('Refund'), icon: 'undo-2', onSelect: () => setRefunded(payment) }]
        : []
    }
    const { received, currency } = payment
    // Money in another currency can only be given back.
    const isTakable = received === null || received.currency === currency
    const [came, missing] = received
      ? [t('Accept amount received'), t('Refund amount received')]
      : [t('Mark as paid'), t('Mark as not paid')]
    return [
      ...(isTakable ? [{ label: came, icon: 'check', onSelect: () => void settle(payment, true, t) }] : []),
      { label: missing, icon: 'x', danger: true, onSelect: () => void settle(payment, false, t) },
    ]
  }
  return (
    <>
      <PageHeader
        title={t('Payments')}
        icon="credit-card"
        subtitle={data ? t('{count} payment|{count} payments', { count: data.total }) : ' '}
      />
      <ResourceList
        name="payments"
        label={t('Payments')}
        columns={columns(t, titles)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ title }) => title}
        searchLabel={t('Search payments')}
        views={t('All payments')}
        filters={[
          {
            ...{ name: 'status', title: t('Status') },
            options: paymentStatuses.map((value) => ({ value, label: statusWords(t)[value] })),
          },
          {
            ...{ name: 'provider', title: t('Payment method') },
            options: [
              ...providers.map(({ id }) => ({ value: id, label: providerName(id, titles, t) })),
              { value: 'by_hand', label: t('Manual') },
            ],
          },
          { name: 'differs', title: t('To check'), options: [{ value: 'true', label: t('Amount differs') }] },
        ]}
        rowActions={(payment) => <RowActions name={payment.title} actions={actionsOf(payment)} />}
        empty={{
          title: t('No payments yet'),
          text: t('Payments for orders and invoices appear here, whatever the payment method.'),
        }}
      />
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
    </>
  )
}

function columns(t: Translate, titles: ReadonlyMap<string, string>): readonly Column<Payment>[] {
  return [
    {
      ...{ id: 'title', title: t('For'), fixed: true },
      cell: ({ title, note }) => (
        <span>
          <span className="med">{title}</span>
          {note !== '' && <div className="t3 xs">{note}</div>}
        </span>
      ),
    },
    {
      ...{ id: 'status', title: t('Status') },
      cell: (payment) => {
        const { tone, word } = standing(payment, t)
        return <Badge tone={tone}>{word}</Badge>
      },
    },
    {
      ...{ id: 'provider', title: t('Payment method'), hide: 'md', className: 't2' },
      cell: ({ provider }) => providerName(provider, titles, t),
    },
    {
      ...{ id: 'amount', title: t('Amount'), sortBy: 'amount', align: 'right', className: 'num' },
      cell: ({ amount, currency, received, refunded }) => (
        <span>
          {formatMoney(amount, currency, currentLanguage())}
          {received && (
            <div className="t3 xs">
              {t('{amount} received', { amount: formatMoney(received.amount, received.currency, currentLanguage()) })}
            </div>
          )}
          {refunded > 0 && (
            <div className="t3 xs">
              {t('{amount} refunded', { amount: formatMoney(refunded, currency, currentLanguage()) })}
            </div>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'at', title: t('Requested'), sortBy: 'askedAt', hide: 'sm', className: 't2 num' },
      cell: ({ askedAt }) => when(askedAt),
    },
  ]
}
