import { call, Link, outdated, useCall, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useListState } from '@ashlar/sdk/tables'
import { Badge, Button, confirm, PageHeader, type Translate, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { deleteList, listLists, listSubscribers, type MailingList } from '../contract.ts'
import { ListDialog } from './list-dialog.tsx'
import { sayRefused } from './refused.ts'

/** The lists that newsletter blocks sign up for. */
export default function MailingLists() {
  const t = useTexts('email_marketing')
  const may = {
    add: useCan('subscribers.can_create'),
    edit: useCan('subscribers.can_edit'),
    remove: useCan('subscribers.can_delete'),
  }
  const [state, change] = useListState({ orderBy: 'name' })
  const [edited, setEdited] = useState<MailingList | 'new'>()
  const { data, error, refetch } = useCall(listLists)
  const add = may.add && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('New list')}
    </Button>
  )
  const remove = async ({ id, name, total }: MailingList) => {
    const isMeant = await confirm({
      description: t(
        'The list “{name}” and its {count} subscriber will be deleted.|The list “{name}” and its {count} subscribers will be deleted.',
        {
          name,
          count: total,
        },
      ),
      detail: t('Newsletter blocks that use it accept no sign-ups until you choose another list in them.'),
      destructive: true,
    })
    if (!isMeant) return
    await call(deleteList, { params: { id } })
      .then(() => outdated(listLists, listSubscribers))
      .catch((reason: unknown) => sayRefused(t('The list was not deleted'), reason))
  }
  const shown = data?.results.rows.filter(({ name }) => name.toLowerCase().includes(state.search.toLowerCase()))
  return (
    <>
      <PageHeader
        title={t('Lists')}
        icon="list"
        subtitle={t('The lists that visitors can sign up for.')}
        actions={add}
      />
      <ResourceList
        name="mailing-lists"
        label={t('Lists')}
        columns={columns(t)}
        rows={shown}
        total={data?.results.total ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        state={state}
        onState={change}
        searchLabel={t('Search lists')}
        rowActions={(list) => (
          <RowActions
            name={list.name}
            actions={[
              ...(may.edit
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: list.name }), icon: 'pencil' },
                      onSelect: () => setEdited(list),
                    },
                  ]
                : []),
              ...(may.remove && !list.isDefault
                ? [
                    {
                      ...{ label: t('Delete'), alone: t('Delete {name}', { name: list.name }), icon: 'trash-2' },
                      danger: true,
                      onSelect: () => void remove(list),
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No lists yet'),
          text: t('Visitors sign up for a list through a newsletter block.'),
        }}
        unpaged
      />
      {edited && <ListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

const columns = (t: Translate): readonly Column<MailingList>[] => [
  {
    id: 'name',
    title: t('Name'),
    fixed: true,
    cell: ({ id, name, isDefault }) => (
      <span className="row wrap">
        <Link className="med" to={`/admin/email-marketing/subscribers?list=${id}`}>
          {name}
        </Link>
        {isDefault && <Badge>{t('Default list')}</Badge>}
      </span>
    ),
  },
  { id: 'subscribed', title: t('Subscribed'), align: 'right', className: 'num', cell: ({ subscribed }) => subscribed },
  { id: 'total', title: t('All'), align: 'right', hide: 'sm', className: 'num t2', cell: ({ total }) => total },
]
