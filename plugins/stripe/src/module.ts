import { commerce } from '@ashlar/plugin-commerce'
import { defineModule, settingsSection } from '@ashlar/sdk'
import { StripeSettings } from './settings.ts'

/** Takes payments through Stripe. */
export const stripe = defineModule({
  id: 'stripe',
  title: 'Stripe',
  description: 'Takes payments by card and other methods on a page of Stripe.',
  requires: [commerce],
  plainSettings: {
    schema: StripeSettings,
    sections: [
      {
        ...{ id: 'stripe', title: 'Stripe', subtitle: 'Payments by card and other methods.', icon: 'credit-card' },
        ...{ sort: 66, keywords: ['payment', 'card', 'checkout', 'webhook'] },
      },
    ],
    cards: [
      {
        ...{ section: 'stripe', title: 'Stripe account', sort: 10 },
        fields: ['stripe_enabled', 'stripe_secret_key', 'stripe_webhook_secret'],
      },
    ],
  },
  admin: {
    fills: [
      {
        ...{ id: 'connect', slot: settingsSection('stripe').id, title: 'Connect your Stripe account', sort: 10 },
        access: 'settings.can_edit',
      },
    ],
  },
})
