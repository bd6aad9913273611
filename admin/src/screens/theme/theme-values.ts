import type { PlatformSettings } from '@ashlar/sdk'
import { textContrast } from '@ashlar/sdk/forms'
import type { Static } from 'typebox'
import type { ThemeSettings } from '../settings/schemas.ts'

export type Theme = Static<typeof ThemeSettings>

/** OPEN-140. */
export const leastContrast = 4.5

/** THEME-001, in their order. */
export const colours = [
  { key: 'theme_color_primary', title: 'Primary' },
  { key: 'theme_color_secondary', title: 'Secondary' },
  { key: 'theme_color_tertiary', title: 'Tertiary' },
  { key: 'theme_color_success', title: 'Success' },
  { key: 'theme_color_warning', title: 'Warning' },
  { key: 'theme_color_danger', title: 'Danger' },
  { key: 'theme_color_dark', title: 'Dark' },
  { key: 'theme_color_light', title: 'Light' },
  { key: 'theme_color_info', title: 'Info' },
] as const

/** Contrast of the text that is put on a colour: white or the dark colour, whichever reads better. */
export function contrastOf(theme: Theme, key: (typeof colours)[number]['key']): number {
  return textContrast(theme[key], theme.theme_color_dark) ?? 0
}

/** Titles of the colours on which text cannot be read well. */
export function pale(theme: Theme): string[] {
  return colours.filter(({ key }) => contrastOf(theme, key) < leastContrast).map(({ title }) => title)
}

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(colours.map(({ key, title }) => [key, title])),
  logo: 'Logo',
  theme_font_heading: 'Headings',
  theme_font_body: 'Body',
  theme_heading_weight: 'Heading weight',
  theme_text_styles: 'Text styles',
  theme_radius: 'Corners',
  theme_radius_button: 'Corners of buttons',
}

export interface ThemeChange {
  readonly name: string
  /** Only of a value that can be read in a line. */
  readonly from?: string
  readonly to?: string
}

/** What was changed, in words: "Secondary: #b5673f to #a4552b". */
export function changesOf(before: Theme, after: Theme): ThemeChange[] {
  const stored = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([key, value]) => {
    const was = stored.get(key)
    if (JSON.stringify(was) === JSON.stringify(value)) return []
    const name = names[key] ?? key
    return [typeof value === 'object' ? { name } : { name, from: String(was), to: String(value) }]
  })
}

/** The whole of the settings, for the style sheet that is made from them. */
export function withTheme(values: Readonly<Record<string, unknown>>, theme: Theme): PlatformSettings {
  return { ...(values as PlatformSettings), ...theme }
}
