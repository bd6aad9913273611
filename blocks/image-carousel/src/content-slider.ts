import { defineBlock, ItemId } from '@ashlar/sdk'
import Type from 'typebox'
import { carouselProps } from './carousel-props.ts'
import { activeIndex, mostSlides, SlideTitle } from './slides.ts'

/** What a slide holds stands in the region `slide:<id>`; `containerId` equals the id. */
export const ContentSlide = Type.Object({ id: ItemId, containerId: ItemId, title: SlideTitle })

/** Slides of any blocks, of which one is shown. */
export const contentSlider = defineBlock({
  type: 'content-slider',
  title: 'Content slider',
  icon: 'presentation',
  category: 'content',
  keywords: ['slides', 'carousel', 'quotes', 'testimonials'],
  schema: Type.Object({
    slides: Type.Array(ContentSlide, { title: 'Slides', maxItems: mostSlides, default: [] }),
    activeIndex,
    ...carouselProps,
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    fullWidth: true,
    height: 200,
    slides: ['one', 'two'].map((id, at) => ({ id, containerId: id, title: `Slide ${at + 1}` })),
  },
  regions: [{ name: 'slide', title: 'slide', perItemOf: 'slides' }],
})
