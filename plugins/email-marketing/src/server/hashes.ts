import { createHash, randomBytes } from 'node:crypto'

/** A token of 192 random bits for a link in a mail; only its hash is stored (T17). */
export const newToken = (): string => randomBytes(24).toString('base64url')

const tokenForm = /^[A-Za-z0-9_-]{32}$/

/** What is stored of a token; null for what can't be one. */
export const tokenHash = (token: string): string | null => (tokenForm.test(token) ? hashOf(token) : null)

/** An address as the list of those who are never mailed knows it. */
export const emailHash = (email: string): string => hashOf(`email\n${email}`)

/** Where on the network a sign-up came from, as proof that it can be compared with and not be read back at sight. */
export const networkHash = (email: string, address: string): string => hashOf(`network\n${email}\n${address}`)

/** What is stored of a token of our own. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
