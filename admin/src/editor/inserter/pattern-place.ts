import { type BlockCatalogue, type Content, nodeAt, placement, type Target } from '@ashlar/sdk'
import type { InserterPlace } from '../store/editor-state.ts'
import { isEmptyBlock } from '../store/emptiness.ts'
import { placeOf } from '../store/places.ts'

/** Where the sections of a pattern go, and what makes room for them. */
export interface PatternPlace {
  readonly target: Target
  readonly replaces?: string
}

/**
 * Behind the section in which the place is, or at the place itself where it takes sections. A section in which nothing else
 * stands gives way. Undefined where no section can stand, as in a mail.
 */
export function patternPlace(
  content: Content,
  catalogue: BlockCatalogue,
  { target, replaces }: Pick<InserterPlace, 'target' | 'replaces'>,
): PatternPlace | undefined {
  let at: Target | undefined = target
  let left: string | undefined
  while (at) {
    const parent = nodeAt(content, at.parent)
    if (parent && !parent.locked && placement(catalogue, parent, at.slot, 'section').allowed) {
      const gone = left !== undefined && isEmptyBlock(catalogue, content, left) ? left : replaces
      return { target: at, ...(gone !== undefined && { replaces: gone }) }
    }
    left = at.parent
    const here = placeOf(content, at.parent)
    at = here && { ...here, index: here.index + 1 }
  }
  return undefined
}
