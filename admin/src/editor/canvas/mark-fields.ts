const field = /\{\{\w+(?:\|[^{}]*)?\}\}/g
const name = 'ashlar-field'

/** Tells personal fields (`{{first_name|there}}`) from the words around them, as they are typed. Gives back what ends it. */
export function markFields(frame: Document): () => void {
  const view = frame.defaultView
  if (!view) return () => {}
  const { highlights } = view.CSS
  let asked = 0
  const mark = () => {
    asked = 0
    const ranges: Range[] = []
    const texts = frame.createTreeWalker(frame.body, view.NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { 0: found, index } of texts.currentNode.nodeValue?.matchAll(field) ?? []) {
        const range = frame.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + found.length)
        ranges.push(range)
      }
    }
    highlights.set(name, new view.Highlight(...ranges))
  }
  const observer = new view.MutationObserver(() => {
    asked ||= view.requestAnimationFrame(mark)
  })
  observer.observe(frame.body, { childList: true, characterData: true, subtree: true })
  mark()
  return () => {
    observer.disconnect()
    view.cancelAnimationFrame(asked)
    highlights.delete(name)
  }
}
