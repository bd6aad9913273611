import { limited } from '../../blocks/controls/number-field.tsx'
import { type Layer, limitsOf, type Side } from './sides.ts'

export const spacingUnits = ['px', 'rem', '%'] as const
export type SpacingUnit = (typeof spacingUnits)[number]

/** Pixels of one unit where a block stands. */
export interface UnitSizes {
  readonly rootSize: number
  /** Width of what the block stands in, which its percentages count from. */
  readonly basis: number
}

export const unitOf = (value: unknown): SpacingUnit => spacingUnits.find((unit) => unit === value) ?? 'px'

export function pixelsOf(unit: SpacingUnit, { rootSize, basis }: UnitSizes): number {
  if (unit === 'rem') return rootSize
  return unit === '%' ? Math.max(basis, 1) / 100 : 1
}

/** Pixels in a unit, as far behind the point as one can see it. */
export function inUnit(pixels: number, unit: SpacingUnit, sizes: UnitSizes): number {
  const value = Number((pixels / pixelsOf(unit, sizes)).toFixed({ px: 0, rem: 3, '%': 1 }[unit]))
  // Never minus zero.
  return value === 0 ? 0 : value
}

/** Pixels that themes and blocks space by: small ones close together, large ones far apart. */
const steps = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256]
/** Beyond the last step. */
const wide = 64

/** The step nearest to so many pixels. */
export function snapped(pixels: number): number {
  const size = Math.abs(pixels)
  const last = steps.at(-1) ?? 0
  const near = steps.reduce((best, step) => (Math.abs(step - size) < Math.abs(best - size) ? step : best), 0)
  const found = size > last ? last + Math.round((size - last) / wide) * wide : near
  return pixels < 0 && found > 0 ? -found : found
}

/** The next step in a direction. */
export function nextStep(pixels: number, direction: 1 | -1): number {
  let next = snapped(pixels)
  for (let by = 1; (next - pixels) * direction <= 0; by++) next = snapped(pixels + direction * by)
  return next
}

/** What a person may have meant by what was typed. */
export type Typed =
  | { readonly kind: 'value'; readonly value: number | null; readonly unit: SpacingUnit }
  | { readonly kind: 'limited'; readonly value: number; readonly unit: SpacingUnit; readonly limit: 'least' | 'most' }
  | { readonly kind: 'unreadable' }

const written = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(px|rem|%)?$/i

/** `24`, `2rem`, `10 %`; of a margin `auto` or nothing at all leave the side to the block. Without a unit it stays. */
export function typedSpacing(text: string, layer: Layer, side: Side, unit: SpacingUnit): Typed {
  const said = text.trim()
  if (said === '' || /^(auto|none|–)$/i.test(said))
    return layer === 'margin' ? { kind: 'value', value: null, unit } : { kind: 'unreadable' }
  const [, digits, named] = written.exec(said) ?? []
  if (digits === undefined) return { kind: 'unreadable' }
  const number = Number(digits.replace(',', '.'))
  const own = named === undefined ? unit : unitOf(named.toLowerCase())
  const value = limited(number, limitsOf(layer, side))
  if (number < value) return { kind: 'limited', value, unit: own, limit: 'least' }
  if (number > value + 0.0001) return { kind: 'limited', value, unit: own, limit: 'most' }
  return { kind: 'value', value, unit: own }
}

/** How a value stands in its field: pixels are plain numbers. */
export function shownSpacing(value: number, unit: SpacingUnit): string {
  return unit === 'px' || value === 0 ? String(value) : `${value}${unit}`
}

export type SideValues = Readonly<Record<string, unknown>>

/**
 * What a group holds when its sides get a value in a unit. All sides share the unit: where it becomes another, the others
 * are said in it, and stay as wide as they are.
 */
export function withSides(
  values: SideValues,
  change: Readonly<Partial<Record<Side, number | null>>>,
  unit: SpacingUnit,
  sizes: UnitSizes,
): SideValues {
  const before = unitOf(values['unit'])
  if (before === unit) return change
  const others = Object.entries(values).flatMap(([side, value]) =>
    typeof value === 'number' ? [[side, inUnit(value * pixelsOf(before, sizes), unit, sizes)] as const] : [],
  )
  return { ...Object.fromEntries(others), ...change, unit }
}
