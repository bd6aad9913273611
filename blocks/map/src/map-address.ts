import { embeddable, ofAnyCountry } from './embeddable.ts'
import { mapOfWords, typedPlace } from './typed-place.ts'

/** A map that may be shown: its address, and the host that visitors are asked about. */
export interface MapAddress {
  readonly src: string
  readonly host: string
}

/** The address of a map of one of these hosts; undefined for anything else (T7, OPEN-235). */
export function mapAddress(address: string, hosts: readonly string[]): MapAddress | undefined {
  const words = typedPlace(address)
  const embedded = words === undefined ? embeddable(address) : mapOfWords(words, hosts)
  if (!embedded) return undefined
  const { protocol, host, hostname, username, password, href } = hosts.includes(embedded.hostname)
    ? embedded
    : ofAnyCountry(embedded)
  // With a port it is another service, whose frames the page's policy refuses.
  const isPlain = protocol === 'https:' && host === hostname && username === '' && password === ''
  return isPlain && hosts.includes(hostname) ? { src: href, host: hostname } : undefined
}
