import { ancestorsOf, type Content, nodeAt, walk } from '@ashlar/sdk'

/** The chosen nodes in the order of the page, without the page itself and without what stands inside another chosen one. */
export function outermost(content: Content, ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  const chosen = new Set(ids.filter((id) => nodeAt(content, id)?.parent !== null))
  const free = [...chosen].filter((id) => !ancestorsOf(content, id).some((above) => chosen.has(above)))
  if (free.length < 2) return free.filter((id) => nodeAt(content, id) !== undefined)
  const wanted = new Set(free)
  return Array.from(walk(content), ({ id }) => id).filter((id) => wanted.has(id))
}

/** With the node, or without it when it was chosen; what was chosen last leads. */
export function toggled(selection: readonly string[], id: string): string[] {
  return selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]
}

/** Everything from the one that led to this one, in the order in which they are shown; this one leads. */
export function rangeTo(order: readonly string[], from: string | undefined, to: string): string[] {
  const [a, b] = [from === undefined ? -1 : order.indexOf(from), order.indexOf(to)]
  if (a < 0 || b < 0) return [to]
  const range = order.slice(Math.min(a, b), Math.max(a, b) + 1)
  return b < a ? range.reverse() : range
}
