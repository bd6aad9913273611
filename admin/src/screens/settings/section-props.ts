import type { StoredSettings } from './settings-api.ts'

/** What every section of the settings is given. */
export interface SectionProps {
  readonly stored: StoredSettings
  readonly readOnly: boolean
}
