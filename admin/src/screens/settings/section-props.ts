import type { StoredSettings } from './stored-settings.ts'

/** What every section of the settings is given. */
export interface SectionProps {
  readonly stored: StoredSettings
  readonly readOnly: boolean
}
