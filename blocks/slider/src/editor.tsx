import { countedItems, defineBlockEditor, newItemId, panel, slider as range } from '@ashlar/sdk/editor'
import { mostSlides, SliderItem, slider, usualSlide } from './block.ts'

export default defineBlockEditor(slider, {
  panels: [
    panel(
      'Items',
      countedItems('numberOfSlides', 'slides', {
        noun: 'Slide',
        item: SliderItem,
        fields: ['title'],
        messages: { title: 'Title is required.' },
        empty: 'No Slides',
        blank: () => ({ id: newItemId(), title: '' }),
        usual: usualSlide,
        titleOf: ({ title }) => title,
        region: 'slide',
        most: mostSlides,
      }),
    ),
    panel('Options', [range('slidesPerView'), 'autoplay']),
  ],
  summary: ({ numberOfSlides }) => `${numberOfSlides}`,
})
