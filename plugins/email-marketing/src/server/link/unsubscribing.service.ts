import type { CurrentTenant, Transaction } from '@ashlar/sdk/server'
import type { UnsubscribeLink, Unsubscribing } from '../../contract.ts'
import { putLink } from './link.store.ts'

export class UnsubscribingService implements Unsubscribing {
  readonly #tenant: CurrentTenant

  constructor(tenant: CurrentTenant) {
    this.#tenant = tenant
  }

  async link(tx: Transaction, subscriberId: number): Promise<UnsubscribeLink> {
    const token = await putLink(tx, 'unsubscribe', subscriberId)
    const url = `${this.#tenant.get()?.origin ?? ''}/unsubscribe?token=${token}`
    return {
      url,
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
  }
}
