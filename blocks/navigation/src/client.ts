import type { ClientMount } from '@ashlar/sdk/renderer'
import { followScroll } from './follow-scroll.ts'
import { greet } from './greet.ts'

/** The fade where the browser can't do it by itself, and who is signed in. */
export const mount: ClientMount = (element) => {
  if (element.dataset['sticky'] !== undefined) followScroll(element)
  void greet(element)
}
