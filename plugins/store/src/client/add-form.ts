import { filledText } from '@ashlar/sdk/visitor'
import { cartPagePath } from '../contract/order-addresses.ts'
import { addToCart, type Cart, onCart, visitorCart } from './cart.ts'
import { type CartButton, cartButton, quantityProblem } from './cart-button.ts'
import { piecesOf } from './stock.ts'
import { pageWords } from './visitor-texts.ts'

/** What is chosen in a form that puts a product into the cart. */
export interface Choice {
  /** Empty as long as options are missing. */
  readonly sku: string
  readonly name: string
  readonly slug: string
  /** In minor units. */
  readonly price: number
  readonly currency: string
  readonly isSoldOut: boolean
  readonly sellsOutOfStock: boolean
  readonly most: number
}

export interface LiveAddForm {
  /** Look again at what is chosen. */
  readonly refresh: () => void
}

/** A form whose button says what a press will do, and which tells the quantity's limits (CART-006 to -021). */
export function liveAddForm(form: HTMLFormElement, choice: () => Choice): LiveAddForm {
  const t = pageWords()
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const quantity = form.querySelector<HTMLInputElement>('[name=quantity]')
  const problem = form.querySelector<HTMLElement>('.store-problem')
  let cart: Cart | null = null
  let pieces = { sku: '', stock: Number.POSITIVE_INFINITY }
  let isSending = false
  // Its own checks say the sentences of the store.
  form.noValidate = true

  const stockOf = ({ sku, isSoldOut }: Choice) =>
    isSoldOut ? 0 : pieces.sku === sku ? pieces.stock : Number.POSITIVE_INFINITY
  const wanted = () => Number(quantity?.value ?? 1)

  const state = (): CartButton => {
    const chosen = choice()
    return cartButton({
      isInCart: chosen.sku !== '' && (cart?.items.some(({ sku }) => sku === chosen.sku) ?? false),
      isChosen: chosen.sku !== '',
      sellsOutOfStock: chosen.sellsOutOfStock,
      quantity: wanted(),
      stock: stockOf(chosen),
    })
  }
  const say = (text: string) => {
    if (problem) problem.textContent = text
    quantity?.setAttribute('aria-invalid', String(text !== ''))
  }
  const complaint = (): string => {
    const chosen = choice()
    if (!quantity || chosen.sku === '' || state() === 'viewCart') return ''
    const found = quantityProblem(quantity.value, { ...chosen, stock: stockOf(chosen) })
    if (found === undefined) return ''
    return found === 'notWhole' ? t.whole : filledText(t.most, { n: found.most })
  }
  const refresh = () => {
    if (!button || isSending) return
    const now = state()
    button.textContent = t[now]
    button.disabled = now === 'selectOptions' || now === 'outOfStock'
    button.dataset['state'] = now
  }
  const learnStock = async () => {
    const { sku, slug } = choice()
    if (sku === '' || pieces.sku === sku) return
    const stock = await piecesOf(slug, sku)
    if (choice().sku !== sku) return
    pieces = { sku, stock }
    form.dispatchEvent(new CustomEvent('store:stock', { detail: stock }))
  }

  quantity?.addEventListener('input', async () => {
    await learnStock()
    say(complaint())
    refresh()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!button || isSending || button.disabled) return
    if (state() === 'viewCart') {
      location.assign(cartPagePath)
      return
    }
    await learnStock()
    const refused = complaint()
    say(refused)
    refresh()
    if (refused !== '' || state() !== 'addToCart') return
    const chosen = choice()
    isSending = true
    button.disabled = true
    const refusal = await addToCart({ ...chosen, quantity: wanted() })
    isSending = false
    cart = await visitorCart()
    say(refusal ?? '')
    refresh()
    if (refusal === undefined) announce(filledText(t.added, { name: chosen.name }))
    button.focus()
  })
  onCart((now) => {
    cart = now
    refresh()
  })
  refresh()
  return {
    refresh: () => {
      say('')
      refresh()
      void learnStock().then(refresh)
    },
  }
}

/** Say something that nobody sees to those who listen. */
export function announce(text: string): void {
  let status = document.querySelector<HTMLElement>('body > [data-store-status]')
  if (!status) {
    status = document.createElement('p')
    status.className = 'visually-hidden'
    status.role = 'status'
    status.dataset['storeStatus'] = ''
    document.body.append(status)
  }
  status.textContent = text
}

/** The form on a card: a product without options. */
export function cardForm(form: HTMLFormElement): void {
  const { sku = '', slug = '', name = '', price, currency = '' } = form.dataset
  const isSoldOut = form.querySelector<HTMLButtonElement>('button')?.disabled ?? false
  const most = Number(form.querySelector<HTMLInputElement>('[name=quantity]')?.max ?? 1)
  const sellsOutOfStock = form.dataset['sells'] !== undefined
  liveAddForm(form, () => ({ sku, slug, name, price: Number(price), currency, isSoldOut, sellsOutOfStock, most }))
}
