import { each } from '@ashlar/sdk'
import { Database, defineServer, offer, personalData, provide, Settings } from '@ashlar/sdk/server'
import { Payments, paymentProviders, Taxes } from '../contract.ts'
import tax from '../migrations/0001-tax.ts'
import payment from '../migrations/0002-payment.ts'
import newsByDay from '../migrations/0003-news-by-day.ts'
import { commerce } from '../module.ts'
import { customersMerged } from './payment/customers-merged.ts'
import { PaymentEntity, ProviderNewsEntity, RefundEntity } from './payment/payment.entities.ts'
import { everyNight } from './payment/payment.jobs.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { PaymentService } from './payment/payment.service.ts'
import { paymentWork } from './payment/payment.work.ts'
import { PaymentData } from './payment/payment-data.ts'
import { BankTransfer, Cash, OnPickup } from './providers/by-hand.ts'
import { TestPayments } from './providers/test-payments.ts'
import { TaxClassEntity, TaxRateEntity, TaxRulesEntity } from './tax/tax.entities.ts'
import { taxRoutes } from './tax/tax.routes.ts'
import { TaxService } from './tax/tax.service.ts'

export default defineServer(commerce, {
  entities: [TaxClassEntity, TaxRateEntity, TaxRulesEntity, PaymentEntity, RefundEntity, ProviderNewsEntity],
  migrations: [tax, payment, newsByDay],
  services: [
    provide(Taxes, TaxService, Database, Settings),
    provide(Payments, PaymentService, Database, each(paymentProviders)),
    offer(personalData, PaymentData, Database),
    offer(paymentProviders, BankTransfer, Settings),
    offer(paymentProviders, Cash, Settings),
    offer(paymentProviders, OnPickup, Settings),
    offer(paymentProviders, TestPayments, Settings),
  ],
  routes: [taxRoutes, paymentRoutes],
  jobs: paymentWork,
  schedules: [everyNight],
  subscriptions: [customersMerged],
})
