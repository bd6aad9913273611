import { type Block, isLayoutProp } from '@ashlar/sdk'
import type { Section } from '../../blocks/settings/sections.ts'

/** What of a block's settings is its content: all that is shown to people who may not change the layout. */
export function contentSections(block: Block, sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'own') return []
    const rows = section.rows.filter(({ prop }) => !isLayoutProp(block, prop))
    return rows.length === 0 ? [] : [{ ...section, rows, deviceProps: [] }]
  })
}
