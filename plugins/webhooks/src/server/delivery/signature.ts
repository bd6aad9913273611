import { createHmac, randomBytes } from 'node:crypto'

/** What is sealed: the secret of a webhook. */
export const placeOfSecret = 'webhook'

const prefix = 'whsec_'

/** Shown once, when it is made (Standard Webhooks). */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

interface Signed {
  /** The same for every try. */
  readonly id: string
  readonly body: string
  /** All that are good just now. */
  readonly secrets: readonly string[]
  readonly at: Date
}

/**
 * What proves to the receiver who sent a delivery, and when; receivers refuse what is older than some minutes. Twice,
 * under each secret: as Standard Webhooks has it (`webhook-signature`, HMAC-SHA256 of `<id>.<unix seconds>.<body>` under
 * the bytes of the secret), and as Ashlar's own `t=…,v1=…[,v1=…]` of before (`<unix seconds>.<body>` under its text).
 */
export function signaturesOf({ id, body, secrets, at }: Signed): Readonly<Record<string, string>> {
  const seconds = Math.floor(at.getTime() / 1_000)
  const signed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)
  const own = secrets.map((secret) => `v1=${signed(secret, `${seconds}.${body}`).digest('hex')}`)
  const standard = secrets.map((secret) => `v1,${signed(bytesOf(secret), `${id}.${seconds}.${body}`).digest('base64')}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': standard.join(' '),
    'ashlar-signature': [`t=${seconds}`, ...own].join(','),
  }
}

/** Secrets of before are in the alphabet of addresses, which is read as well. */
const bytesOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64')
