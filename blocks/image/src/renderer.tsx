import type { BlockProps } from '@ashlar/sdk'
import { devices, resolveDevices } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  focusRules,
  Icon,
  PictureImg,
  type StyleRule,
} from '@ashlar/sdk/renderer'
import { image } from './block.ts'
import { shownSize, usualSize } from './shown-size.ts'

function Image({ props, root, view }: BlockComponentProps<typeof image>) {
  const picture = view.picture(props.src)
  const href = view.link(props.url)
  if (!picture) {
    return view.mode === 'site' ? null : (
      <figure {...root} data-empty="">
        <div className="ashlar-empty">
          <Icon name="image" />
          <p>Double-click to choose an image</p>
        </div>
      </figure>
    )
  }
  const frame = { ...root, ...(props.isEdgeToEdge && { 'data-edges': '' }) }
  const element = <PictureImg picture={picture} alt={props.altText} {...shownSize(props, picture)} />
  return (
    <figure {...frame}>
      {href === undefined ? (
        element
      ) : (
        <a
          href={href}
          {...(props.urlTarget !== '_self' && { target: props.urlTarget })}
          {...(props.altText === '' && { 'aria-label': href })}
        >
          {element}
        </a>
      )}
    </figure>
  )
}

function imageRules(props: BlockProps<typeof image>): readonly StyleRule[] {
  const rules: StyleRule[] = []
  const shown = resolveDevices(usualSize, props.dimensions)
  for (const device of devices) {
    const size = props.dimensions[device]
    if (!size) continue
    const { height, heightUnit, heightAuto } = shown[device]
    const isHigh = heights.some((name) => size[name] !== undefined)
    rules.push({
      device,
      declarations: {
        '--width': length(size.width, size.widthUnit ?? '%'),
        '--height': isHigh ? (heightAuto ? 'auto' : length(height, heightUnit)) : undefined,
        '--fit': size.objectFit,
      },
    })
  }
  if (props.emailMode) return [...rules, ...asInMail]
  if (props.rotate !== '0deg') rules.push({ part: ' img', declarations: { rotate: props.rotate } })
  return rules
}

const heights = ['height', 'heightUnit', 'heightAuto'] as const

/** BLK-IMAGE-010: the height follows from the width, as the email image has it. */
const asInMail: readonly StyleRule[] = [
  { declarations: { 'max-width': '600px' } },
  { part: ' img', declarations: { height: 'auto', 'object-fit': 'initial' } },
]

const length = (value: number | undefined, unit: string) => (value === undefined ? undefined : `${value}${unit}`)

export default defineBlockRenderer(image, Image, {
  rules: imageRules,
  viewRules: ({ src }, view) => focusRules(view, src, ' img'),
})
