import type { Content, ContentNode } from '../../content/node.ts'
import { walk } from '../../content/walk.ts'
import type { LinkPlace } from './link-places.ts'

/** Letters of a title at most. */
const longest = 60

/** The places of a page that have an address of their own, in its order, called after the section or its first words. */
export function placesInContent(content: Content): LinkPlace[] {
  const seen = new Set<string>()
  return Array.from(walk(content)).flatMap(({ id, node }) => {
    const anchor = node.props['anchor']
    if (typeof anchor !== 'string' || anchor === '' || node.hidden || seen.has(anchor)) return []
    seen.add(anchor)
    return [{ id: anchor, title: node.name ?? firstWords(content, id) ?? anchor }]
  })
}

function firstWords(content: Content, id: string): string | undefined {
  for (const { node } of walk(content, id)) {
    const words = wordsOf(node)
    if (words !== '') return words.length > longest ? `${words.slice(0, longest)}…` : words
  }
  return undefined
}

const wordsOf = ({ props: { text }, hidden }: ContentNode): string =>
  typeof text === 'string' && !hidden
    ? text
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
