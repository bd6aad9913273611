import { type Content, mediaIdsIn } from '@ashlar/sdk'

/** Addresses of media anywhere in the props of some trees, each once: asked for together. */
export function mediaAddresses(trees: readonly Content[], more: readonly string[]): string[] {
  const found = new Set(more.filter(isMedia))
  for (const { nodes } of trees) {
    const open: unknown[] = Object.values(nodes).map(({ props }) => props)
    while (open.length > 0) {
      const value = open.pop()
      if (typeof value === 'string') {
        if (isMedia(value)) found.add(value)
      } else if (typeof value === 'object' && value !== null) {
        for (const inner of Object.values(value)) open.push(inner)
      }
    }
  }
  return [...found]
}

function isMedia(address: string): boolean {
  return address.startsWith('/media/') && address.length < 500
}

/** What a page that shows files is kept under: also those that are gone, since they may come back. */
export function mediaTags(addresses: readonly string[]): string[] {
  return mediaIdsIn(addresses).map((id) => `media:${id}`)
}
