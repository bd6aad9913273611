import type { ClientMount } from '@ashlar/sdk/renderer'
import { askFirst, roundButton } from '@ashlar/sdk/visitor'
import { words } from './visitor-texts.ts'

/** The player of a service once the visitor agrees, or a file that plays by itself. */
export const mount: ClientMount = (element, props) => {
  const place = element.querySelector<HTMLElement>(':scope > .video-frame')
  if (!place) return
  const { embed, label } = props
  const file = place.querySelector('video')
  if (file) playByItself(file, place, props['showControls'] !== false)
  else if (typeof embed === 'string') embedOnceAllowed(place, embed, typeof label === 'string' ? label : '')
}

function embedOnceAllowed(place: HTMLElement, embed: string, label: string): void {
  const question = place.querySelector<HTMLElement>('.ask-first')
  if (!question) return
  // Whoever pressed the button wants to see it now; whoever allowed all services has pressed nothing here.
  let isPressed = false
  question.querySelector('button')?.addEventListener('click', () => {
    isPressed = true
  })
  askFirst(question, () => {
    const address = new URL(embed)
    if (isPressed) address.searchParams.set('autoplay', '1')
    const frame = document.createElement('iframe')
    frame.title = label || words(document.documentElement.lang).video
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.allowFullscreen = true
    // Players refuse pages that say nothing of where they are; the path stays here.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = address.href
    for (const picture of place.querySelectorAll(':scope > img')) picture.remove()
    place.append(frame)
    return frame
  })
}

function playByItself(file: HTMLVideoElement, place: HTMLElement, showsControls: boolean): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const start = () => {
    // Browsers let a page start only what makes no sound. One that refuses even that leaves the poster and the button.
    file.muted = true
    file.play().catch(() => undefined)
  }
  still.addEventListener('change', () => (still.matches ? file.pause() : start()))
  if (!showsControls) {
    file.controls = false
    place.append(pauseButton(file, start))
  }
  if (!still.matches) start()
}

/** The one button of a player without controls (WCAG 2.2.2). */
function pauseButton(file: HTMLVideoElement, start: () => void): HTMLButtonElement {
  const t = words(document.documentElement.lang)
  const button = roundButton('pause', '', () => (file.paused ? start() : file.pause()))
  const say = () => {
    button.ariaLabel = file.paused ? t.resume : t.pause
    button.toggleAttribute('data-rests', file.paused)
  }
  file.addEventListener('play', say)
  file.addEventListener('pause', say)
  say()
  return button
}
