import { oneOf, orEmpty } from '@ashlar/sdk'
import Type from 'typebox'

/** What automation begins with. */
export const usualInterval = 5000

/** What every carousel of this package has, of pictures or of slides. */
export const carouselProps = {
  /** px. */
  width: Type.Number({ title: 'Width', minimum: 50, maximum: 4000, default: 300 }),
  /** As wide as its place, whatever its width says. */
  fullWidth: Type.Boolean({ title: 'Full width', default: false }),
  height: Type.Number({ title: 'Height', minimum: 50, maximum: 4000, default: 300 }),
  /** Milliseconds; null: it changes only when somebody asks. */
  interval: orEmpty(Type.Integer({ title: 'Interval', minimum: 1000, maximum: 600_000 })),
  transitionStyle: oneOf(['fade', 'slide'], { title: 'Transition', default: 'fade' }),
  showIndicators: Type.Boolean({ title: 'Indicators', default: true }),
  showControls: Type.Boolean({ title: 'Arrows', default: true }),
  darkMode: Type.Boolean({ title: 'Dark', default: false }),
}
