import { type Content, mediaAddressesIn, mediaIdsIn } from '@ashlar/sdk'
import type { Media, MediaRecord } from '@ashlar/sdk/server'
import type { LoadedData } from './loads.ts'

/** Addresses of media anywhere in the props of some trees, each once: asked for together. */
export function mediaAddresses(trees: readonly Content[], more: readonly string[]): string[] {
  return mediaAddressesIn(more, ...trees.flatMap(({ nodes }) => Object.values(nodes).map(({ props }) => props)))
}

/** What a page that shows files is kept under: also those that are gone, since they may come back. */
export function mediaTags(addresses: readonly string[]): string[] {
  return mediaIdsIn(addresses).map((id) => `media:${id}`)
}

/** Addresses of media in what the blocks of a page have loaded: a product's pictures, for example. */
export const loadedAddresses = ({ data }: LoadedData): string[] => mediaAddressesIn([...data.values()])

/** Records behind the addresses of a page, and behind those that its loads name, which are known only after them. */
export async function mediaOf(
  media: Pick<Media, 'byAddress'>,
  addresses: readonly string[],
  loading: Promise<LoadedData>,
): Promise<ReadonlyMap<string, MediaRecord>> {
  const [own, loaded] = await Promise.all([media.byAddress(addresses), loading])
  const more = loadedAddresses(loaded).filter((address) => !addresses.includes(address))
  return more.length === 0 ? own : new Map([...own, ...(await media.byAddress(more))])
}
