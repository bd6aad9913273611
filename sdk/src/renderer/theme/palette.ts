import type { PlatformSettings } from '../../platform/settings.ts'
import { themeColours } from '../../style/values.ts'
import { contrast } from '../colour.ts'

/** The least contrast of text with its ground. */
export const readable = 4.5
const white = '#ffffff'

/** Variables of a theme's colours: the nine as stored, what can be read on each, and the accents by contrast. */
export function paletteVariables(settings: PlatformSettings): Readonly<Record<string, string>> {
  const { theme_color_primary: primary, theme_color_secondary: secondary, theme_color_dark: dark } = settings
  const { theme_color_tertiary: tertiary, theme_color_light: light, theme_color_info: info } = settings
  const { theme_color_warning: warning } = settings
  const onDark = [tertiary, warning, light, white]
  const variables: Record<string, string> = {}
  for (const name of themeColours) {
    const colour = settings[`theme_color_${name}`]
    variables[`--theme-${name}`] = colour
    variables[`--on-${name}`] = contrast(colour, white) >= contrast(colour, dark) ? '#fff' : dark
  }
  return {
    ...variables,
    '--accent-on-light': firstOn([primary, secondary, info, dark], [white, light]) ?? dark,
    '--accent-on-dark': firstOn(onDark, [dark, secondary]) ?? white,
    // Of its own: where primary is a bright red or blue, little but white can be read on it.
    '--accent-on-primary': firstOn(onDark, [primary]) ?? 'var(--on-primary)',
  }
}

function firstOn(colours: readonly string[], grounds: readonly string[]): string | undefined {
  return colours.find((colour) => grounds.every((ground) => contrast(colour, ground) >= readable))
}
