import { type Content, mediaAddressesIn, mediaIdsIn } from '@ashlar/sdk'

/** Addresses of media anywhere in the props of some trees, each once: asked for together. */
export function mediaAddresses(trees: readonly Content[], more: readonly string[]): string[] {
  return mediaAddressesIn(more, ...trees.flatMap(({ nodes }) => Object.values(nodes).map(({ props }) => props)))
}

/** What a page that shows files is kept under: also those that are gone, since they may come back. */
export function mediaTags(addresses: readonly string[]): string[] {
  return mediaIdsIn(addresses).map((id) => `media:${id}`)
}
