import { ApiError, call, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { Badge, Dialog, IconButton, type Translate, toast, useTexts, Verbatim, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listWebhookDeliveries, sendWebhookDelivery } from '../contract.ts'
import type { WebhookDelivery } from '../webhook.ts'
import { deliveryTones, deliveryWords } from './webhook-list.tsx'
import { webhooksChanged } from './webhooks-changed.ts'

const defaults = { orderBy: 'id', orderDirection: 'desc' as const, itemsPerPage: 25, filters: ['state'] }

/** What was told to whom, and what they said. */
export function DeliveryList() {
  const t = useTexts('webhooks')
  const canEdit = useCan('settings.can_edit')
  const [open, setOpen] = useState<WebhookDelivery>()
  const { list } = useList(listWebhookDeliveries, { defaults, refetchInterval: 10_000 })
  const again = ({ id }: WebhookDelivery) => {
    call(sendWebhookDelivery, { params: { id } }).then(
      () => {
        toast.success(t('Sending again'))
        void webhooksChanged()
      },
      (failure: unknown) =>
        toast.error(t('Could not send it again'), { description: failure instanceof ApiError ? failure.message : '' }),
    )
  }
  return (
    <>
      <ResourceList
        name="webhook-deliveries"
        label={t('Deliveries')}
        columns={columns(t, setOpen)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ event, id }) => `${event} ${id}`}
        views={t('All deliveries')}
        filters={[
          {
            name: 'state',
            title: t('State'),
            options: Object.entries(deliveryWords(t)).map(([value, label]) => ({ value, label })),
          },
        ]}
        rowActions={(delivery) =>
          canEdit ? (
            <IconButton
              icon="send"
              label={t('Send {name} again', { name: `${delivery.event} ${delivery.id}` })}
              tooltip={t('Send again')}
              onClick={() => again(delivery)}
            />
          ) : null
        }
        empty={{
          title: t('No deliveries yet'),
          text: t('Deliveries and their responses are kept here for a month.'),
        }}
      />
      {open && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          size="lg"
          icon="webhook"
          title={open.event}
        >
          <div className="form">
            <span className="t2">
              {t('To {name}, {when}', { name: open.webhookName, when: when(open.deliveredAt ?? open.createdAt) })}
            </span>
            <Verbatim>{open.body}</Verbatim>
            {(open.answer !== '' || open.error !== '') && (
              <>
                <b className="med">{t('Response')}</b>
                <Verbatim>{[open.status ?? '', open.error, open.answer].filter(Boolean).join('\n')}</Verbatim>
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}

function columns(t: Translate, open: (delivery: WebhookDelivery) => void): readonly Column<WebhookDelivery>[] {
  return [
    {
      id: 'event',
      title: t('Event'),
      fixed: true,
      cell: (delivery) => (
        <button type="button" className="link mono" onClick={() => open(delivery)}>
          {delivery.event}
        </button>
      ),
    },
    { id: 'webhook', title: t('Webhook'), hide: 'sm', cell: ({ webhookName }) => webhookName },
    {
      id: 'state',
      title: t('State'),
      cell: ({ state, error }) => (
        <span className="row">
          <Badge tone={deliveryTones[state]}>{deliveryWords(t)[state]}</Badge>
          {error !== '' && <span className="t3 xs trunc hide-md">{error}</span>}
        </span>
      ),
    },
    {
      id: 'tries',
      title: t('Attempts'),
      hide: 'lg',
      align: 'right',
      className: 'num',
      cell: ({ attempts }) => attempts,
    },
    { id: 'at', title: t('When'), hide: 'md', className: 't2 num', cell: ({ createdAt }) => when(createdAt) },
  ]
}
