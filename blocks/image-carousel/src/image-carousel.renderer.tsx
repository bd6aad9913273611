import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, PictureImg } from '@ashlar/sdk/renderer'
import { imageCarousel } from './block.ts'
import { borderRule, Carousel, sizeRules, slideFocus } from './carousel.tsx'

/** As wide as the page's container at most. */
const fullSizes = '(max-width: 1320px) 100vw, 1320px'

/** A fixed height would leave a small part of each picture there. */
const lowerWhereNarrow = { part: ' > .carousel-track', declarations: { 'max-height': 'max(200px,66cqi)' } }

function ImageCarousel({ props, root, view }: BlockComponentProps<typeof imageCarousel>) {
  const slides = props.images.flatMap(({ id, file, width, height }) => {
    const picture = view.picture(file)
    const sizes = props.fullWidth ? fullSizes : `${props.width}px`
    const size = { sizes, covers: { height: props.height }, width, height }
    return picture ? [{ id, shown: <PictureImg picture={picture} alt={picture.altText ?? ''} {...size} /> }] : []
  })
  if (slides.length === 0) {
    const text = 'Use the Settings Panel to add images.'
    return <EmptyBlock root={root} view={view} icon="gallery-horizontal" text={text} />
  }
  const { language } = view
  return <Carousel {...{ root, props, language, slides }} label="pictures" active={0} />
}

export default defineBlockRenderer(imageCarousel, ImageCarousel, {
  rules: (props) => [...sizeRules(props, 'height'), borderRule(props), ...(props.fullWidth ? [lowerWhereNarrow] : [])],
  // As they are shown: those that are missing have no slide.
  viewRules: ({ images }, view) =>
    slideFocus(
      images.filter(({ file }) => view.picture(file)),
      view,
    ),
  client: ({ images }) => (images.length < 2 ? undefined : 'visible'),
})
