import { createHmac } from 'node:crypto'

/**
 * What proves to the receiver who sent a webhook, and when: HMAC-SHA256 of `<unix seconds>.<body>` under each secret
 * that is good just now, as `t=…,v1=…[,v1=…]`. Receivers refuse what is older than some minutes.
 */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000)
  const signs = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
  return [`t=${seconds}`, ...signs].join(',')
}

/** Whose secret it is, for sealing it. */
export const placeOfSecret = (tenant: { readonly guid: string } | null) => `webhook/${tenant?.guid ?? ''}`
