import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  colourValue,
  defineBlockRenderer,
  EmptyBlock,
  PictureImg,
  type StyleRule,
} from '@ashlar/sdk/renderer'
import { imageCarousel } from './block.ts'

type Props = BlockProps<typeof imageCarousel>

/** A row that is scrolled from picture to picture; the script adds arrows, indicators and automation. */
function ImageCarousel({ props, root, view }: BlockComponentProps<typeof imageCarousel>) {
  const pictures = props.images.flatMap(({ id, file, width, height }) => {
    const picture = view.picture(file)
    return picture ? [{ id, picture, width, height }] : []
  })
  if (pictures.length === 0) {
    const text = 'Use the Settings Panel to add images.'
    return <EmptyBlock root={root} view={view} icon="gallery-horizontal" text={text} />
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of fields
    <div
      {...root}
      role="group"
      aria-roledescription="carousel"
      aria-label="Pictures"
      {...(props.darkMode && { 'data-bg': 'dark' })}
      {...((props.showIndicators || props.showControls) && { 'data-tools': '' })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="carousel-track" data-transition={props.transitionStyle} tabIndex={0}>
        {pictures.map(({ id, picture, width, height }, index) => (
          <li key={id} aria-label={`${index + 1} of ${pictures.length}`}>
            <PictureImg
              picture={picture}
              alt={picture.altText ?? ''}
              sizes={`${props.width}px`}
              width={width}
              height={height}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function carouselRules(props: Props): readonly StyleRule[] {
  const { width, height, borderRadius, borderWidth, borderStyle, borderColor } = props
  return [
    { declarations: { '--width': width === 300 ? undefined : `${width}px` } },
    {
      part: ' > .carousel-track',
      declarations: {
        height: height === 300 ? undefined : `${height}px`,
        'border-radius': borderRadius === 0 ? undefined : `${borderRadius}px`,
        border: borderWidth === 0 ? undefined : `${borderWidth}px ${borderStyle} ${colourValue(borderColor)}`,
      },
    },
  ]
}

export default defineBlockRenderer(imageCarousel, ImageCarousel, {
  rules: carouselRules,
  client: ({ images }) => (images.length < 2 ? undefined : 'visible'),
})
