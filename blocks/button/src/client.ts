import type { ClientMount } from '@ashlar/sdk/renderer'

/** What listeners of the page get to know of a click (BLK-COMMON-025). */
export interface TrackedClick {
  readonly name: string
  readonly clickUrl: string
  readonly text: string
  readonly pageUrl: string
}

/**
 * Tells the page's analytics of a click on a button with an event name, as the DOM event `ashlar:track`, which
 * whoever measures with the visitor's consent listens to. Only for anonymous visitors (BLK-COMMON-026).
 */
export const mount: ClientMount = (element) => {
  const link = element.querySelector<HTMLElement>('[data-event]')
  if (!link || document.documentElement.hasAttribute('data-signed-in')) return
  link.addEventListener('click', () => {
    const detail: TrackedClick = {
      name: link.dataset['event'] ?? '',
      clickUrl: link instanceof HTMLAnchorElement ? link.href : '',
      text: (link.textContent ?? '').trim(),
      pageUrl: location.href,
    }
    window.dispatchEvent(new CustomEvent('ashlar:track', { detail }))
  })
}
