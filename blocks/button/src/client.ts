import type { ClientMount } from '@ashlar/sdk/renderer'
import { isAnonymous, track } from '@ashlar/sdk/visitor'

/** A click on a button with an event name is tracked (BLK-COMMON-025), of anonymous visitors alone (BLK-COMMON-026). */
export const mount: ClientMount = (element) => {
  const link = element.querySelector<HTMLElement>('[data-event]')
  if (!link) return
  // Asked beforehand: a click leads away.
  void isAnonymous()
  link.addEventListener('click', async () => {
    const data = {
      click_url: link instanceof HTMLAnchorElement ? link.href : '',
      text: (link.textContent ?? '').trim(),
      page_url: location.href,
    }
    if (await isAnonymous()) track(link.dataset['event'] ?? '', data)
  })
}
