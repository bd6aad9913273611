import { useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Button, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listNotifications, type Notification } from '../../contract.ts'
import { OnBadge } from '../automations/on-badge.tsx'
import { hasNoSettings, type Triggers, useTriggers } from '../automations/use-triggers.ts'
import { useSendingSetup } from '../campaigns/use-sending-setup.ts'
import { addressOfEditor, countText } from '../campaigns/words.ts'
import { NewNotificationDialog } from './new-notification-dialog.tsx'
import { remove, turn } from './notification-actions.ts'
import { NotificationDialog } from './notification-dialog.tsx'
import { SendByHandDialog } from './send-by-hand-dialog.tsx'

const defaults = { orderBy: 'name', itemsPerPage: 25 }

/** Single emails that follow something that happens. */
export default function NotificationList() {
  const t = useTexts('email_marketing')
  const may = {
    create: useCan('campaigns.can_create'),
    edit: useCan('campaigns.can_edit'),
    remove: useCan('campaigns.can_delete'),
  }
  const [edited, setEdited] = useState<Notification | 'new'>()
  const [sending, setSending] = useState<Notification>()
  const triggers = useTriggers(hasNoSettings)
  const { countsOpens } = useSendingSetup()
  const { data, list } = useList(listNotifications, { defaults })
  const add = may.create && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('New notification')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Notifications')}
        icon="bell-ring"
        subtitle={data ? t('{count} notification|{count} notifications', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList<Notification>
        name="email-notifications"
        label={t('Notifications')}
        columns={columns(t, triggers, countsOpens)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        searchLabel={t('Search notifications')}
        rowActions={(notification) => (
          <RowActions
            name={notification.name}
            actions={[
              ...(may.edit
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: notification.name }), icon: 'pencil' },
                      onSelect: () => setEdited(notification),
                    },
                    { label: t('Edit content'), icon: 'layout-template', to: addressOfEditor(notification.id) },
                    notification.isOn
                      ? { label: t('Turn off'), icon: 'power-off', onSelect: () => void turn(notification, false, t) }
                      : { label: t('Turn on'), icon: 'power', onSelect: () => void turn(notification, true, t) },
                    { label: t('Send by hand'), icon: 'send', onSelect: () => setSending(notification) },
                  ]
                : []),
              ...(may.remove
                ? [
                    'separator' as const,
                    {
                      ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                      onSelect: () => void remove(notification, t),
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No notifications yet'),
          text: may.create
            ? t('Send one email each time something happens, such as a thank-you for subscribing.')
            : t('Notifications that your team sets up appear here.'),
        }}
      />
      {edited === 'new' && <NewNotificationDialog triggers={triggers} onClose={() => setEdited(undefined)} />}
      {edited && edited !== 'new' && (
        <NotificationDialog notification={edited} triggers={triggers} onClose={() => setEdited(undefined)} />
      )}
      {sending && <SendByHandDialog notification={sending} onClose={() => setSending(undefined)} />}
    </>
  )
}

const columns = (t: Translate, triggers: Triggers, countsOpens: boolean): readonly Column<Notification>[] => [
  {
    ...{ id: 'name', title: t('Notification'), sortBy: 'name', fixed: true },
    cell: ({ name, subject }) => (
      <>
        <b className="med">{name}</b>
        <div className="t3 xs trunc">{subject || t('No subject yet')}</div>
      </>
    ),
  },
  {
    ...{ id: 'trigger', title: t('Sent when'), hide: 'sm', className: 't2' },
    cell: ({ trigger }) => triggers.titleOf(trigger),
  },
  { ...{ id: 'state', title: t('Status'), phone: true }, cell: ({ isOn }) => <OnBadge isOn={isOn} /> },
  {
    ...{ id: 'sent', title: t('Sent'), align: 'right', hide: 'sm', className: 'num' },
    cell: ({ counts }) => countText(counts.sent),
  },
  {
    ...{ id: 'opened', title: t('Opened'), align: 'right', hide: 'md', className: 'num' },
    cell: ({ counts }) =>
      counts.opened === 0 && !countsOpens ? <span className="t3">–</span> : countText(counts.opened),
  },
  {
    ...{ id: 'clicked', title: t('Clicked'), align: 'right', hide: 'md', className: 'num' },
    cell: ({ counts }) => countText(counts.clicked),
  },
  {
    ...{ id: 'created', title: t('Created'), sortBy: 'createdAt', hide: 'lg', className: 't2 num' },
    cell: ({ createdAt }) => when(createdAt),
  },
]
