import { type Sought, spansIn } from './sought.ts'

const names = { all: 'ashlar-found', current: 'ashlar-found-here' } as const

/** Marks the words in the page as it is drawn. The ranges change nothing in it. */
export function highlight(
  frame: Document,
  found: ReadonlySet<string>,
  sought: Sought,
  current: { readonly node: string; readonly number: number } | undefined,
): () => void {
  const view = frame.defaultView
  const { Highlight } = view ?? {}
  const { highlights } = view?.CSS ?? {}
  if (!Highlight || !highlights) return () => undefined
  const [all, here] = [new Highlight(), new Highlight()]
  here.priority = 1
  for (const node of found) {
    for (const element of frame.querySelectorAll(`#canvas [data-node="${CSS.escape(node)}"]`)) {
      for (const [index, range] of rangesIn(element, sought).entries()) {
        const isHere = node === current?.node && index === current.number
        ;(isHere ? here : all).add(range)
      }
    }
  }
  highlights.set(names.all, all)
  highlights.set(names.current, here)
  return () => {
    for (const name of Object.values(names)) highlights.delete(name)
  }
}

/** In the words of the block itself, over all its marks. */
function rangesIn(element: Element, sought: Sought): Range[] {
  const page = element.ownerDocument
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT
    const isOther = (node as Element).hasAttribute('data-node')
    return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  let text = ''
  const runs: { readonly node: Node; readonly start: number }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      runs.push({ node, start: text.length })
      text += node.nodeValue ?? ''
    } else if (!inline.has(node.nodeName)) text += '\u0000'
  }
  const at = (offset: number) => runs.findLast(({ start }) => start < offset || offset === 0)
  return spansIn(text, sought).flatMap(({ start, end }) => {
    const [first, last] = [at(start + 1), at(end)]
    if (!first || !last) return []
    const range = page.createRange()
    range.setStart(first.node, start - first.start)
    range.setEnd(last.node, end - last.start)
    return [range]
  })
}

const inline = new Set(['A', 'STRONG', 'B', 'EM', 'I', 'U', 'S', 'SUB', 'SUP', 'CODE', 'SPAN'])
