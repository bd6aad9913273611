import type { Alignment } from '../../style/common.ts'
import type { Block } from './css.ts'
import { length } from './spacing.ts'

/**
 * A width is the most that the block takes, centred in what there is; `fluid` takes everything,
 * `widthAuto` as much as the block's content asks for. A height is the least: content is never cut off.
 */
export function alignmentOf(alignment: Alignment): Block {
  return {
    ...widthOf(alignment),
    ...(!alignment.heightAuto &&
      alignment.height > 0 && { 'min-height': length(alignment.height, alignment.heightUnit) }),
    display: 'flex',
    'flex-flow': flowOf(alignment),
    gap: length(alignment.gap, alignment.gapUnit),
    ...keyword('align-content', alignment.alignContent),
    ...keyword('align-items', alignment.alignItems),
    ...keyword('justify-content', alignment.justifyContent),
  }
}

/**
 * Only a row may wrap, where its block's style sheet lets it by `--row-wrap`. A column that could wrap would take its
 * children at the width and height of their content: a picture would overlap what follows.
 */
function flowOf({ flexDirection }: Alignment): string {
  return flexDirection.startsWith('row') ? `${flexDirection} var(--row-wrap,nowrap)` : flexDirection
}

function widthOf({ fluid, widthAuto, width, widthUnit }: Alignment): Block {
  if (fluid) return { width: '100%', 'max-width': 'none' }
  if (widthAuto) return { width: 'auto' }
  return { width: '100%', 'max-width': length(width, widthUnit), 'margin-left': 'auto', 'margin-right': 'auto' }
}

function keyword(name: string, value: string): Block {
  return value === 'normal' ? {} : { [name]: value }
}
