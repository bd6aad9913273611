import { createHash, randomBytes } from 'node:crypto'

const sessionForm = /^[A-Za-z0-9_-]{43}$/
const apiTokenForm = /^ash_[A-Za-z0-9_-]{43}$/

/** A new opaque secret of 256 bits; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A new API token: recognisable, so that a leaked one can be searched for. */
export function newApiToken(): string {
  return `ash_${newSecret()}`
}

/** What the database keeps of a secret, in hexadecimal. It holds 256 random bits, so a plain SHA-256 can't be guessed back. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Hash of the session token in a cookie value; null for what can't be one. */
export function sessionHashOf(value: string | undefined): string | null {
  return value !== undefined && sessionForm.test(value) ? secretHash(value) : null
}

/** Hash of the API token in an `Authorization` header; null for what can't be one. */
export function apiTokenHashOf(authorization: string): string | null {
  const [, value = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  return apiTokenForm.test(value) ? secretHash(value) : null
}
