import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, Icon, type View } from '@ashlar/sdk/renderer'
import { pricing } from './block.ts'

type Props = BlockProps<typeof pricing>

function Pricing({ props, root, view }: BlockComponentProps<typeof pricing>) {
  return (
    <div {...root} {...(props.themeMode === 'dark' && { 'data-bg': 'dark' })}>
      {(props.title !== '' || props.description !== '') && (
        <div className="pricing-head" data-align={props.headerAlignment}>
          {props.title !== '' && <h2>{props.title}</h2>}
          {props.description !== '' && <p>{props.description}</p>}
        </div>
      )}
      <Boxes boxes={props.pricingBoxes} view={view} />
    </div>
  )
}

interface BoxesProps {
  readonly boxes: Props['pricingBoxes']
  readonly view: View
}

export function Boxes({ boxes, view }: BoxesProps) {
  return (
    <div className="pricing-boxes">
      {boxes.map((box) => (
        <Box key={box.id} box={box} view={view} />
      ))}
    </div>
  )
}

function Box({ box, view }: { readonly box: Props['pricingBoxes'][number]; readonly view: View }) {
  const href = view.link(box.buttonLink)
  return (
    <article {...(box.featured && { 'data-bg': 'secondary' })}>
      <h3>{box.title}</h3>
      <p className="pricing-price">
        <b>{box.price}</b>
        {box.priceLabel !== '' && ` ${box.priceLabel}`}
      </p>
      <ul className="pricing-features">
        {listed(box.features).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      {href !== undefined && (
        <a
          className="button"
          href={href}
          data-variant={box.featured ? 'tertiary' : 'outline'}
          data-size={box.buttonSize}
        >
          {box.buttonText}
        </a>
      )}
    </article>
  )
}

/** Each feature once, in its order. */
function listed(features: string): readonly string[] {
  return [...new Set(features.split(',').map((feature) => feature.trim()))].filter((feature) => feature !== '')
}

export default defineBlockRenderer(pricing, Pricing)
