import { createHmac } from 'node:crypto'
import { type Config, secretOf } from '../config/index.ts'
import { opened, sealed } from './sealing.ts'

/**
 * Secrets that have to be read again, such as of a second factor, a mail server or a webhook, as they lie in the
 * database: sealed with the secret of the installation, which does not lie there. `place` says whose a secret is and
 * what for, and has a key of its own: a sealed text that is moved elsewhere does not open.
 */
export class SealedSecrets {
  readonly #config: Pick<Config, 'secret' | 'dataFolder'>
  #secret: Promise<string> | undefined

  constructor(config: Pick<Config, 'secret' | 'dataFolder'>) {
    this.#config = config
  }

  async seal(place: string, text: string): Promise<string> {
    return sealed(await this.#keyFor('secret', place), text)
  }

  /** Undefined for what was sealed in another place, or with another installation's secret. */
  async open(place: string, text: string): Promise<string | undefined> {
    return opened(await this.#keyFor('secret', place), text)
  }

  /** For signatures: never the key that something is sealed with. */
  keyToSign(place: string): Promise<Buffer> {
    return this.#keyFor('signature', place)
  }

  async #keyFor(use: 'secret' | 'signature', place: string): Promise<Buffer> {
    this.#secret ??= secretOf(this.#config)
    return createHmac('sha256', await this.#secret)
      .update(`${use}\n${place}`)
      .digest()
  }
}
