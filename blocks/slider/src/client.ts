import type { ClientMount } from '@ashlar/sdk/renderer'
import { autoplay, roundButton } from '@ashlar/sdk/visitor'

/** OPEN-222. */
const delay = 5000

/** Arrows and automation over a row that is scrolled slide by slide (WAI-ARIA APG, carousel). */
export const mount: ClientMount = (element, props) => {
  const row = element.querySelector<HTMLElement>(':scope > .slider-row')
  const [first, second] = row?.children ?? []
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
  const { previous = '', next = '' } = row.dataset
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = calm ? 'auto' : 'smooth'

  /** Goes on by one slide; behind the last one stands the first. */
  const step = (by: 1 | -1) => {
    const width = second.offsetLeft - first.offsetLeft
    const room = row.scrollWidth - row.clientWidth
    const at = Math.abs(row.scrollLeft)
    const over = by > 0 ? at > room - 2 : at < 2
    const to = over ? (by > 0 ? 0 : room) : at + by * Math.abs(width)
    row.scrollTo({ left: Math.sign(width) * to, behavior })
  }
  const tools = document.createElement('div')
  tools.className = 'slider-tools'
  if (props['autoplay'] === true) {
    tools.append(autoplay({ element, slides: row, milliseconds: delay, step: () => step(1) }))
  }
  tools.append(
    roundButton('previous', previous, () => step(-1)),
    roundButton('next', next, () => step(1)),
  )
  element.append(tools)
  // Where all slides are in sight there is nowhere to go.
  new ResizeObserver(() => {
    tools.hidden = row.scrollWidth <= row.clientWidth + 1
  }).observe(row)
  element.dataset['ready'] = ''
}
