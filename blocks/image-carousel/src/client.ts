import type { ClientMount } from '@ashlar/sdk/renderer'
import { autoplay, roundButton } from '@ashlar/sdk/visitor'

/** Pixels that a finger moves for the next picture (BLK-CAROUSEL-015). */
const swipe = 40

/** Arrows, indicators, swipe and automation over a row of pictures or slides (WAI-ARIA APG, carousel). */
export const mount: ClientMount = (element, props) => {
  const track = element.querySelector<HTMLElement>(':scope > .carousel-track')
  const slides = [...(track?.children ?? [])]
  if (!track || slides.length < 2) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  const fades = props['transitionStyle'] === 'fade'
  const { one = '', previous = '', next = '' } = track.dataset
  let at = 0

  const dots: HTMLElement[] = []
  const show = (index: number, moves = !calm) => {
    at = (index + slides.length) % slides.length
    slides.forEach((slide, place) => {
      slide.toggleAttribute('data-shown', place === at)
      slide.toggleAttribute('inert', place !== at)
    })
    dots.forEach((dot, place) => {
      dot.ariaCurrent = place === at ? 'true' : null
    })
    if (!fades) track.scrollTo({ left: forward * at * track.clientWidth, behavior: moves ? 'smooth' : 'auto' })
  }
  const dot = (place: number) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.ariaLabel = one.replace('{n}', String(place + 1))
    made.addEventListener('click', () => show(place))
    return made
  }

  const tools = document.createElement('div')
  tools.className = 'carousel-tools'
  if (props['showIndicators'] === true) {
    const row = document.createElement('div')
    row.className = props['showDots'] === false ? 'carousel-dots carousel-bars' : 'carousel-dots'
    for (const place of slides.keys()) dots.push(dot(place))
    row.append(...dots)
    tools.append(row)
  }
  if (props['showControls'] === true) {
    const before = roundButton('previous', previous, () => show(at - 1))
    const after = roundButton('next', next, () => show(at + 1))
    tools.append(before, after)
  }

  track.addEventListener('keydown', (event) => {
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
    // A slide may hold what needs the arrow keys itself.
    if (step === undefined || event.target !== track) return
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
    const selects = getSelection()?.isCollapsed === false
    if (Math.abs(moved) >= swipe && !selects) show(at - Math.sign(moved) * forward)
  })

  const { interval, activeIndex: active } = props
  track.ariaLive = 'polite'
  if (typeof interval === 'number') {
    tools.prepend(autoplay({ element, slides: track, milliseconds: interval, step: () => show(at + 1) }))
  }
  if (tools.childElementCount > 0) element.append(tools)
  element.dataset['ready'] = ''
  show(typeof active === 'number' ? Math.min(active, slides.length - 1) : 0, false)
}
