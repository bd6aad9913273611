import { defineBlock, oneOf, perDevice } from '@ashlar/sdk'
import Type from 'typebox'

export const SpacerSize = Type.Object({
  height: Type.Number({ title: 'Height', minimum: 0, maximum: 2000, default: 48 }),
  heightUnit: oneOf(['px', 'rem', 'vh'], { default: 'px' }),
})

/** Room between two blocks. */
export const spacer = defineBlock({
  type: 'spacer',
  title: 'Spacer',
  icon: 'unfold-vertical',
  category: 'layout',
  keywords: ['space', 'gap', 'distance', 'room', 'empty'],
  schema: Type.Object({ size: perDevice(SpacerSize) }),
  common: ['visibility', 'customCss'],
})
