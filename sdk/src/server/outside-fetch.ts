import { token } from '../definition/token.ts'

/**
 * Ask a server outside, at an address that somebody typed, without being led into the installation's own network (T14):
 * five seconds and 10 MB at most, few redirects, each looked at again.
 */
export interface OutsideFetch {
  /** Any status is an answer. @throws an Error whose message is for the person who gave the address */
  get(address: string): Promise<{ readonly status: number; readonly body: Buffer }>
}
export const OutsideFetch = token<OutsideFetch>('core.outside-fetch')
