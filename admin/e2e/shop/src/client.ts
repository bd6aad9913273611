import type { ClientMount } from '@ashlar/sdk/renderer'

/** Counts what is added; a filter is applied as soon as it changes. */
export const mount: ClientMount = (element) => {
  const count = element.querySelector('[data-count]')
  element.querySelector('button[type=button]')?.addEventListener('click', () => {
    if (count) count.textContent = String(Number(count.textContent) + 1)
  })
  if (element instanceof HTMLFormElement) element.addEventListener('change', () => element.requestSubmit())
  element.dataset['ready'] = ''
}
