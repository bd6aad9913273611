import { defineBlock, ItemId } from '@ashlar/sdk'
import Type from 'typebox'
import { pictureProps } from './picture-props.ts'
import { activeIndex, mostSlides, SlideTitle } from './slides.ts'

/** What a slide holds stands in the region `slide:<id>`; slide n lies on image n. */
export const HeroSlide = Type.Object({ id: ItemId, title: SlideTitle })

/** Wide slides, each on a picture. */
export const heroSlider = defineBlock({
  type: 'hero-slider',
  title: 'Hero slider',
  icon: 'gallery-thumbnails',
  category: 'media',
  keywords: ['banner', 'slides', 'carousel', 'highlights'],
  schema: Type.Object({
    slides: Type.Array(HeroSlide, { title: 'Slides', maxItems: mostSlides, default: [] }),
    activeIndex,
    ...pictureProps,
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } }, fullWidth: true, height: 640, showDots: false },
  regions: [{ name: 'slide', title: 'slide', perItemOf: 'slides' }],
})
