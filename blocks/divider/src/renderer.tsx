import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, colourValue, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { divider } from './block.ts'

type Props = BlockProps<typeof divider>

/** A skewed edge is cut by the style sheet: an angle keeps its degrees at any width, a drawing would not. */
function Divider({ props, root }: BlockComponentProps<typeof divider>) {
  return (
    <div {...root} data-style={props.style} {...(props.waveFlip && { 'data-flip': '' })}>
      {props.style === 'wave' && (
        <svg viewBox={`0 0 ${props.waveCount * 100} ${props.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={waves(props)} />
        </svg>
      )}
      {props.style === 'curved' && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100C25 0 75 0 100 100Z" />
        </svg>
      )}
    </div>
  )
}

/** Each wave is 100 wide: one crest and one trough about the middle line. */
function waves({ waveCount, waveHeight, height }: Props): string {
  const middle = height / 2
  const crest = Math.min(waveHeight, middle)
  // The control point of a quadratic curve lies twice as far out as the curve goes.
  return `M0 ${middle}q25 ${-2 * crest} 50 0t50 0${'t50 0t50 0'.repeat(waveCount - 1)}V${height}H0Z`
}

function dividerRules({ height, dividerColor, backgroundColor, style, skewAngle }: Props): readonly StyleRule[] {
  return [
    {
      declarations: {
        height: height === 100 ? undefined : `${height}px`,
        color: colourValue(dividerColor),
        background: colourValue(backgroundColor),
      },
    },
    ...(style === 'skewed' ? [{ declarations: { '--angle': `${skewAngle}deg` } }] : []),
  ]
}

export default defineBlockRenderer(divider, Divider, { rules: dividerRules })
