import { type Border, shadows } from '../../style/common.ts'
import { colourValue } from '../colour.ts'
import type { Block } from './css.ts'
import { length } from './spacing.ts'

/** The four flags decide; `border` alone stands for the flags it would have set. */
export function borderOf(border: Border): Block {
  const line = `${length(border.borderWidth, 'px')} ${border.borderStyle} ${colourValue(border.borderColor) || 'currentColor'}`
  const block: Block = {}
  const sides = bordersOf(border)
  if (sides.length === 4) block['border'] = line
  else for (const side of sides) block[`border-${side}`] = line
  if (border.borderRadius > 0) block['border-radius'] = length(border.borderRadius, 'px')
  if (border.boxShadow !== '') block['box-shadow'] = shadows[border.boxShadow]
  return block
}

const sides = ['top', 'right', 'bottom', 'left'] as const

/** The sides that have a line. */
export function bordersOf(border: Border): readonly string[] {
  const flags = [border.borderTop, border.borderRight, border.borderBottom, border.borderLeft]
  if (flags.includes(true)) return sides.filter((_, i) => flags[i])
  return border.border === 'all' ? sides : sides.filter((side) => side === border.border)
}
