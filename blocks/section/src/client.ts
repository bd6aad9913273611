import type { ClientMount } from '@ashlar/sdk/renderer'
import { particles } from './particles.ts'

/** What moves behind the content of a section, and can be stopped. */
export interface Moving {
  play(): void
  pause(): void
}

/**
 * Video and particles behind a section (BLK-SECTION-002 to -006). Nothing is loaded where motion is not wanted, nor a
 * video on a telephone. One button stops what moves (WCAG 2.2.2); out of sight it rests by itself.
 */
export const mount: ClientMount = (element) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const behind = document.createElement('div')
  behind.className = 'section-behind'
  behind.ariaHidden = 'true'
  const { video, particles: dots } = element.dataset
  const moving: Moving[] = []
  if (video !== undefined && !matchMedia('(max-width: 767.98px)').matches) moving.push(videoIn(behind, video))
  if (dots !== undefined) moving.push(particles(behind))
  if (moving.length === 0) return
  element.prepend(behind)

  let isStopped = false
  let isSeen = true
  const move = () => {
    for (const each of moving) {
      if (isSeen && !isStopped) each.play()
      else each.pause()
    }
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'section-pause'
  const say = () => {
    button.ariaLabel = (isStopped ? element.dataset['play'] : element.dataset['pause']) ?? ''
    button.dataset['stopped'] = String(isStopped)
  }
  button.addEventListener('click', () => {
    isStopped = !isStopped
    say()
    move()
  })
  say()
  element.append(button)
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true
    move()
  }).observe(element)
}

/** Muted and without end. A browser that refuses to play it (to save energy) shows its first picture. */
function videoIn(behind: HTMLElement, address: string): Moving {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, autoplay: true, playsInline: true, tabIndex: -1, src: address })
  behind.append(video)
  return {
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
  }
}
