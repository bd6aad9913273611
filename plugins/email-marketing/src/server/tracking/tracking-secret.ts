import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the address of a link or of the picture in a mail stands for. */
export interface Tracked {
  readonly campaignId: number
  readonly edition: number
  readonly recipientId: number
  /** Number of the link in the mail; `openedLink` for the picture. */
  readonly link: number
}

/** Stands for no link but for the picture by which opening is noticed. */
export const openedLink = 65_535

const idBytes = 6
const bodyBytes = 2 * idBytes + 4
const proofBytes = 16

/**
 * What stands in the address: 43 characters, in which nobody can write another person, mail or link. Nothing of it is
 * stored: whoever knows the key reads it.
 */
export function secretOf(key: Buffer, { campaignId, edition, recipientId, link }: Tracked): string {
  const body = Buffer.alloc(bodyBytes)
  body.writeUIntBE(campaignId, 0, idBytes)
  body.writeUIntBE(recipientId, idBytes, idBytes)
  body.writeUInt16BE(link, 2 * idBytes)
  body.writeUInt16BE(edition, 2 * idBytes + 2)
  return Buffer.concat([body, proofOf(key, body)]).toString('base64url')
}

/** Undefined for what was not made with this key. */
export function trackedBy(key: Buffer, secret: string): Tracked | undefined {
  const bytes = Buffer.from(secret, 'base64url')
  if (bytes.length !== bodyBytes + proofBytes) return undefined
  // The last letter says more bits than there are: several would be read alike.
  if (bytes.toString('base64url') !== secret) return undefined
  const body = bytes.subarray(0, bodyBytes)
  if (!timingSafeEqual(bytes.subarray(bodyBytes), proofOf(key, body))) return undefined
  return {
    campaignId: body.readUIntBE(0, idBytes),
    recipientId: body.readUIntBE(idBytes, idBytes),
    link: body.readUInt16BE(2 * idBytes),
    edition: body.readUInt16BE(2 * idBytes + 2),
  }
}

const proofOf = (key: Buffer, body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, proofBytes)
