import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** A band across the whole page with a background of its own. It takes containers only (BLK-COMMON-017). */
export const section = defineBlock({
  type: 'section',
  title: 'Section',
  icon: 'rows-3',
  category: 'layout',
  keywords: ['band', 'hero'],
  schema: Type.Object({
    anchor: Type.String({ title: 'Anchor', pattern: '^[A-Za-z0-9_-]{0,60}$', default: '' }),
  }),
  common: ['visibility', 'spacing', 'alignment', 'background', 'border', 'overflow', 'customCss'],
  commonDefaults: { alignment: { width: 100, widthUnit: '%', gap: 0 } },
  initialChildren: [{ type: 'container' }],
  nesting: { in: ['wrapper'], accepts: ['container'] },
})
