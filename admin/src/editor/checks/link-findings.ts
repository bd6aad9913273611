import { type Content, mediaAddressesIn, walk } from '@ashlar/sdk'
import { type DrawnControl, type Finding, hiddenNodes } from './checks.ts'

export type LinkState = 'there' | 'missing' | 'not published'

/** Where a link leads on this site; undefined for other sites and what is no address of a document. */
export interface LinkEnd {
  readonly path: string
  /** The place on that page; empty for its top. */
  readonly place: string
}

/** `page` is the address of the page on which the link stands. */
export function linkEnd(href: string, page: string): LinkEnd | undefined {
  if (href.trim() === '' || !URL.canParse(href, page)) return undefined
  const [url, own] = [new URL(href, page), new URL(page)]
  return url.origin === own.origin ? { path: url.pathname, place: decoded(url.hash.slice(1)) } : undefined
}

function decoded(place: string): string {
  try {
    return decodeURIComponent(place)
  } catch {
    // No text: browsers look for it as it stands.
    return place
  }
}

/** Paths of this site to which the links lead, each once, without the page itself: it is being edited. */
export function pathsOf(controls: readonly DrawnControl[], page: string): string[] {
  const own = new URL(page).pathname
  const paths = controls.flatMap(({ href }) => (href === undefined ? [] : (linkEnd(href, page)?.path ?? [])))
  return [...new Set(paths)].filter((path) => path !== own)
}

/** Links to pages of this site that a visitor does not get, and to places that this page does not have. */
export function linkFindings(
  controls: readonly DrawnControl[],
  page: string,
  states: ReadonlyMap<string, LinkState>,
  places: ReadonlySet<string>,
): Finding[] {
  const own = new URL(page).pathname
  return controls.flatMap(({ node, href }): Finding[] => {
    const end = href === undefined ? undefined : linkEnd(href, page)
    if (!end) return []
    const { path, place } = end
    if (path === own) {
      // `#top` leads to the top of every page.
      if (place === '' || place === 'top' || places.has(place)) return []
      return [{ check: 'link', node, words: 'This page has no section with the ID “{place}”', gaps: { place } }]
    }
    const state = states.get(path)
    if (state === undefined || state === 'there') return []
    const words = state === 'missing' ? 'There is no page at {path}' : 'The page at {path} is not published'
    return [{ check: 'link', node, words, gaps: { path } }]
  })
}

/** The files of the media library that each shown block names. */
export function mediaUses(content: Content): { readonly node: string; readonly addresses: readonly string[] }[] {
  const hidden = hiddenNodes(content)
  return Array.from(walk(content)).flatMap(({ id, node }) => {
    const addresses = hidden.has(id) ? [] : mediaAddressesIn(node.props, node.overrides)
    return addresses.length > 0 ? [{ node: id, addresses }] : []
  })
}

/** Blocks that show or offer a file which is no longer in the media library. */
export function mediaFindings(uses: ReturnType<typeof mediaUses>, missing: ReadonlySet<string>): Finding[] {
  return uses.flatMap(({ node, addresses }) =>
    addresses
      .filter((address) => missing.has(address))
      .map((address): Finding => {
        const file = address.split('/').at(-1) ?? address
        return { check: 'media', node, words: 'The file {file} is no longer in the media library', gaps: { file } }
      }),
  )
}
