import { track } from '@ashlar/sdk/visitor'
import { cartItemsPath, cartPath } from '../contract/order-addresses.ts'
import { pageWords } from './visitor-texts.ts'

/** CART-002, as far as the page's scripts read it. */
export interface CartItem {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly quantity: number
  readonly unitPrice: number
  readonly images?: readonly { readonly file: string }[]
  readonly selectedOptions?: readonly { readonly attribute_name: string; readonly attribute_value: string }[]
}

export interface Cart {
  readonly items: readonly CartItem[]
  readonly currency: string
}

interface CartReply {
  readonly success?: boolean
  readonly cart?: Partial<Cart>
  readonly errors?: unknown
  readonly error?: string
}

const changed = 'ashlar:cart'
let asked: Promise<Cart | null> | undefined

/** What is in the visitor's cart, asked once a page; null when there is no answer. */
export function visitorCart(): Promise<Cart | null> {
  asked ??= fetch(cartPath)
    .then(async (reply) => (reply.ok ? cartIn(await reply.json()) : null))
    .catch(() => null)
  return asked
}

/** Call with the cart now and whenever it changes. */
export function onCart(listener: (cart: Cart) => void): void {
  document.addEventListener(changed, () => void visitorCart().then((cart) => cart && listener(cart)))
  void visitorCart().then((cart) => cart && listener(cart))
}

function cartIn({ cart }: CartReply): Cart | null {
  return cart ? { items: cart.items ?? [], currency: cart.currency ?? '' } : null
}

export const countOf = ({ items }: Cart): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** A product that is put into the cart, with what is told of it. */
export interface AddedProduct {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  /** In minor units. */
  readonly price: number
  readonly currency: string
}

/** Put a product into the cart. Gives what is to be said to the visitor when it was refused. */
export async function addToCart({ sku, name, quantity, price, currency }: AddedProduct): Promise<string | undefined> {
  const refusal = await send(cartItemsPath, 'POST', { sku, quantity })
  if (refusal === undefined) {
    track('add_to_cart', {
      item_id: sku,
      item_name: name,
      quantity,
      currency,
      value: majorUnits(price, currency) * quantity,
    })
  }
  return refusal
}

/** Set the quantity of a line; 0 removes it. Gives what is to be said to the visitor when it was refused. */
export const changeItem = (id: string, quantity: number): Promise<string | undefined> =>
  send(`${cartItemsPath}${encodeURIComponent(id)}/`, 'PUT', { quantity })

async function send(address: string, method: string, body: object): Promise<string | undefined> {
  const { failed } = pageWords()
  try {
    const reply = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: CartReply = await reply.json()
    const cart = cartIn(answer)
    if (cart) {
      asked = Promise.resolve(cart)
      document.dispatchEvent(new CustomEvent(changed))
    }
    if (answer.success === true) return undefined
    return sentenceIn(answer) || failed
  } catch (error) {
    console.error(error)
    return failed
  }
}

/** The server's own sentence, whatever shape it has. */
function sentenceIn({ error, errors }: CartReply): string {
  if (error) return error
  const list = Array.isArray(errors) ? errors : errors === undefined || errors === null ? [] : [errors]
  return list.map((each) => (typeof each === 'string' ? each : String(Object(each).message ?? ''))).join(' ')
}

/** An amount as analytics want it: 19.99 for 1999 CAD. */
export function majorUnits(amount: number, currency: string): number {
  const { maximumFractionDigits: digits = 2 } = moneyFormat(currency).resolvedOptions()
  return amount / 10 ** digits
}

/** In the language of the page, as the server writes amounts. */
export const moneyText = (amount: number, currency: string): string =>
  moneyFormat(currency).format(majorUnits(amount, currency))

const formats = new Map<string, Intl.NumberFormat>()

/** Made once for each currency: making one takes long on a phone. */
function moneyFormat(currency: string): Intl.NumberFormat {
  const language = document.documentElement.lang || 'en'
  const key = `${language} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
  formats.set(key, format)
  return format
}
