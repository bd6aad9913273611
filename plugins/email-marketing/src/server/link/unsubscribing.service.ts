import type { CurrentTenant, Transaction } from '@ashlar/sdk/server'
import type { UnsubscribeLink, Unsubscribing } from '../../contract.ts'
import { type LinkOwner, putLink } from './link.store.ts'

export class UnsubscribingService implements Unsubscribing {
  readonly #tenant: CurrentTenant

  constructor(tenant: CurrentTenant) {
    this.#tenant = tenant
  }

  link(tx: Transaction, subscriberId: number): Promise<UnsubscribeLink> {
    return leaveLink(tx, this.#tenant.get()?.origin ?? '', { subscriberId })
  }
}

/** @param origin of the website */
export async function leaveLink(tx: Transaction, origin: string, owner: LinkOwner): Promise<UnsubscribeLink> {
  const token = await putLink(tx, 'unsubscribe', owner)
  const url = `${origin}/unsubscribe?token=${token}`
  return {
    url,
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
