import { Colour, defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

export const styles = ['skewed', 'wave', 'curved'] as const

/** What the slider of the angle goes up to. A divider that nobody touched has more. */
export const steepest = 5
export const untouchedAngle = 10

/** The edge between two sections, across the whole page. */
export const divider = defineBlock({
  type: 'divider',
  title: 'Section divider',
  icon: 'waves',
  category: 'layout',
  keywords: ['wave', 'edge', 'separator', 'skew', 'curve'],
  schema: Type.Object({
    /** px. */
    height: Type.Number({ title: 'Height', minimum: 10, maximum: 600, default: 100 }),
    style: oneOf(styles, { title: 'Style', default: 'skewed' }),
    /** The shape, usually in the colour of the section that follows. */
    dividerColor: Colour({ title: 'Divider colour', default: 'dark' }),
    backgroundColor: Colour({ title: 'Background', default: 'light' }),
    /** Degrees. */
    skewAngle: Type.Union(
      [Type.Number({ minimum: 0, maximum: steepest, multipleOf: 0.5 }), Type.Literal(untouchedAngle)],
      { title: 'Angle', default: untouchedAngle },
    ),
    waveCount: Type.Integer({ title: 'Waves', minimum: 1, maximum: 20, default: 5 }),
    /** px from the middle line to a crest. */
    waveHeight: Type.Number({ title: 'Wave height', minimum: 10, maximum: 40, default: 10 }),
    waveFlip: Type.Boolean({ title: 'Upside down', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  // Out of the section before it, whatever its ground, into a pale one.
  initial: { padding: { desktop: { top: 0, bottom: 0 } }, dividerColor: 'light', backgroundColor: '' },
})
