import { call, outdated, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Badge, Button, confirm, PageHeader, type Translate, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type DiscountCode, deleteDiscountCode, listDiscountCodes } from '../contract.ts'
import { DiscountDialog } from './discounts/discount-dialog.tsx'
import { discountKindNames } from './discounts/discount-words.ts'
import { moneyText } from './price-text.ts'
import { problemOf } from './problem-of.ts'
import { useCurrency } from './use-currency.ts'

const defaults = { orderBy: 'code', itemsPerPage: 25 }

/** Codes that customers type at the checkout. */
export default function DiscountScreen() {
  const t = useTexts('store')
  const mayCreate = useCan('orders.can_create')
  const mayEdit = useCan('orders.can_edit')
  const mayDelete = useCan('orders.can_delete')
  const currency = useCurrency()
  const [edited, setEdited] = useState<DiscountCode | 'new'>()
  const { data, list } = useList(listDiscountCodes, { defaults })
  const add = mayCreate && currency !== undefined && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('New Discount Code')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Discount Codes')}
        icon="ticket-percent"
        subtitle={data ? t('{count} code|{count} codes', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList<DiscountCode>
        name="discount-codes"
        label={t('Discount Codes')}
        columns={columns(t, currency)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ code }) => code}
        rowActions={(discount) => (
          <RowActions
            name={discount.code}
            actions={[
              ...(mayEdit
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: discount.code }) },
                      ...{ icon: 'pencil', onSelect: () => setEdited(discount) },
                    },
                  ]
                : []),
              ...(mayDelete
                ? [
                    {
                      ...{ label: t('Delete'), alone: t('Delete {name}', { name: discount.code }) },
                      ...{ icon: 'trash-2', danger: true, onSelect: () => void remove(discount, t) },
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No discount codes yet'),
          text: t('Create a code that takes a percentage or an amount off an order, or makes delivery free.'),
          ...(add && { actions: add }),
        }}
      />
      {edited !== undefined && currency !== undefined && (
        <DiscountDialog
          discount={edited === 'new' ? null : edited}
          currency={currency}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

async function remove({ id, code }: DiscountCode, t: Translate): Promise<void> {
  const isMeant = await confirm({
    description: t('The code {name} will be deleted. Orders that used it stay as they are.', { name: code }),
    detail: t('This cannot be undone.'),
    destructive: true,
  })
  if (!isMeant) return
  try {
    await call(deleteDiscountCode, { params: { id } })
    toast.success(t('{name} was deleted', { name: code }))
  } catch (error) {
    toast.error(t('{name} was not deleted', { name: code }), { description: problemOf(error) })
  }
  await outdated(listDiscountCodes)
}

const columns = (t: Translate, currency: string | undefined): readonly Column<DiscountCode>[] => [
  {
    ...{ id: 'code', title: t('Code'), sortBy: 'code', fixed: true, className: 'mono med' },
    cell: ({ code }) => code,
  },
  { id: 'worth', title: t('Discount'), phone: true, cell: (discount) => worthOf(discount, currency, t) },
  {
    ...{ id: 'uses', title: t('Used'), sortBy: 'uses', align: 'right', hide: 'sm', className: 'num' },
    cell: ({ uses, most_uses }) => (most_uses === null ? uses : `${uses} / ${most_uses}`),
  },
  {
    ...{ id: 'ends', title: t('Ends'), hide: 'md', className: 't2 num' },
    cell: ({ ends_at }) => (ends_at === null ? '–' : when(ends_at)),
  },
  {
    ...{ id: 'active', title: t('Status'), hide: 'sm' },
    cell: ({ is_active }) => (is_active ? <Badge tone="green">{t('In use')}</Badge> : <Badge>{t('Not in use')}</Badge>),
  },
]

function worthOf({ kind, percent, amount }: DiscountCode, currency: string | undefined, t: Translate): string {
  if (kind === 'percent') return t('{percent}% off', { percent })
  if (kind === 'free_delivery' || currency === undefined) return discountKindNames(t)[kind]
  return moneyText(amount, currency)
}
