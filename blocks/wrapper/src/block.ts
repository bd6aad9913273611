import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** The root of a page: spacing and background of the whole. It takes sections only. */
export const wrapper = defineBlock({
  type: 'wrapper',
  title: 'Page',
  icon: 'panel-top',
  category: 'layout',
  schema: Type.Object({}),
  common: ['spacing', 'background', 'customCss'],
  commonDefaults: { padding: { top: 0, bottom: 0 } },
  nesting: { in: [], root: true, accepts: ['section'] },
})
