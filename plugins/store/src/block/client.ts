import type { ClientMount } from '@ashlar/sdk/renderer'

/** What each block does in the browser, fetched only for pages that have it. */
const live: Readonly<Record<string, () => Promise<(root: HTMLElement) => void>>> = {
  'block-product-list': async () => (await import('../client/list.ts')).liveList,
  'block-product': async () => (await import('../client/single.ts')).liveSingle,
  'block-product-detail': async () => (await import('../client/detail.ts')).liveDetail,
  'block-cart-icon': async () => (await import('../client/cart-icon.ts')).liveCartIcon,
  'block-mini-cart': async () => (await import('../client/mini-cart.ts')).liveMiniCart,
}

export const mount: ClientMount = async (element) => {
  for (const name of element.classList) (await live[name]?.())?.(element)
}
