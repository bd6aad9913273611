import { filledText } from '@ashlar/sdk/visitor'
import { countOf, onCart } from './cart.ts'
import { pageWords } from './visitor-texts.ts'

/** How long the icon shakes, in milliseconds (CART-014). */
const shaking = 1000

/** The count of what is in the cart; the icon shakes when it changes while the page is open. */
export function liveCartIcon(root: HTMLElement): void {
  const count = root.querySelector<HTMLElement>('[data-cart-count]')
  const name = root.ariaLabel
  if (!count) return
  let shown: number | undefined
  onCart((cart) => {
    const items = countOf(cart)
    if (shown !== undefined && shown !== items) shake(root)
    shown = items
    count.hidden = items === 0
    count.textContent = String(items)
    root.ariaLabel = items === 0 ? name : filledText(pageWords().items, { n: items })
  })
}

function shake(root: HTMLElement): void {
  root.dataset['shakes'] = ''
  setTimeout(() => delete root.dataset['shakes'], shaking)
}
