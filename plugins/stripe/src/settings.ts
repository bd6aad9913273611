import Type, { type Static } from 'typebox'

const ownerOnly = 'Payments go to the account that these keys belong to'

/** The Stripe account of a website. */
export const StripeSettings = Type.Object(
  {
    stripe_enabled: Type.Boolean({
      title: 'Offer payment with Stripe',
      description: 'Customers pay on a page of Stripe. Both keys are required.',
      default: false,
      ownerOnly,
    }),
    stripe_secret_key: Type.String({
      title: 'Secret key',
      placeholder: 'sk_live_…',
      maxLength: 400,
      pattern: '^([rs]k_(test|live)_[A-Za-z0-9_]+)?$',
      default: '',
      secret: true,
      control: 'secret',
      ownerOnly,
    }),
    stripe_webhook_secret: Type.String({
      title: 'Signing secret of the webhook',
      placeholder: 'whsec_…',
      maxLength: 400,
      pattern: '^(whsec_[A-Za-z0-9+/=_-]+)?$',
      default: '',
      secret: true,
      control: 'secret',
      ownerOnly,
    }),
  },
  { additionalProperties: false },
)
export type StripeSettings = Static<typeof StripeSettings>
