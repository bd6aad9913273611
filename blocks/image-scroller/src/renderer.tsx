import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  PictureImg,
  type StyleRule,
} from '@ashlar/sdk/renderer'
import { imageScroller, loopSeconds } from './block.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof imageScroller>

/**
 * The row stands there twice, so that its end is followed by its beginning; the second one is nobody's to read. A box
 * to tick stops it without a script (WCAG 2.2.2).
 */
function ImageScroller({ props, root, view }: BlockComponentProps<typeof imageScroller>) {
  const pictures = props.images.flatMap(({ id, file }) => {
    const picture = view.picture(file)
    return picture ? [{ id, picture }] : []
  })
  if (pictures.length === 0) return <EmptyBlock root={root} view={view} icon="move-horizontal" text="No Images" />
  const row = (isCopy: boolean) => (
    <ul className="scroller-row" {...(isCopy && { 'aria-hidden': true })}>
      {pictures.map(({ id, picture }) => (
        <li key={id}>
          <PictureImg picture={picture} alt={isCopy ? '' : (picture.altText ?? '')} sizes={`${props.imageWidth}px`} />
        </li>
      ))}
    </ul>
  )
  return (
    <div {...root} data-direction={props.direction} {...(props.showMask && { 'data-mask': '' })}>
      <div className="scroller-track">
        {row(false)}
        {view.mode === 'site' && row(true)}
      </div>
      {view.mode === 'site' && (
        <label className="round-button scroller-pause" data-does="pause">
          <input type="checkbox" aria-label={words(view.language).pause} />
        </label>
      )}
    </div>
  )
}

function scrollerRules({ imageWidth, imageHeight, speed }: Props): readonly StyleRule[] {
  return [
    {
      declarations: {
        '--width': imageWidth === 150 ? undefined : `${imageWidth}px`,
        '--height': imageHeight === 150 ? undefined : `${imageHeight}px`,
        '--loop': speed === 'medium' ? undefined : `${loopSeconds[speed]}s`,
      },
    },
  ]
}

export default defineBlockRenderer(imageScroller, ImageScroller, { rules: scrollerRules })
