import { lastCampaign, track } from '@ashlar/sdk/visitor'
import { campaignDays } from '../contract/campaign-days.ts'
import { announce } from './add-form.ts'
import { majorUnits } from './cart.ts'
import { fetchedPage, swapPart } from './swapped-page.ts'

/** Fields on which the total depends, with their names in the address of the page. */
const decisive: Readonly<Record<string, string>> = {
  'address.country': 'country',
  'address.province': 'province',
  'address.postal': 'postal',
  delivery: 'delivery',
  code: 'code',
}

/** Deliveries, payments and the total follow what is typed; an order is sent once. */
export function liveCheckout(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('.store-checkout')
  if (!form) return
  const { currency = '', total = '0' } = form.dataset
  track('begin_checkout', { currency, value: majorUnits(Number(total), currency) })
  tellCampaign(form)
  let running: AbortController | undefined

  const follow = async () => {
    running?.abort()
    running = new AbortController()
    const values = new FormData(form)
    const query = new URLSearchParams()
    for (const [field, name] of Object.entries(decisive)) {
      const value = values.get(field)
      if (value === '' && field === 'delivery') query.set(name, 'address')
      else if (typeof value === 'string' && value !== '') query.set(name, value)
    }
    const payment = values.get('payment')
    root.ariaBusy = 'true'
    try {
      const page = await fetchedPage(`${location.pathname}?${query}`, running.signal)
      const focused = document.activeElement
      const place =
        focused instanceof HTMLInputElement ? `[name="${focused.name}"][value="${CSS.escape(focused.value)}"]` : ''
      const isRadio = focused instanceof HTMLInputElement && focused.type === 'radio'
      for (const part of ['deliveries', 'payments', 'summary']) swapPart(part, root, page)
      const kept = [...form.querySelectorAll<HTMLInputElement>('[name=payment]')].find(({ value }) => value === payment)
      if (kept) kept.checked = true
      if (isRadio) form.querySelector<HTMLElement>(place)?.focus()
      announce(root.querySelector('.store-sums [data-total]')?.textContent ?? '')
      root.ariaBusy = null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      // The server works the total out again before anything is ordered.
      console.error(error)
      root.ariaBusy = null
    }
    showAddress()
  }
  const showAddress = () => {
    const address = form.querySelector<HTMLFieldSetElement>('[data-address]')
    if (!address) return
    const isPickedUp = new FormData(form).get('delivery') === 'pickup'
    address.disabled = isPickedUp
    address.hidden = isPickedUp
    for (const name of ['address.address', 'address.city', 'address.country']) {
      address.querySelector(`[name="${name}"]`)?.toggleAttribute('required', !isPickedUp)
    }
  }
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.name === 'delivery') showAddress()
    if (target.name in decisive) void follow()
  })
  form.addEventListener('submit', () => {
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = true
  })
  // Back from the provider, the browser may show the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  showAddress()
}

/** The order says by which campaign the buyer came last, where they allow that to be known. */
function tellCampaign(form: HTMLFormElement): void {
  const { utm_campaign: name = '', utm_content: content = '' } = lastCampaign(campaignDays) ?? {}
  for (const [member, value] of Object.entries({ name, content })) {
    if (name === '' || value === '') continue
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name: `campaign.${member}`, value })
    form.append(field)
  }
}
