import type { ClientMount } from '@ashlar/sdk/renderer'
import { consent, onConsent } from '@ashlar/sdk/visitor'

/** The map itself, when the visitor asks for it or has allowed such services; then what asked is gone. */
export const mount: ClientMount = (element) => {
  const ask = element.querySelector<HTMLElement>('.map-ask')
  const button = ask?.querySelector('button')
  const address = ask?.dataset['src']
  if (!ask || !button || address === undefined) return

  const show = () => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = 'Map'
    frame.allowFullscreen = true
    ask.replaceWith(frame)
    return frame
  }
  if (consent('external')) {
    show()
    return
  }
  const stop = onConsent(() => {
    if (!consent('external')) return
    stop()
    show()
  })
  button.hidden = false
  button.addEventListener('click', () => {
    stop()
    show().focus()
  })
}
