import { words } from './visitor-texts.ts'

/** A button of a carousel, in the look of the page; `label` is its name for those who don't see it. */
export function roundButton(
  does: 'previous' | 'next' | 'pause',
  label: string,
  pressed: () => void,
): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'round-button'
  made.dataset['does'] = does
  made.ariaLabel = label
  made.addEventListener('click', pressed)
  return made
}

/** What goes on by itself. */
export interface Automation {
  /** The carousel: it rests while somebody looks or works there. */
  readonly element: HTMLElement
  /** What holds the slides; it is read out to those who can't see it only while nothing moves by itself. */
  readonly slides: HTMLElement
  readonly milliseconds: number
  readonly step: () => void
}

/**
 * Goes on by itself from now on, or when it is asked to where motion is not wanted. Gives the button that stops and
 * starts it (WCAG 2.2.2), for the carousel to show.
 */
export function autoplay({ element, slides, milliseconds, step }: Automation): HTMLButtonElement {
  const t = words(document.documentElement.lang)
  let runs = false
  const pause = roundButton('pause', '', () => run(!runs))
  const run = (on: boolean) => {
    runs = on
    slides.ariaLive = on ? 'off' : 'polite'
    pause.ariaLabel = on ? t.pause : t.play
    pause.toggleAttribute('data-rests', !on)
  }
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  setInterval(() => {
    if (runs && !element.matches(':hover, :focus-within') && !document.hidden) step()
  }, milliseconds)
  return pause
}
