import type { TObject } from 'typebox'
import type { IconName } from './generated/icon-name.ts'

/** A section of the settings: `/admin/setting/<id>`. */
export interface SettingsSection {
  /** Its part of the address: lower case, digits and dashes. */
  readonly id: string
  readonly title: string
  /** One sentence under the title. */
  readonly subtitle?: string
  /** A Lucide icon name. */
  readonly icon: IconName
  /** Ascending. The website's own: general 10, theme 20, navigation 30, services 50, invoices 60. */
  readonly sort: number
  /** Further words by which the command menu finds the section. */
  readonly keywords?: readonly string[]
}

/** A card of a section: settings that are shown together. */
export interface SettingsCard {
  /** Id of the section in which it stands, the module's own or another's: `services`. */
  readonly section: string
  readonly title: string
  /** Quiet words after the title. */
  readonly note?: string
  /** Ascending within the section. */
  readonly sort: number
  /** Keys of the schema, in order. */
  readonly fields: readonly string[]
}

/**
 * Settings with plain keys, beside those of the platform: `live_chat_link` rather than `live_chat.link`. The keys are
 * unique over all packages; one that is taken stops composition. Read by `Settings.plain(schema)`.
 */
export interface PlainSettings<S extends TObject = TObject> {
  /**
   * Every property has a default. Keywords besides those of every form: `secret: true` (kept encrypted, never sent back);
   * `ownerOnly: '<reason>'` (may only be changed by a person with nobody above; the reason begins the sentence that
   * refuses others); `peopleOnly: true` (no API token changes it; so is every `ownerOnly`); `withModule: '<module id>'`
   * (is changed only where the website has that module too).
   */
  readonly schema: S
  /** Sections of the module's own. One without cards is not shown. */
  readonly sections?: readonly SettingsSection[]
  /** What is shown of the settings, and where; others are changed by other means, such as a switch in the top bar. */
  readonly cards?: readonly SettingsCard[]
}
