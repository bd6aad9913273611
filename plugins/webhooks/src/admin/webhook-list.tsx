import { ApiError, call, useCall, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useListState } from '@ashlar/sdk/tables'
import { Badge, confirm, IconButton, Menu, type Tone, type Translate, toast, useTexts, when } from '@ashlar/sdk/ui'
import { listWebhooks, removeWebhook, renewWebhookSecret, testWebhook } from '../contract.ts'
import type { Webhook } from '../webhook.ts'
import { webhooksChanged } from './webhooks-changed.ts'

export interface WebhookListProps {
  readonly onEdit: (webhook: Webhook) => void
  readonly onSecret: (secret: string) => void
}

export const deliveryTones: Readonly<Record<NonNullable<Webhook['lastState']>, Tone>> = {
  queued: 'blue',
  delivered: 'green',
  failed: 'red',
}
export const deliveryWords = (t: Translate) => ({
  queued: t('Waiting'),
  delivered: t('Delivered'),
  failed: t('Failed'),
})

export function WebhookList({ onEdit, onSecret }: WebhookListProps) {
  const t = useTexts('webhooks')
  const canEdit = useCan('settings.can_edit')
  const [state, change] = useListState({ orderBy: 'id' })
  const { data: found, error, refetch } = useCall(listWebhooks, { query: { limit: -1 } })
  const data = found?.results
  const attempt = (work: () => Promise<unknown>, done: string) => {
    work().then(
      () => {
        toast.success(done)
        void webhooksChanged()
      },
      (failure: unknown) =>
        toast.error(t('Could not change the webhook'), {
          description: failure instanceof ApiError ? failure.message : '',
        }),
    )
  }
  const remove = async (webhook: Webhook) => {
    const description = t('“{name}” and its delivery log will be deleted.', { name: webhook.name })
    if (await confirm({ description, destructive: true }))
      attempt(() => call(removeWebhook, { params: { id: webhook.id } }), t('Webhook deleted'))
  }
  const rotate = async (webhook: Webhook) => {
    const description = t('“{name}” gets a new secret. The old one stays valid for one more day.', {
      name: webhook.name,
    })
    if (await confirm({ description, icon: 'key-round' }))
      attempt(async () => {
        const { secret = '' } = await call(renewWebhookSecret, { params: { id: webhook.id } })
        onSecret(secret)
      }, t('New secret created'))
  }
  return (
    <ResourceList
      name="webhooks"
      label={t('Webhooks')}
      columns={columns(t)}
      rows={data?.rows}
      total={data?.total ?? 0}
      error={error}
      onRetry={() => void refetch()}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
      state={state}
      onState={change}
      unpaged
      rowActions={(webhook) =>
        canEdit ? (
          <Menu
            trigger={
              <IconButton
                icon="ellipsis"
                label={t('More actions for {title}', { title: webhook.name })}
                tooltip={t('More actions')}
              />
            }
            entries={[
              { label: t('Edit'), icon: 'square-pen', onSelect: () => onEdit(webhook) },
              {
                label: t('Send a test'),
                icon: 'send',
                onSelect: () => attempt(() => call(testWebhook, { params: { id: webhook.id } }), t('Sending a test')),
              },
              { label: t('New secret'), icon: 'key-round', onSelect: () => void rotate(webhook) },
              'separator',
              { label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void remove(webhook) },
            ]}
          />
        ) : null
      }
      empty={{
        title: t('No webhooks yet'),
        text: t(
          'A webhook notifies another program when a page or setting changes, or when something happens in a module.',
        ),
      }}
    />
  )
}

function columns(t: Translate): readonly Column<Webhook>[] {
  return [
    { id: 'name', title: t('Name'), fixed: true, className: 'med', cell: ({ name }) => name },
    { id: 'url', title: t('Address'), hide: 'sm', className: 't2 mono', cell: ({ url }) => url },
    { id: 'events', title: t('Events'), hide: 'lg', className: 't2', cell: ({ events }) => events.join(', ') },
    {
      id: 'state',
      title: t('State'),
      cell: ({ isActive }) => <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? t('On') : t('Off')}</Badge>,
    },
    {
      id: 'last',
      title: t('Last delivery'),
      hide: 'md',
      cell: ({ lastState, lastAt }) =>
        lastState === null ? (
          <span className="t3">{t('None yet')}</span>
        ) : (
          <span className="row">
            <Badge tone={deliveryTones[lastState]}>{deliveryWords(t)[lastState]}</Badge>
            <span className="t3 xs num">{when(lastAt ?? '')}</span>
          </span>
        ),
    },
  ]
}
