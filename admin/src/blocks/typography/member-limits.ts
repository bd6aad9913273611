import { Typography, type TypographyMember } from '@ashlar/sdk'
import { limited } from '../controls/number-field.tsx'
import { rowsOf } from '../settings/control-of.ts'
import { spacingIn } from './convert-size.ts'
import type { EffectiveType } from './effective-type.ts'

export interface Limits {
  readonly minimum: number
  readonly maximum: number
  readonly step: number
}

/** Limits of a member that is a number, and how far one step goes in its unit; undefined for any other. */
export function limitsOf(member: TypographyMember, values: Readonly<Record<string, unknown>>): Limits | undefined {
  switch (member) {
    case 'fontSize':
      return { ...schemaLimits('fontSize'), step: steps[String(values['fontSizeUnit'])] ?? 1 }
    case 'lineHeight':
      return { ...schemaLimits('lineHeight'), step: 0.05 }
    case 'letterSpacing':
      return { ...schemaLimits('letterSpacing'), step: values['letterSpacingUnit'] === 'em' ? 0.01 : 0.5 }
    default:
      return undefined
  }
}

const steps: Readonly<Record<string, number>> = { rem: 0.25, em: 0.05, vw: 0.25 }

function schemaLimits(member: 'fontSize' | 'lineHeight' | 'letterSpacing') {
  const [row] = rowsOf(Typography.properties, [member])
  const { minimum = -Infinity, maximum = Infinity } = row && 'minimum' in row.control ? row.control : {}
  return { minimum, maximum }
}

/** What holds while a number is empty, in pixels or as a multiple. */
export function effectiveNumber(member: TypographyMember, shown: EffectiveType | undefined): number | undefined {
  if (!shown) return undefined
  if (member === 'fontSize') return shown.fontSize
  return member === 'lineHeight' ? shown.lineHeight : spacingIn('px', shown)
}

/** The values after the label was dragged by some steps; a field that was empty begins with what is shown. */
export function scrubbed(
  member: TypographyMember,
  count: number,
  values: Readonly<Record<string, unknown>>,
  shown: EffectiveType | undefined,
): Readonly<Record<string, unknown>> {
  const limits = limitsOf(member, values)
  if (!limits) return {}
  const value = values[member]
  const from = typeof value === 'number' ? value : (effectiveNumber(member, shown) ?? 0)
  return { [member]: limited(from + count * limits.step, limits) }
}
