import { call, outdated, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Badge, Button, confirm, PageHeader, type Translate, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { deletePriceList, listPriceLists, type PriceList } from '../contract.ts'
import { PriceListDialog } from './prices/price-list-dialog.tsx'
import { problemOf } from './problem-of.ts'

const defaults = { orderBy: 'name', itemsPerPage: 25 }

/** Prices for customers with a tag, such as wholesale. */
export default function PriceListScreen() {
  const t = useTexts('store')
  const mayCreate = useCan('products.can_create')
  const mayEdit = useCan('products.can_edit')
  const mayDelete = useCan('products.can_delete')
  const [edited, setEdited] = useState<PriceList | 'new'>()
  const { data, list } = useList(listPriceLists, { defaults })
  const add = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('New Price List')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Price Lists')}
        icon="badge-percent"
        subtitle={data ? t('{count} price list|{count} price lists', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList<PriceList>
        name="price-lists"
        label={t('Price Lists')}
        columns={columns(t)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        rowActions={(priceList) => (
          <RowActions
            name={priceList.name}
            actions={[
              ...(mayEdit
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: priceList.name }) },
                      ...{ icon: 'pencil', onSelect: () => setEdited(priceList) },
                    },
                  ]
                : []),
              ...(mayDelete
                ? [
                    {
                      ...{ label: t('Delete'), alone: t('Delete {name}', { name: priceList.name }) },
                      ...{ icon: 'trash-2', danger: true, onSelect: () => void remove(priceList, t) },
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No price lists yet'),
          text: t('Give customers with a tag, such as “Wholesale”, their own prices.'),
          ...(mayCreate && { actions: add }),
        }}
      />
      {edited !== undefined && (
        <PriceListDialog priceList={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

async function remove({ id, name }: PriceList, t: Translate): Promise<void> {
  const isMeant = await confirm({
    description: t('The price list “{name}” will be deleted. Its customers pay the usual prices again.', { name }),
    detail: t('This cannot be undone.'),
    destructive: true,
  })
  if (!isMeant) return
  try {
    await call(deletePriceList, { params: { id } })
    toast.success(t('{name} was deleted', { name }))
  } catch (error) {
    toast.error(t('{name} was not deleted', { name }), { description: problemOf(error) })
  }
  await outdated(listPriceLists)
}

const columns = (t: Translate): readonly Column<PriceList>[] => [
  {
    ...{ id: 'name', title: t('Name'), sortBy: 'name', fixed: true, className: 'med' },
    cell: ({ name }) => name,
  },
  { id: 'tag', title: t('Customers with the tag'), cell: ({ tag }) => tag },
  {
    ...{ id: 'percent', title: t('Percentage off'), align: 'right', hide: 'sm', className: 'num' },
    cell: ({ percent_off }) => `${percent_off} %`,
  },
  {
    ...{ id: 'prices', title: t('Own prices'), align: 'right', hide: 'md', className: 'num' },
    cell: ({ prices }) => prices.length,
  },
  {
    ...{ id: 'active', title: t('Status'), hide: 'sm' },
    cell: ({ is_active }) => (is_active ? <Badge tone="green">{t('In use')}</Badge> : <Badge>{t('Not in use')}</Badge>),
  },
]
