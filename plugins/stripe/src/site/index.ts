import { Environment, Settings } from '@ashlar/sdk/server'
import { defineSite, siteCsp } from '@ashlar/sdk/site'
import { StripeSettings } from '../settings.ts'

/** Where customers pay. A form that asks for a payment leads on to it, which browsers allow only for hosts that are named. */
const checkout = 'https://checkout.stripe.com'

export default defineSite({
  csp: siteCsp([Settings, Environment], async (settings, environment) => {
    const { stripe_enabled } = await settings.plain(StripeSettings)
    const named = URL.parse(environment.get('STRIPE_API_URL') ?? '')
    return stripe_enabled ? { 'form-action': [named === null ? checkout : named.host] } : {}
  }),
})
