import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { type FormWords, words } from '../form/visitor-texts.ts'
import { forms } from '../module.ts'
import { FormsSettings } from '../settings.ts'

/** What the website of the running request decides about its forms. */
export class FormOptions {
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** What forms say to visitors, in the language of the website. */
  async texts(): Promise<FormWords> {
    return words((await this.#settings.platform()).language)
  }

  async all(): Promise<FormsSettings> {
    return Parse(FormsSettings, await this.#settings.of(forms.id))
  }
}
