import { type BlockComponentProps, defineBlockRenderer, Icon } from '@ashlar/sdk/renderer'
import { storePath } from '../contract/addresses.ts'
import { cartPagePath } from '../contract/order-addresses.ts'
import { miniCart } from './mini-cart.ts'
import { words } from './visitor-texts.ts'

/** Empty as it is rendered, for everybody alike; the script fills in what the visitor's cart holds. */
function MiniCart({ props, root, view }: BlockComponentProps<typeof miniCart>) {
  const texts = words(view.language)
  return (
    <div {...root}>
      {props.title !== '' && <h2>{props.title}</h2>}
      <ul className="plain store-mini" data-lines="" hidden />
      <p className="store-sum" data-sum="" hidden>
        <span>{texts.subtotal}</span>
        <b />
      </p>
      <div className="store-empty" data-empty="">
        <Icon name="shopping-cart" />
        <p>{texts.cartEmpty}</p>
        <a className="button" data-variant="outline" href={storePath}>
          {texts.shop}
        </a>
      </div>
      <p data-lead="" hidden>
        <a className="button" href={cartPagePath}>
          {texts.viewCart}
        </a>
      </p>
    </div>
  )
}

export default defineBlockRenderer(miniCart, MiniCart, { client: () => 'visible', clientProps: () => ({}) })
