import { useCall, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { Button, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listLists, listSubscribers, type Subscriber, subscriberStates } from '../contract.ts'
import { AddSubscriber } from './add-subscriber.tsx'
import { StateBadge, stateNames } from './state-badge.tsx'
import { SubscriberMenu } from './subscriber-menu.tsx'

const defaults = { orderBy: 'email', itemsPerPage: 25, filters: ['list', 'state'] }

/** Everybody who signed up for a newsletter, on whichever list (PERM-102). */
export default function SubscriberList() {
  const t = useTexts('email_marketing')
  const mayAdd = useCan('subscribers.can_create')
  const [isAdding, setAdding] = useState(false)
  const { data, list } = useList(listSubscribers, { defaults })
  const lists = useCall(listLists).data?.results.rows ?? []
  const names = stateNames(t)
  const add = mayAdd && (
    <Button variant="primary" icon="user-plus" onClick={() => setAdding(true)}>
      {t('Add subscriber')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Subscribers')}
        icon="mail"
        subtitle={data ? t('{count} subscriber|{count} subscribers', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList
        name="subscribers"
        label={t('Subscribers')}
        columns={columns(t)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ email }) => email}
        searchLabel={t('Search subscribers')}
        views={t('All subscribers')}
        filters={[
          {
            name: 'list',
            title: t('List'),
            options: lists.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'state',
            title: t('State'),
            options: subscriberStates.map((value) => ({ value, label: names[value] })),
          },
        ]}
        rowActions={(subscriber) => <SubscriberMenu subscriber={subscriber} />}
        empty={{
          title: t('No subscribers yet'),
          text: t('Add the block “Newsletter sign-up” to a page. People who sign up appear here.'),
        }}
      />
      {isAdding && <AddSubscriber lists={lists} onClose={() => setAdding(false)} />}
    </>
  )
}

const columns = (t: Translate): readonly Column<Subscriber>[] => [
  { id: 'email', title: t('Email'), sortBy: 'email', fixed: true, cell: ({ email }) => <b className="med">{email}</b> },
  { id: 'list', title: t('List'), hide: 'sm', className: 't2', cell: ({ listName }) => listName },
  { id: 'state', title: t('State'), cell: ({ state }) => <StateBadge state={state} t={t} /> },
  {
    id: 'created',
    title: t('Signed up'),
    sortBy: 'createdAt',
    hide: 'md',
    className: 't2 num',
    cell: ({ createdAt }) => when(createdAt),
  },
  {
    id: 'confirmed',
    title: t('Confirmed'),
    hide: 'lg',
    className: 't2 num',
    cell: ({ confirmedAt }) => (confirmedAt === null ? '–' : when(confirmedAt)),
  },
]
