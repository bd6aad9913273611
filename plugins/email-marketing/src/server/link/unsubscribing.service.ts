import type { CurrentTenant, Transaction } from '@ashlar/sdk/server'
import type { UnsubscribeLink, Unsubscribing } from '../../contract.ts'
import { type LinkOwner, putLinks } from './link.store.ts'

export class UnsubscribingService implements Unsubscribing {
  readonly #tenant: CurrentTenant

  constructor(tenant: CurrentTenant) {
    this.#tenant = tenant
  }

  async link(tx: Transaction, subscriberId: number): Promise<UnsubscribeLink> {
    const [link] = await leaveLinks(tx, this.#tenant.get()?.origin ?? '', [{ subscriberId }])
    if (link === undefined) throw new Error('No link was made.')
    return link
  }
}

/**
 * In the order of their owners.
 *
 * @param origin of the website
 */
export async function leaveLinks(
  tx: Transaction,
  origin: string,
  owners: readonly LinkOwner[],
): Promise<readonly UnsubscribeLink[]> {
  const tokens = await putLinks(tx, 'unsubscribe', owners)
  return tokens.map((token) => {
    const url = `${origin}/unsubscribe?token=${token}`
    return {
      url,
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
  })
}
