import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, inkValue, type StyleRule } from '@ashlar/sdk/renderer'
import { counter } from './block.ts'
import { figureText } from './figure.ts'

type Props = BlockProps<typeof counter>

/** The end number stands there from the beginning: without a script, for readers, and where motion is not wanted. */
function Counter({ props, root, view }: BlockComponentProps<typeof counter>) {
  const { prefix, suffix, startNumber, endNumber, label } = props
  const text = figureText(endNumber, startNumber, endNumber, view.language)
  return (
    <div {...root}>
      <p className="counter-figure">
        {prefix}
        <span data-count="">{text}</span>
        {suffix}
      </p>
      {label !== '' && <p className="counter-label">{label}</p>}
    </div>
  )
}

function counterRules(props: Props): readonly StyleRule[] {
  const { fontSize, fontColor, fontWeight, textAlign } = props
  return [
    { declarations: textAlign === 'start' ? {} : { 'text-align': textAlign, 'justify-items': textAlign } },
    {
      part: ' > .counter-figure',
      declarations: {
        'font-size': fontSize === null ? undefined : `${fontSize}px`,
        color: inkValue(fontColor),
        'font-weight': fontWeight === 500 ? undefined : fontWeight,
      },
    },
  ]
}

export default defineBlockRenderer(counter, Counter, {
  rules: counterRules,
  client: ({ startNumber, endNumber, duration, startOnScroll }) =>
    startNumber === endNumber || duration === 0 ? undefined : startOnScroll ? 'visible' : 'load',
})
