import { type ThemeColour, themeColours } from '../style/values.ts'

/** Whether a stored colour is the name of a theme colour. */
export function isThemeColour(colour: string): colour is ThemeColour {
  return (themeColours as readonly string[]).includes(colour)
}

/** A stored colour as CSS: the name of a theme colour becomes its variable; empty stays empty, which writes nothing. */
export function colourValue(colour: string): string {
  return isThemeColour(colour) ? `var(--theme-${colour})` : colour
}

/**
 * A stored colour for words and signs on whatever ground: a theme colour that could not be read on a dark or strong
 * ground is lighter there.
 */
export function inkValue(colour: string): string {
  return isThemeColour(colour) ? `var(--ink-${colour})` : colour
}

/** The colour with some of it taken away; `opacity` from 0 to 1. */
export function fadedColour(colour: string, opacity: number): string {
  const value = colourValue(colour)
  if (value === '' || opacity >= 1) return value
  return `color-mix(in srgb, ${value} ${round(opacity * 100)}%, transparent)`
}

/** `#abc`, `#aabbcc` and both with alpha, as red, green and blue from 0 to 255; undefined for anything else. */
export function channelsOf(hex: string): readonly [number, number, number] | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const step = digits.length > 4 ? 2 : 1
  const channel = (at: number) => Number.parseInt(digits.slice(at * step, at * step + step).repeat(3 - step), 16)
  return [channel(0), channel(1), channel(2)]
}

/** Two hex colours in one, `share` of the second; the first where either can't be read. */
export function mixed(first: string, second: string, share: number): string {
  const [from, to] = [channelsOf(first), channelsOf(second)]
  if (!from || !to) return first
  const hex = from.map((value, at) =>
    Math.round(value + ((to[at] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** WCAG 2 contrast of two hex colours, from 1 to 21; 1 when either can't be read. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return light === undefined || dark === undefined ? 1 : (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const channels = channelsOf(hex) ?? [0, 0, 0]
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
