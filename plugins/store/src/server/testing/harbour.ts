import { createHmac } from 'node:crypto'
import {
  commerce,
  type PaymentProvider,
  type PaymentStatus,
  type ProviderPayment,
  paymentProviders,
} from '@ashlar/plugin-commerce'
import { defineModule } from '@ashlar/sdk'
import { defineServer, offer } from '@ashlar/sdk/server'

/** What the made-up provider has been asked for, and how it behaves. */
export const harbour = {
  ledger: new Map<string, number>(),
  refunds: new Map<string, number>(),
  status: 'asked' as PaymentStatus,
  isDown: false,
}

export const signed = (body: string) => createHmac('sha256', 'tide').update(body).digest('hex')

/** A provider of payments with a page of its own, which tells later what happened. */
class Harbour implements PaymentProvider {
  readonly id = 'harbour'
  readonly title = 'Harbour'

  async isReady() {
    return true
  }

  async begin({ key, amount }: ProviderPayment) {
    if (harbour.isDown) throw new Error('The harbour is closed.')
    harbour.ledger.set(key, amount)
    return { reference: `hb_${key}`, status: 'asked', goTo: `https://harbour.example/${key}` } as const
  }

  async status({ key, amount, currency }: ProviderPayment) {
    return { reference: harbour.ledger.has(key) ? `hb_${key}` : '', status: harbour.status, amount, currency }
  }

  async refund({ key, amount }: { key: string; amount: number }): Promise<PaymentStatus> {
    harbour.refunds.set(key, amount)
    return 'succeeded'
  }

  async received(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>) {
    return headers['x-harbour'] === signed(body.toString()) ? JSON.parse(body.toString()) : undefined
  }
}

const quay = defineModule({ id: 'quay', title: 'Quay', requires: [commerce] })

/** The package that brings the provider. */
export const harbourPackage = {
  name: '@quay/harbour',
  root: { quay },
  server: defineServer(quay, { services: [offer(paymentProviders, Harbour)] }),
}
