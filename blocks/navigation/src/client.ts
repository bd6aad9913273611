import type { ClientMount } from '@ashlar/sdk/renderer'
import { followScroll } from './follow-scroll.ts'
import { greet } from './greet.ts'

/** Menus that close as menus do, the fade where the browser can't do it by itself, and who is signed in. */
export const mount: ClientMount = (element) => {
  const open = () => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')]
  addEventListener('click', ({ target }) => {
    for (const menu of open()) if (!(target instanceof Node && menu.contains(target))) menu.open = false
  })
  element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  if (element.dataset['sticky'] !== undefined) followScroll(element)
  void greet(element)
}
