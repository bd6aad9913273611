import type { Secrets } from '@ashlar/sdk/server'
import { currentTenant } from '../data/index.ts'
import type { SealedSecrets } from './sealed-secrets.ts'

/** Secrets of packages: each place belongs to the tenant of the running work. */
export class SecretsService implements Secrets {
  readonly #sealed: SealedSecrets

  constructor(sealed: SealedSecrets) {
    this.#sealed = sealed
  }

  seal(place: string, text: string): Promise<string> {
    return this.#sealed.seal(ofTenant(place), text)
  }

  open(place: string, sealed: string): Promise<string | undefined> {
    return this.#sealed.open(ofTenant(place), sealed)
  }

  key(place: string): Promise<Buffer> {
    return this.#sealed.keyToSign(ofTenant(place))
  }
}

const ofTenant = (place: string) => `${place}/${currentTenant()?.guid ?? ''}`
