import { productPath } from '../contract/addresses.ts'
import { type Cart, moneyText, onCart } from './cart.ts'

/** Lists what is in the cart, as it changes. */
export function liveMiniCart(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)
  onCart((cart) => {
    const isEmpty = cart.items.length === 0
    for (const name of ['lines', 'sum', 'lead']) part(name)?.toggleAttribute('hidden', isEmpty)
    part('empty')?.toggleAttribute('hidden', !isEmpty)
    part('lines')?.replaceChildren(...cart.items.map((item) => line(item, cart.currency)))
    const sum = part('sum')?.querySelector('b')
    if (sum) sum.textContent = moneyText(subtotal(cart), cart.currency)
  })
}

const subtotal = ({ items }: Cart): number =>
  items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)

function line({ name, slug, quantity, unitPrice, images = [] }: Cart['items'][number], currency: string): HTMLElement {
  const row = document.createElement('li')
  const picture = document.createElement('span')
  picture.className = 'store-picture'
  const file = images[0]?.file ?? ''
  if (file.startsWith('/')) {
    const image = document.createElement('img')
    image.src = file
    image.alt = ''
    picture.append(image)
  }
  const words = document.createElement('span')
  const link = document.createElement('a')
  link.href = productPath(slug)
  link.textContent = name
  const count = document.createElement('small')
  count.textContent = `${quantity} × ${moneyText(unitPrice, currency)}`
  words.append(link, count)
  const price = document.createElement('b')
  price.textContent = moneyText(unitPrice * quantity, currency)
  row.append(picture, words, price)
  return row
}
