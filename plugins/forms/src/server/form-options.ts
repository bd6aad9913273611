import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { forms } from '../module.ts'
import { FormsSettings } from '../settings.ts'

/** What the website of the running request decides about its forms. */
export class FormOptions {
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async all(): Promise<FormsSettings> {
    return Parse(FormsSettings, await this.#settings.of(forms.id))
  }
}
