import { createHash } from 'node:crypto'

/** Of an address in lower case. */
export const addressHash = (address: string): string => createHash('sha256').update(address).digest('base64url')
