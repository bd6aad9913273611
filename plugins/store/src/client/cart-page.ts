import { announce } from './add-form.ts'
import { changeItem, visitorCart } from './cart.ts'
import { steppedQuantity } from './cart-button.ts'
import { fetchedPage, swapPart } from './swapped-page.ts'
import { pageWords } from './visitor-texts.ts'

/** Milliseconds of rest after a press or a digit. */
const rest = 300

/** Quantities that are sent by themselves; the page shows what the server made of them. */
export function liveCartPage(root: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const send = async (form: HTMLFormElement) => {
    const values = new FormData(form)
    const quantity = Number(values.get('quantity'))
    const name = document.activeElement?.getAttribute('aria-label') ?? ''
    root.ariaBusy = 'true'
    const refusal = await changeItem(String(values.get('sku')), quantity)
    const page = await fetchedPage(location.href).catch(() => null)
    if (page) swapPart('cart', root, page)
    else location.reload()
    root.ariaBusy = null
    announce(
      refusal ??
        root.querySelector('.store-sums')?.textContent ??
        root.querySelector('.store-empty p')?.textContent ??
        '',
    )
    if (refusal !== undefined) tell(refusal)
    // The same control of the same line, or the heading where the line is gone.
    const again = name === '' ? null : root.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)
    const heading = root.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    const next = again ?? heading
    next?.focus({ preventScroll: true })
  }
  const tell = (text: string) => {
    const problem = document.createElement('p')
    problem.className = 'store-problem'
    problem.textContent = text
    root.querySelector('[data-part=cart]')?.prepend(problem)
  }
  root.dataset['ready'] = ''
  root.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    clearTimeout(waiting)
    void send(event.target)
  })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof HTMLElement ? target.closest<HTMLButtonElement>('[data-step]') : null
    const input = button?.form?.querySelector<HTMLInputElement>('[name=quantity]')
    if (!button?.form || !input) return
    input.value = String(steppedQuantity(Number(input.value), Number(button.dataset['step'])))
    later(button.form)
  })
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !target.form) return
    if (/^\d+$/.test(target.value)) later(target.form)
    else announce(pageWords().whole)
  })
  const later = (form: HTMLFormElement) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void send(form), rest)
  }
  void visitorCart()
}
