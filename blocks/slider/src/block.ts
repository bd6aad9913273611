import { defineBlock, ItemId } from '@ashlar/sdk'
import Type from 'typebox'

/** A slide's content stands in the region `slide:<id>`. */
export const SliderItem = Type.Object({
  id: ItemId,
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 200, default: 'Slide' }),
})

export const mostSlides = 30

/** The slide with which a list begins or goes on when only its number was said. */
export const usualSlide = (number: number) => ({ id: `slide-${number}`, title: `Slide ${number}` })

/** A row of slides, several in view. */
export const slider = defineBlock({
  type: 'slider',
  title: 'Slider',
  icon: 'columns-4',
  category: 'content',
  keywords: ['slides', 'carousel', 'row'],
  schema: Type.Object({
    numberOfSlides: Type.Integer({ title: 'Number of slides', minimum: 1, maximum: mostSlides, default: 5 }),
    /** Follows `numberOfSlides`: of more the first ones are shown, and fewer are filled up. */
    slides: Type.Array(SliderItem, { title: 'Slides', maxItems: mostSlides, default: [1, 2, 3, 4, 5].map(usualSlide) }),
    slidesPerView: Type.Integer({ title: 'Slides in view', minimum: 1, maximum: 12, default: 5 }),
    autoplay: Type.Boolean({ title: 'Automatic', default: true }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
  regions: [{ name: 'slide', title: 'slide', perItemOf: 'slides' }],
})
