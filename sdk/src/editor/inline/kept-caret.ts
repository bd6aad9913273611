import { $getRoot, $getSelection, $isRangeSelection } from 'lexical'

/**
 * Remembers where the caret stands in a text that is about to be read anew, by an undo for example; what is given back puts
 * it there again: before the same words as far as they are still there. Runs in an update.
 */
export function $keepCaret(): () => void {
  const before = $caret()
  return () => {
    if (!before) return
    const nodes = $getRoot().getAllTextNodes()
    const text = nodes.map((node) => node.getTextContent()).join('')
    let rest = text.endsWith(before.after) ? text.length - before.after.length : Math.min(before.offset, text.length)
    for (const node of nodes) {
      const size = node.getTextContentSize()
      if (rest <= size) return void node.select(rest, rest)
      rest -= size
    }
    $getRoot().selectEnd()
  }
}

/** How many characters stand before the caret, and which behind it. */
function $caret(): { readonly offset: number; readonly after: string } | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  const { focus } = selection
  const at = focus.getNode()
  let [before, after] = ['', '']
  for (const node of $getRoot().getAllTextNodes()) {
    const text = node.getTextContent()
    if (node.is(at)) {
      before += text.slice(0, focus.offset)
      after += text.slice(focus.offset)
    } else if (node.isBefore(at)) before += text
    else after += text
  }
  return { offset: before.length, after }
}
