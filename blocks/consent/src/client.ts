import type { ClientMount } from '@ashlar/sdk/renderer'
import {
  chooseConsent,
  consent,
  consentCategories,
  consentChoices,
  onConsent,
  rememberVisit,
} from '@ashlar/sdk/visitor'
import { forward } from './analytics/forward.ts'
import type { AnalyticsTarget } from './analytics/target.ts'
import { keepFocusInSight } from './focus-in-sight.ts'

/** Asks whoever has not answered yet, opens again by its link, and keeps what depends on the answer up to date. */
export const mount: ClientMount = (element) => {
  const panel = element.querySelector<HTMLElement>('.consent-panel')
  const opener = element.querySelector<HTMLElement>('.consent-open')
  const form = panel?.querySelector('form')
  // Two banners on a page would ask twice: the first one asks.
  if (!panel || !opener || !form || document.querySelector('.block-consent') !== element) return

  // Where the keyboard comes first: at the end of the page it would be answered last.
  const place = placeOf(element)
  place.append(panel)
  document.body.prepend(place)
  const skip = document.querySelector('body > .skip')
  if (skip) place.before(skip)
  keepFocusInSight(panel)

  const boxes = () => [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  const show = (isOpen: boolean) => {
    panel.toggleAttribute('data-open', isOpen)
    opener.setAttribute('aria-expanded', String(isOpen))
  }
  const reopen = () => {
    for (const box of boxes()) box.checked = consentCategories.some((name) => name === box.name && consent(name))
    show(true)
    panel.querySelector('h2')?.focus()
  }
  const close = () => {
    const hadFocus = panel.contains(document.activeElement)
    show(false)
    if (hadFocus) opener.focus({ preventScroll: true })
  }

  opener.addEventListener('click', reopen)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'chosen'
    const allowed = new Set(
      boxes().flatMap(({ name, checked }) => (answer === 'all' || (answer === 'chosen' && checked) ? [name] : [])),
    )
    chooseConsent({
      analytics: allowed.has('analytics'),
      marketing: allowed.has('marketing'),
      external: allowed.has('external'),
    })
    close()
  })
  panel.addEventListener('keydown', ({ key }) => {
    // Without an answer the question stays: leaving it open is no answer.
    if (key === 'Escape' && consentChoices() !== null) close()
  })

  rememberVisit()
  onConsent(rememberVisit)
  const target = targetOn(element)
  if (target) forward(target)
  show(consentChoices() === null)
  element.dataset['ready'] = ''
}

/** Takes no room, and has the class of the block itself: the panel looks there as it is styled in the editor. */
function placeOf({ classList }: HTMLElement): HTMLElement {
  const place = document.createElement('div')
  place.classList.add('consent-place', ...[...classList].filter((name) => name.startsWith('b-')))
  return place
}

function targetOn({ dataset: { service, site = '', host = '' } }: HTMLElement): AnalyticsTarget | undefined {
  return service === 'plausible' || service === 'matomo' || service === 'google' ? { service, site, host } : undefined
}
