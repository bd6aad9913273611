import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { Program } from '../../contract.ts'
import { LoyaltySettings } from '../../settings.ts'

export class ProgramService implements Program {
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async settings(): Promise<LoyaltySettings> {
    return Parse(LoyaltySettings, await this.#settings.of('loyalty'))
  }
}
