import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** The design studio of another company, whose script the settings of the store name. */
export const designStudio = defineBlock({
  type: 'design-studio',
  title: 'Design studio',
  icon: 'palette',
  category: 'store',
  keywords: ['designer', 'customise', 'print', 'store'],
  schema: Type.Object({}),
  common: ['visibility', 'spacing', 'customCss'],
})
