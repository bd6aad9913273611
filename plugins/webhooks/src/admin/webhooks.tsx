import { useCan, useSearchParams } from '@ashlar/sdk/admin'
import { Button, PageHeader, Tabs, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Webhook } from '../webhook.ts'
import { DeliveryList } from './delivery-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'

/** Addresses outside that are told of events, and the log of what they were told. */
export default function Webhooks() {
  const t = useTexts('webhooks')
  const canEdit = useCan('settings.can_edit')
  const [query, setQuery] = useSearchParams()
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const [secret, setSecret] = useState<string>()
  const add = canEdit && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('Add webhook')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Webhooks')}
        icon="webhook"
        subtitle={t('Notify other programs when something happens on this website.')}
        actions={add}
      />
      <Tabs
        label={t('Webhooks')}
        className="tabs tabs--page"
        value={query.get('show') === 'log' ? 'log' : ''}
        onChange={(show) => setQuery(show === '' ? {} : { show }, { replace: true })}
        tabs={[
          {
            value: '',
            label: t('Addresses'),
            content: <WebhookList onEdit={setEdited} onSecret={setSecret} />,
          },
          { value: 'log', label: t('Deliveries'), content: <DeliveryList /> },
        ]}
      />
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={(made) => {
            setEdited(undefined)
            setSecret(made)
          }}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}
