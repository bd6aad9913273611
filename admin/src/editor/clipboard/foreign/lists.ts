/** Items of a list with their depth: nested into each other they are one list of rich text. */
export interface ListItem {
  readonly level: number
  readonly isNumbered: boolean
  readonly html: string
}

/** The items as one list or, where its kind changes at the outermost level, as several. */
export function listsOf(items: readonly ListItem[]): string[] {
  const lists: string[] = []
  for (let at = 0; at < items.length; ) {
    const { html, next } = listAt(items, at, items[at]?.level ?? 0, 0)
    lists.push(html)
    at = next
  }
  return lists
}

/** Deeper ones stand at this depth. */
const deepest = 8

function listAt(
  items: readonly ListItem[],
  start: number,
  level: number,
  depth: number,
): { html: string; next: number } {
  const tag = items[start]?.isNumbered ? 'ol' : 'ul'
  let html = ''
  let at = start
  for (let item = items[at]; item && item.level >= level; item = items[at]) {
    if (at > start && item.level === level && item.isNumbered !== items[start]?.isNumbered) break
    at++
    let inside = ''
    for (let below = items[at]; below && below.level > level && depth < deepest; below = items[at]) {
      const nested = listAt(items, at, below.level, depth + 1)
      inside += nested.html
      at = nested.next
    }
    html += `<li>${item.html}${inside}</li>`
  }
  return { html: `<${tag}>${html}</${tag}>`, next: at }
}
