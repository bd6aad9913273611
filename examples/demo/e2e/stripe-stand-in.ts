// For tests of the running demo.
export { type StripeStandIn, startStripe } from '../src/stripe/start-stand-in.ts'
