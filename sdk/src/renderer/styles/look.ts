import type { TypeLook } from '../../style/typography.ts'
import { inkValue } from '../colour.ts'
import type { Declarations } from '../style-rule.ts'
import { fontStack } from '../theme/fonts.ts'
import { length } from './spacing.ts'

/** The CSS properties of a look, in the order in which they are written. */
export const lookProperties = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'color',
  'text-decoration-line',
  'text-transform',
] as const

/** What a look declares; empty members are undefined. */
export function lookDeclarations(look: TypeLook): Declarations {
  return {
    'font-family': look.fontFamily === '' ? undefined : fontStack(look.fontFamily),
    'font-size': look.fontSize === null ? undefined : length(look.fontSize, look.fontSizeUnit),
    'font-weight': look.fontWeight ?? undefined,
    'font-style': look.fontStyle,
    'line-height': look.lineHeight ?? undefined,
    'letter-spacing': look.letterSpacing === null ? undefined : length(look.letterSpacing, look.letterSpacingUnit),
    color: inkOf(look),
    'text-decoration-line': look.textDecoration,
    'text-transform': look.textTransform,
  }
}

function inkOf({ color, colorOpacity }: TypeLook): string {
  const ink = inkValue(color)
  if (ink === '' || colorOpacity >= 1) return ink
  return `color-mix(in srgb,${ink} ${Math.round(colorOpacity * 100)}%,transparent)`
}
