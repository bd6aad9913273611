import type { ClientMount } from '@ashlar/sdk/renderer'
import { figureText } from './figure.ts'

const numberIn = (props: Readonly<Record<string, unknown>>, name: string): number => {
  const value = props[name]
  return typeof value === 'number' ? value : 0
}

/** Counts once: when the page is there, or when the block comes into view (BLK-COUNTER-008). */
export const mount: ClientMount = (element, props) => {
  const place = element.querySelector<HTMLElement>('[data-count]')
  if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [start, end] = [numberIn(props, 'startNumber'), numberIn(props, 'endNumber')]
  const { lang } = document.documentElement
  const text = (number: number) => figureText(number, start, end, lang)
  const duration = numberIn(props, 'duration') * 1000

  // Readers hear the end number and none of those before; the figure keeps the room that it will take.
  const last = place.textContent ?? ''
  place.style.minInlineSize = `${place.getBoundingClientRect().width}px`
  const spoken = document.createElement('span')
  spoken.className = 'visually-hidden'
  spoken.textContent = last
  place.before(spoken)
  place.ariaHidden = 'true'
  place.textContent = text(start)
  element.dataset['counting'] = ''

  const count = () => {
    const begun = performance.now() + numberIn(props, 'delay') * 1000
    const step = (now: number) => {
      const share = Math.min(Math.max((now - begun) / duration, 0), 1)
      place.textContent = share === 1 ? last : text(start + (end - start) * (1 - (1 - share) ** 3))
      if (share < 1) requestAnimationFrame(step)
      else element.dataset['counting'] = 'done'
    }
    requestAnimationFrame(step)
  }
  if (props['startOnScroll'] !== true) return count()
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      count()
    },
    { threshold: 0.5 },
  )
  seen.observe(place)
}
