import { channelsOf, contrast as contrastOfHex } from '../renderer/colour.ts'
import { type ThemeColour, themeColours } from '../style/values.ts'
import type { ThemePaints } from './theme-colours.ts'

const hex = /^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/

export const isHex = (value: string): boolean => hex.test(value)
export const isThemeColour = (value: string): value is ThemeColour => themeColours.some((name) => name === value)

/** What the colour looks like, as a hex value or `transparent`. */
export function paint(value: string, theme: ThemePaints): string {
  if (isThemeColour(value)) return theme[value] ?? 'transparent'
  return value === '' ? 'transparent' : value
}

/** WCAG 2 contrast of two colours, from 1 to 21; undefined when either can't be read. */
export function contrast(one: string, other: string): number | undefined {
  return channelsOf(one) && channelsOf(other) ? contrastOfHex(one, other) : undefined
}

/** The better of white and dark text on a colour, which a theme guarantees to have 4.5. */
export function textContrast(colour: string, dark = '#14212A'): number | undefined {
  const both = [contrast(colour, '#FFFFFF'), contrast(colour, dark)].filter((each) => each !== undefined)
  return both.length === 0 ? undefined : Math.max(...both)
}
