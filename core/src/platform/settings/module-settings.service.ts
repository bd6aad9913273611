import type { Module } from '@ashlar/sdk'
import type { Actor, ModuleSettings } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import type { SettingFormService } from './setting-form.service.ts'

/** Settings that a module writes by a call of its own. */
export class ModuleSettingsService implements ModuleSettings {
  readonly #form: SettingFormService

  constructor(form: SettingFormService) {
    this.#form = form
  }

  change(module: Module, values: Readonly<Record<string, unknown>>, actor: Actor | null): Promise<void> {
    return this.#form.write({ [module.id]: values }, authorOf(actor), actor)
  }
}
