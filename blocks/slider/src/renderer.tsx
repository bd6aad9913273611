import { filledText, itemsByNumber } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { slider, usualSlide } from './block.ts'
import { words } from './visitor-texts.ts'

/** A row to be scrolled; the script adds arrows and automation. */
function Slider({ props, root, region, view }: BlockComponentProps<typeof slider>) {
  const { slides, numberOfSlides } = props
  const t = words(view.language)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of fields
    <div {...root} role="group" aria-roledescription="carousel" aria-label={t.slides}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="slider-row" data-previous={t.previous} data-next={t.next} tabIndex={0}>
        {itemsByNumber(slides, numberOfSlides, usualSlide).map(({ id }, index) => (
          <li key={id} aria-label={filledText(t.place, { n: index + 1, count: numberOfSlides })}>
            {region(`slide:${id}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

export default defineBlockRenderer(slider, Slider, {
  rules: ({ slidesPerView }) => [{ declarations: { '--per': slidesPerView === 5 ? undefined : `${slidesPerView}` } }],
  client: ({ numberOfSlides }) => (numberOfSlides < 2 ? undefined : 'visible'),
})
