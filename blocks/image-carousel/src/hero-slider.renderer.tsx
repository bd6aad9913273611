import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, PictureImg } from '@ashlar/sdk/renderer'
import { borderRule, Carousel, sizeRules, slideFocus } from './carousel.tsx'
import { heroSlider } from './hero-slider.ts'

/** CSS pixels of the picture on a phone; on wider screens its width decides. */
const lowest = 260

function HeroSlider({ props, root, region, view }: BlockComponentProps<typeof heroSlider>) {
  if (props.slides.length === 0) {
    const text = 'Add slides from the Settings Panel on the left.'
    return <EmptyBlock root={root} view={view} icon="gallery-thumbnails" text={text} />
  }
  const slides = props.slides.map(({ id }, index) => {
    const { file = '', width, height } = props.images[index] ?? {}
    const picture = view.picture(file)
    const shown = (
      <>
        <div className="hero-content">{region(`slide:${id}`)}</div>
        {picture && <PictureImg picture={picture} alt="" covers={{ height: lowest }} width={width} height={height} />}
      </>
    )
    return { id, shown }
  })
  const { language } = view
  return <Carousel {...{ root, props, language, slides }} label="highlights" active={props.activeIndex} />
}

export default defineBlockRenderer(heroSlider, HeroSlider, {
  rules: (props) => [...sizeRules(props, 'min-height'), borderRule(props)],
  viewRules: ({ images }, view) => slideFocus(images, view),
  client: ({ slides }) => (slides.length < 2 ? undefined : 'visible'),
})
