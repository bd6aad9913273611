import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  type Picture,
  PictureImg,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { logos, usualHeight } from './block.ts'

type Props = BlockProps<typeof logos>
type Item = Props['logos'][number]

function Logos({ props, root, view }: BlockComponentProps<typeof logos>) {
  const shown = props.logos.flatMap((item) => {
    const picture = view.picture(item.picture)
    return picture ? [{ item, picture }] : []
  })
  if (shown.length === 0) return <EmptyBlock root={root} view={view} icon="handshake" text="No Logos" />
  return (
    <div {...root} {...(props.greyscale && { 'data-grey': '' })}>
      <ul className="logos-row">
        {shown.map(({ item, picture }) => (
          <li key={item.id}>
            <LogoLink item={item} picture={picture} height={props.height} view={view} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LogoLinkProps {
  readonly item: Item
  readonly picture: Picture
  readonly height: number
  readonly view: View
}

function LogoLink({ item, picture, height, view }: LogoLinkProps) {
  const href = view.link(item.href)
  const alt = item.altText || picture.altText || ''
  const image = <PictureImg picture={picture} alt={alt} sizes={`${shownWidth(picture, height)}px`} />
  if (href === undefined) return image
  return (
    <a href={href} {...(alt === '' && { 'aria-label': href })}>
      {image}
    </a>
  )
}

/** Logos are no wider than this many times their height: the style sheet says so too. */
const widest = 5

/** Pixels. */
function shownWidth({ width, height: own }: Picture, height: number): number {
  const ratio = width && own ? width / own : widest
  return Math.ceil(height * Math.min(ratio, widest))
}

const logosRules = ({ height, gap, justify }: Props): readonly StyleRule[] => [
  { declarations: { '--logo-height': height === usualHeight ? undefined : `${height}px` } },
  {
    part: ' > .logos-row',
    declarations: {
      'column-gap': gap === 3 ? undefined : `${gap}rem`,
      'row-gap': gap === 3 ? undefined : `${gap / 2}rem`,
      'justify-content': justify === 'center' ? undefined : justify,
    },
  },
]

export default defineBlockRenderer(logos, Logos, { rules: logosRules })
