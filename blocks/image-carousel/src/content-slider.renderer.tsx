import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { Carousel, sizeRules } from './carousel.tsx'
import { contentSlider } from './content-slider.ts'

function ContentSlider({ props, root, region, view }: BlockComponentProps<typeof contentSlider>) {
  if (props.slides.length === 0) {
    const text = 'Use the Settings Panel to add slides.'
    return <EmptyBlock root={root} view={view} icon="presentation" text={text} />
  }
  const slides = props.slides.map(({ id }) => ({ id, shown: region(`slide:${id}`) }))
  const { language } = view
  return <Carousel {...{ root, props, language, slides }} label="slides" active={props.activeIndex} />
}

export default defineBlockRenderer(contentSlider, ContentSlider, {
  rules: (props) => sizeRules(props, 'min-height'),
  client: ({ slides }) => (slides.length < 2 ? undefined : 'visible'),
})
