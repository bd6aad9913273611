// For tests in the browser, which reach packages through the demo alone.
export { type StripeStandIn, startStripe } from '@ashlar/plugin-stripe/testing'
