import type { OutsideFetch } from '@ashlar/sdk/server'
import { safeFetch } from '../../http/safe-fetch.ts'

/** The host's own way out, for packages. */
export class OutsideFetchService implements OutsideFetch {
  get(address: string) {
    return safeFetch(address)
  }
}
