import type { ClientMount } from '@ashlar/sdk/renderer'

/** What each block and page does in the browser, fetched only where it stands. */
const live: Readonly<Record<string, () => Promise<(root: HTMLElement) => void>>> = {
  'block-product-list': async () => (await import('../client/list.ts')).liveList,
  'block-product': async () => (await import('../client/single.ts')).liveSingle,
  'block-product-detail': async () => (await import('../client/detail.ts')).liveDetail,
  'block-cart-icon': async () => (await import('../client/cart-icon.ts')).liveCartIcon,
  'store-cart-page': async () => (await import('../client/cart-page.ts')).liveCartPage,
  'store-checkout-page': async () => (await import('../client/checkout-page.ts')).liveCheckout,
  'store-thanks-page': async () => (await import('../client/thanks-page.ts')).liveThanks,
  'block-design-studio': async () => (await import('../client/design-studio.ts')).liveDesignStudio,
  'block-mini-cart': async () => (await import('../client/mini-cart.ts')).liveMiniCart,
}

export const mount: ClientMount = async (element) => {
  for (const name of element.classList) (await live[name]?.())?.(element)
}
