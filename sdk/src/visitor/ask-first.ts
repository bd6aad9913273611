import { consent, onConsent } from './consent.ts'

/**
 * Show what another company serves once the visitor presses the button of this `AskFirst`, or has allowed such services,
 * now or later. `show` takes the place of the question and gives what takes the focus.
 */
export function askFirst(question: HTMLElement, show: () => HTMLElement): void {
  const shown = () => {
    const focused = question.contains(document.activeElement)
    const content = show()
    question.remove()
    if (focused) content.focus()
  }
  if (consent('external')) {
    shown()
    return
  }
  const stop = onConsent(() => {
    if (!consent('external')) return
    stop()
    shown()
  })
  const button = question.querySelector('button')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    stop()
    shown()
  })
}
