import { defineModule } from '@ashlar/sdk'
import { listWebhookDeliveries } from './contract.ts'

/** Tells other programs of events (Standard Webhooks), and keeps a log of what they said. */
export const webhooks = defineModule({
  id: 'webhooks',
  title: 'Webhooks',
  description: 'Notifies other programs when something happens on this website.',
  always: true,
  admin: {
    nav: [
      {
        ...{ title: 'Webhooks', path: '/admin/webhooks', icon: 'webhook', sort: 30 },
        ...{ access: 'settings.can_view', under: '/admin/outbox' },
      },
    ],
    screens: [{ id: 'webhooks', path: '/admin/webhooks', title: 'Webhooks', access: 'settings.can_view' }],
    attention: [
      {
        title: 'Webhook deliveries failed',
        detail: 'The receiving programs did not accept them.',
        icon: 'webhook-off',
        access: 'settings.can_view',
        list: listWebhookDeliveries.path,
        query: { state: 'failed' },
        path: '/admin/webhooks?show=log&state=failed',
      },
    ],
  },
})
