import { isThemeColour } from '@ashlar/sdk/renderer'

/** The hex value that a theme colour has in this website's theme, which the screen has linked; any other as it is. */
export function themeHex(colour: string): string {
  if (!isThemeColour(colour)) return colour
  return getComputedStyle(document.documentElement).getPropertyValue(`--theme-${colour}`).trim()
}
