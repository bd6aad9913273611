import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { Carousel, sizeRules } from './carousel.tsx'
import { contentSlider } from './content-slider.ts'

function ContentSlider({ props, root, region, view }: BlockComponentProps<typeof contentSlider>) {
  if (props.slides.length === 0) {
    const text = 'Use the Settings Panel to add slides.'
    return <EmptyBlock root={root} view={view} icon="presentation" text={text} />
  }
  const slides = props.slides.map(({ id }) => ({ id, shown: region(`slide:${id}`) }))
  return <Carousel root={root} props={props} label="Slides" noun="Slide" active={props.activeIndex} slides={slides} />
}

export default defineBlockRenderer(contentSlider, ContentSlider, {
  rules: (props) => sizeRules(props, 'min-height'),
  client: ({ slides }) => (slides.length < 2 ? undefined : 'visible'),
})
