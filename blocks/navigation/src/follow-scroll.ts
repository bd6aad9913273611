/** Pixels over which the bar gets its ground (OPEN-330). */
const distance = 100

/** The fade of the style sheet, for browsers without animations that follow the scroll. */
export function followScroll(element: HTMLElement): void {
  const ground = element.closest('.block-section')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!ground || isCalm || CSS.supports('animation-timeline: scroll()')) return
  const from = { backgroundColor: 'transparent', color: 'var(--navbar-top)', offset: 0 }
  const fade = ground.animate([from], { duration: distance, fill: 'both' })
  fade.pause()
  const follow = () => {
    fade.currentTime = Math.min(Math.max(scrollY, 0), distance)
  }
  addEventListener('scroll', follow, { passive: true })
  follow()
}
