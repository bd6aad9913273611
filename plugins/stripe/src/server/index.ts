import { paymentProviders } from '@ashlar/plugin-commerce'
import { maybe } from '@ashlar/sdk'
import { defineServer, Environment, Log, OutsideFetch, offer, Settings, service } from '@ashlar/sdk/server'
import { stripe } from '../module.ts'
import { StripeApi } from './stripe-api.ts'
import { StripePayments } from './stripe-payments.ts'

export default defineServer(stripe, {
  services: [
    service(StripeApi, Settings, Environment, OutsideFetch, maybe(Log)),
    offer(paymentProviders, StripePayments, StripeApi),
  ],
})
