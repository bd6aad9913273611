import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

/** What the block is and which data it has. Runs anywhere, so it imports neither React nor anything of Node. */
export const myThing = defineBlock({
  type: 'vendor/my-thing',
  title: 'My thing',
  icon: 'sparkles',
  category: 'content',
  schema: Type.Object({
    text: Type.String({ title: 'Text', maxLength: 400, default: 'Hello' }),
    look: oneOf(['plain', 'framed'], { title: 'Look', default: 'plain' }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  // What a new one gets, where that is not the default: blocks stand close together.
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
