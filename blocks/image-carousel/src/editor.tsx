import { defineBlockEditor, field, items, newItemId, panel, pictures } from '@ashlar/sdk/editor'
import { imageCarousel } from './block.ts'
import { ContentSlide, contentSlider } from './content-slider.ts'
import { HeroSlide, heroSlider } from './hero-slider.ts'
import { intervalControl } from './interval-control.tsx'
import { mostImages } from './picture-props.ts'
import { mostSlides } from './slides.ts'
import { activeControl, slidesControl } from './slides-control.tsx'

const moving = [intervalControl, field('transitionStyle', { control: 'segments' })] as const
const pictureOptions = [...moving, 'showIndicators', 'showDots', 'showControls', 'darkMode'] as const
const pictureSize = [
  'fullWidth',
  'width',
  'height',
  'borderRadius',
  'borderWidth',
  'borderStyle',
  'borderColor',
] as const
const slideList = { noun: 'Slide', messages: { title: 'Title is required.' }, region: 'slide', most: mostSlides }

const contentSlides = items('slides', {
  ...slideList,
  item: ContentSlide,
  fields: ['title'],
  empty: 'Use the Settings Panel to add slides.',
  blank: () => {
    const id = newItemId()
    return { id, containerId: id, title: '' }
  },
  titleOf: ({ title }) => title,
})

const heroSlides = items('slides', {
  ...slideList,
  item: HeroSlide,
  fields: ['title'],
  empty: 'Add slides from the Settings Panel on the left.',
  blank: () => ({ id: newItemId(), title: '' }),
  titleOf: ({ title }) => title,
})

const namesOf = (slides: readonly { readonly title: string }[]) => slides.map(({ title }) => title).join(', ')

export default [
  defineBlockEditor(imageCarousel, {
    panels: [
      panel('Images', [pictures('images', { empty: 'Use the Settings Panel to add images.', most: mostImages })]),
      panel('Options', pictureOptions),
      panel('Dimensions', pictureSize),
    ],
    summary: ({ images }) => `${images.length}`,
  }),
  defineBlockEditor(contentSlider, {
    panels: [
      panel('Items', [slidesControl(contentSlides), activeControl]),
      panel('Options', [...moving, 'showIndicators', 'showControls', 'darkMode']),
      panel('Dimensions', ['fullWidth', 'width', 'height']),
    ],
    summary: ({ slides }) => namesOf(slides),
  }),
  defineBlockEditor(heroSlider, {
    panels: [
      panel('Items', [slidesControl(heroSlides), activeControl]),
      panel('Images', [pictures('images', { empty: 'One image behind each slide.', most: mostImages })]),
      panel('Options', pictureOptions),
      panel('Dimensions', pictureSize),
    ],
    summary: ({ slides }) => namesOf(slides),
  }),
]
