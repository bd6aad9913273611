import { askFirst } from '@ashlar/sdk/visitor'

/** The studio comes once the visitor asks for it or has allowed what other companies serve. */
export function liveDesignStudio(root: HTMLElement): void {
  const frame = root.querySelector('iframe')
  const question = root.querySelector<HTMLElement>('.ask-first')
  if (!frame || !question) return
  askFirst(question, () => {
    frame.hidden = false
    frame.src = `${frame.dataset['src']}?external=1`
    return frame
  })
}
