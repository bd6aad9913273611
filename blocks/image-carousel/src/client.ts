import type { ClientMount } from '@ashlar/sdk/renderer'

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
  const noun = track.dataset['noun'] ?? ''
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
  const button = (className: string, label: string, pressed: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = className
    made.ariaLabel = label
    made.addEventListener('click', pressed)
    return made
  }

  const tools = document.createElement('div')
  tools.className = 'carousel-tools'
  if (props['showIndicators'] === true) {
    const row = document.createElement('div')
    row.className = props['showDots'] === false ? 'carousel-dots carousel-bars' : 'carousel-dots'
    for (const place of slides.keys()) dots.push(button('', `${noun} ${place + 1}`, () => show(place)))
    row.append(...dots)
    tools.append(row)
  }
  if (props['showControls'] === true) {
    const before = button('carousel-arrow', `Previous ${noun.toLowerCase()}`, () => show(at - 1))
    const after = button('carousel-arrow carousel-after', `Next ${noun.toLowerCase()}`, () => show(at + 1))
    tools.append(before, after)
  }
  if (tools.childElementCount > 0) element.append(tools)

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

  const interval = props['interval']
  let runs = typeof interval === 'number' && !calm
  const run = (on: boolean) => {
    runs = on
    track.ariaLive = on ? 'off' : 'polite'
    pause.ariaLabel = on ? 'Pause' : 'Play'
    pause.toggleAttribute('data-rests', !on)
  }
  const pause = button('carousel-arrow carousel-pause', '', () => run(!runs))
  run(runs)
  element.dataset['ready'] = ''
  const active = props['activeIndex']
  show(typeof active === 'number' ? Math.min(active, slides.length - 1) : 0, false)
  if (typeof interval !== 'number') return
  if (!tools.isConnected) element.append(tools)
  tools.prepend(pause)
  // It rests while somebody looks or works there (OPEN-221).
  setInterval(() => {
    if (runs && !element.matches(':hover, :focus-within') && !document.hidden) show(at + 1)
  }, interval)
}
