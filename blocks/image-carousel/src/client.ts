import type { ClientMount } from '@ashlar/sdk/renderer'

/** Pixels that a finger moves for the next picture (BLK-CAROUSEL-015). */
const swipe = 40

/** Arrows, indicators, swipe and automation over a row of pictures (WAI-ARIA APG, carousel). */
export const mount: ClientMount = (element, props) => {
  const track = element.querySelector<HTMLElement>(':scope > .carousel-track')
  const slides = [...(track?.children ?? [])]
  if (!track || slides.length < 2) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  const fades = props['transitionStyle'] === 'fade'
  let at = 0

  const dots: HTMLElement[] = []
  const show = (index: number) => {
    at = (index + slides.length) % slides.length
    slides.forEach((slide, place) => {
      slide.toggleAttribute('data-shown', place === at)
      slide.toggleAttribute('inert', place !== at)
    })
    dots.forEach((dot, place) => {
      dot.ariaCurrent = place === at ? 'true' : null
    })
    if (!fades) track.scrollTo({ left: forward * at * track.clientWidth, behavior: calm ? 'auto' : 'smooth' })
  }
  const button = (className: string, label: string, to: () => number) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = className
    made.ariaLabel = label
    made.addEventListener('click', () => show(to()))
    return made
  }

  const tools = document.createElement('div')
  tools.className = 'carousel-tools'
  if (props['showIndicators'] === true) {
    const row = document.createElement('div')
    row.className = props['showDots'] === true ? 'carousel-dots' : 'carousel-dots carousel-bars'
    for (const place of slides.keys()) dots.push(button('', `Picture ${place + 1}`, () => place))
    row.append(...dots)
    tools.append(row)
  }
  if (props['showControls'] === true) {
    const before = button('carousel-arrow', 'Previous picture', () => at - 1)
    const after = button('carousel-arrow carousel-after', 'Next picture', () => at + 1)
    tools.append(before, after)
  }
  if (tools.childElementCount > 0) element.append(tools)

  track.addEventListener('keydown', (event) => {
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(at + step)
  })
  let from: number | undefined
  track.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX
  })
  addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (from ?? clientX)
    from = undefined
    if (Math.abs(moved) >= swipe) show(at - Math.sign(moved) * forward)
  })

  element.dataset['ready'] = ''
  show(0)
  const interval = props['interval']
  track.ariaLive = typeof interval === 'number' && !calm ? 'off' : 'polite'
  if (typeof interval !== 'number' || calm) return
  // It rests while somebody looks or works there (OPEN-221).
  setInterval(() => {
    if (!element.matches(':hover, :focus-within') && !document.hidden) show(at + 1)
  }, interval)
}
