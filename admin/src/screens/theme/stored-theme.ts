import type { PlatformSettings } from '@ashlar/sdk'
import { valuesOf } from '../settings/form-values.ts'
import { ThemeSettings } from '../settings/schemas.ts'
import type { StoredSettings } from '../settings/stored-settings.ts'
import type { Theme } from './theme-values.ts'

const navigationOf = ({ values }: StoredSettings): Partial<PlatformSettings['navigation']> => {
  const { navigation } = values
  return typeof navigation === 'object' && navigation !== null ? navigation : {}
}

/** The theme as it is stored, with the logo, which stands in the navigation. */
export function themeOf(stored: StoredSettings): Theme {
  const { logo = '' } = navigationOf(stored)
  return valuesOf(ThemeSettings, { ...stored, values: { ...stored.values, logo } })
}

/** Changes of a theme as settings: the rest of the navigation stays as it is. */
export function settingsOf(changes: Readonly<Record<string, unknown>>, stored: StoredSettings) {
  const { logo, ...settings } = changes
  return logo === undefined ? settings : { ...settings, navigation: { ...navigationOf(stored), logo } }
}
