import type { PlatformSettings } from '../../platform/settings.ts'
import { isSafeValue } from '../styles/css.ts'
import { printCss, resetCss, typeCss, variablesCss } from './base.ts'
import { buttonsCss } from './buttons.ts'
import { fontVariables } from './fonts.ts'
import { inksCss, plainInks } from './inks.ts'
import { paletteVariables } from './palette.ts'
import { sharedCss } from './shared.ts'
import { looksCss, textStylesCss } from './text-styles.ts'

export type { FontName } from './fonts.ts'

/**
 * The layers `reset` and `theme` for a tenant's settings: what site and canvas both stand on. `fontFaces` are the
 * `@font-face` rules of the host, which knows where its font files are.
 */
export function themeCss(settings: PlatformSettings, fontFaces = ''): string {
  const variables = {
    ...paletteVariables(settings),
    ...fontVariables(settings),
    '--radius': `${settings.theme_radius}px`,
    '--radius-button': `${settings.theme_radius_button}px`,
  }
  const theme = Object.entries(variables)
    .filter(([, value]) => isSafeValue(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return withoutBreaks(
    `${fontFaces}${resetCss}@layer theme{:root{${theme}}${variablesCss}${inksCss(settings)}${typeCss}${textStylesCss(settings)}${buttonsCss}${sharedCss}${printCss}${printInks}}${looksCss(settings)}`,
  )
}

/** Grounds are white on paper, whatever they are on a screen. */
const printInks = `@media print{:root,[data-bg]{${plainInks}}}`

function withoutBreaks(css: string): string {
  return css.replaceAll('\n', '')
}
