import { createHmac } from 'node:crypto'
import type { PaymentProvider, PaymentStatus, ProviderNews, ProviderPayment } from '../../index.ts'

const secret = 'tide'

/** What the made-up provider did and does: its ledger by key, and how it behaves. */
export const harbour = {
  ledger: new Map<string, number>(),
  refunds: new Map<string, number>(),
  status: 'asked' as PaymentStatus,
  isDown: false,
}

export const signed = (body: string) => createHmac('sha256', secret).update(body).digest('hex')

/** A provider of payments with a page of its own, which tells later what happened. */
export class Harbour implements PaymentProvider {
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
    if (harbour.isDown) throw new Error('The harbour is closed.')
    return { reference: harbour.ledger.has(key) ? `hb_${key}` : '', status: harbour.status, amount, currency }
  }

  async refund({ key, amount }: { key: string; amount: number }): Promise<PaymentStatus> {
    if (harbour.isDown) throw new Error('The harbour is closed.')
    harbour.refunds.set(key, amount)
    return 'succeeded'
  }

  async received(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>) {
    if (headers['x-harbour'] !== signed(body.toString())) return undefined
    const news: ProviderNews | { kind: 'ping' } = JSON.parse(body.toString())
    return 'kind' in news ? 'ignored' : news
  }
}
