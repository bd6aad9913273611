import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** Holds content blocks, rows and further containers within the page width. */
export const container = defineBlock({
  type: 'container',
  title: 'Container',
  icon: 'square',
  category: 'layout',
  keywords: ['box', 'group'],
  schema: Type.Object({}),
  common: [
    'visibility',
    'spacing',
    'alignment',
    'background',
    'border',
    'shadow',
    'animation',
    'overflow',
    'customCss',
  ],
  commonDefaults: { padding: { top: 32, right: 16, bottom: 32, left: 16 } },
  // Closer than two subjects, further than a title and its text.
  initial: { alignment: { desktop: { gap: 24 } } },
  nesting: { in: ['section', 'container'], as: 'container' },
})
