import { type BlockComponentProps, defineBlockRenderer, Icon } from '@ashlar/sdk/renderer'
import { cartPagePath } from '../contract/order-addresses.ts'
import { cartIcon } from './cart-icon.ts'
import { words } from './visitor-texts.ts'

/** What the load of the cart icon gives. */
interface CartState {
  /** The website sells something. */
  readonly isOpen: boolean
}

/** Made for nobody: a kept page is everybody's. The script counts what is in the visitor's cart. */
function CartIcon({ root, data, view }: BlockComponentProps<typeof cartIcon, CartState | undefined>) {
  if (data?.isOpen === false) return view.mode === 'canvas' ? <div {...root} /> : null
  return (
    <a {...root} href={cartPagePath} aria-label={words(view.language).cart}>
      <Icon name="shopping-cart" />
      <span className="store-count-badge" data-cart-count="" hidden />
    </a>
  )
}

export default defineBlockRenderer<typeof cartIcon, CartState | undefined>(cartIcon, CartIcon, { client: () => 'idle' })
