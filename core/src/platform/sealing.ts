import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** A text as it may lie in the database: readable with the key (32 bytes) alone, and known to be unchanged. */
export function sealed(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce)
  const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), hidden]).toString('base64url')
}

/** Undefined for what was sealed with another key, or changed since. */
export function opened(key: Buffer, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength))
    opening.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
    return opening.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8')
  } catch {
    // Not authentic: that is the answer, and there is nothing else that could be done with it.
    return undefined
  }
}
