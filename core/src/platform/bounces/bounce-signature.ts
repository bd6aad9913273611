import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which the clock of whoever signed may differ, and for which a request may be under way. */
const tolerance = 300

export type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Whether somebody who knows the secret sent these bytes just now, as Standard Webhooks has it: `webhook-signature` holds
 * `v1,<base64>` of HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`, or several of them, apart by spaces.
 */
export function isSigned(body: Buffer, headers: Headers, secret: string, now: Date): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`])
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > tolerance) return false
  const wanted = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((signature) => {
    const given = signature.startsWith('v1,') ? Buffer.from(signature.slice(3), 'base64') : undefined
    return given?.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** A secret that begins with `whsec_` is the base64 of its key. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
