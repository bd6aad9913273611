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

/** Red, green and blue of a hex value, 0 to 255; undefined for what is none. */
export function channels(colour: string): readonly [number, number, number] | undefined {
  if (!hex.test(colour)) return undefined
  const digits = colour.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as [number, number, number]
}

/** WCAG 2 contrast of two colours, from 1 to 21; undefined when either can't be read. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [channels(one), channels(other)].map((each) => each && luminance(each))
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(rgb: readonly [number, number, number]): number {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** The better of white and dark text on a colour, which a theme guarantees to have 4.5 (OPEN-140). */
export function textContrast(colour: string, dark = '#14212A'): number | undefined {
  const both = [contrast(colour, '#FFFFFF'), contrast(colour, dark)].filter((each) => each !== undefined)
  return both.length === 0 ? undefined : Math.max(...both)
}
