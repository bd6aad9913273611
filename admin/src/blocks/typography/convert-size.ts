import type { EffectiveType } from './effective-type.ts'

/** Pixels of one unit where the text stands. */
function pixelsOf(unit: string, { rootSize, parentSize, frameWidth }: EffectiveType): number {
  switch (unit) {
    case 'rem':
      return rootSize
    case 'em':
      return parentSize
    case '%':
      return parentSize / 100
    case 'vw':
      return frameWidth / 100
    default:
      return 1
  }
}

/** The size that is shown, in another unit: nothing changes in the page. */
export function sizeIn(unit: string, shown: EffectiveType): number {
  const size = shown.fontSize / pixelsOf(unit, shown)
  return Number(size.toFixed(unit === 'px' || unit === '%' ? 1 : 3))
}

/** The letter spacing that is shown, in another unit. */
export function spacingIn(unit: string, { letterSpacing, fontSize }: EffectiveType): number {
  return Number((unit === 'em' ? letterSpacing / fontSize : letterSpacing).toFixed(3))
}
