import type { Content, ContentNode } from '@ashlar/sdk'

/** Where pages are, by the address that a starter website means for each; both without the leading slash. */
export type PageAddresses = ReadonlyMap<string, string>

/** Settings that hold an address are named so: `href`, `url`, `buttonLink`. */
const isAddress = /(?:href|url|link)$/iu

const path = /^\/([^?#]*)/u
const pathInHtml = /(?<=\shref=")\/([^"?#]*)/gu

/** The same content, whose links to pages of its website lead to where those pages are. */
export function linksLeadingTo(addresses: PageAddresses, content: Content): Content {
  const moved = new Map([...addresses].filter(([wanted, made]) => wanted !== made))
  if (moved.size === 0) return content
  const lead = (whole: string, slug: string) => {
    const made = moved.get(slug)
    return made === undefined ? whole : `/${made}`
  }
  const changed = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return value.replace(isAddress.test(name) ? path : pathInHtml, lead)
    if (Array.isArray(value)) return value.map((each) => changed(each, name))
    if (typeof value !== 'object' || value === null) return value
    return changedProps(value)
  }
  const changedProps = (props: object) =>
    Object.fromEntries(Object.entries(props).map(([name, value]) => [name, changed(value, name)]))
  const nodes = Object.entries(content.nodes).map(([id, node]): [string, ContentNode] => [
    id,
    { ...node, props: changedProps(node.props) },
  ])
  return { ...content, nodes: Object.fromEntries(nodes) }
}
