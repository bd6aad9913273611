import { providerNewsAddress } from '@ashlar/plugin-commerce'
import { Card, CopyButton, useTexts } from '@ashlar/sdk/ui'

/** What Stripe has to report to this website. */
const events = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]

/** How a Stripe account is connected, with what has to be copied to Stripe. */
export default function ConnectCard() {
  const t = useTexts('stripe')
  const address = new URL(providerNewsAddress('stripe'), window.location.href).href
  return (
    <Card title={t('Connect your Stripe account')}>
      <div className="lines">
        <p className="t2">
          {t(
            'In Stripe, open Developers, API keys. Copy the secret key into the field above. Use a test key to try it.',
          )}
        </p>
        <p className="t2">
          {t('In Stripe, add a webhook with this address. Then copy its signing secret into the field above.')}
        </p>
        <Copied name={t('Address of the webhook')} text={address} />
        <p className="t2">{t('Select these events for the webhook.')}</p>
        <Copied name={t('Events of the webhook')} text={events.join(', ')} />
      </div>
    </Card>
  )
}

function Copied({ name, text }: { readonly name: string; readonly text: string }) {
  const t = useTexts('stripe')
  return (
    <section className="row" aria-label={name}>
      <code className="mono grow" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {text}
      </code>
      <CopyButton text={text} name={name} label={t('Copy')} />
    </section>
  )
}
