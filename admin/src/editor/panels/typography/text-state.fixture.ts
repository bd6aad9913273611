import { Colour, defineBlock, groupOf, oneOf, Typography } from '@ashlar/sdk'
import Type from 'typebox'
import { Create } from 'typebox/value'
import type { TextState } from './text-values.ts'

/** A block whose text has documented props of its own for size and alignment. */
const heading = defineBlock({
  type: 'heading',
  title: 'Heading',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({
    fontSize: Type.Number({ minimum: 0.5, maximum: 6, multipleOf: 0.25, default: 1 }),
    textAlign: oneOf(['start', 'center', 'end'], { default: 'start' }),
    ink: Colour({ default: '' }),
    ground: Colour({ default: '' }),
  }),
  common: ['visibility'],
  texts: {
    text: {
      title: 'Text',
      own: {
        fontSize: { prop: 'fontSize', unit: 'rem', asTheme: 1 },
        textAlign: { prop: 'textAlign', asTheme: 'start' },
        color: { prop: 'ink', asTheme: '', decidedBy: ['ground'] },
      },
    },
  },
})

/** Its text with these props. */
export function state(props: Record<string, unknown> = {}): TextState {
  const text = heading.texts?.['text']
  if (!text || !groupOf(heading.schema.properties.textTypography)) throw new Error('The block has no typography.')
  return {
    text,
    prop: 'textTypography',
    schema: heading.schema,
    defaults: { ...Create(Typography) },
    stored: (props['textTypography'] ?? {}) as TextState['stored'],
    props: { fontSize: 1, textAlign: 'start', ink: '', ground: '', ...props },
  }
}
