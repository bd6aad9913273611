import type { ClientMount } from '@ashlar/sdk/renderer'
import { askFirst } from '@ashlar/sdk/visitor'
import { words } from './visitor-texts.ts'

/** The map itself, when the visitor asks for it or has allowed such services; then what asked is gone. */
export const mount: ClientMount = (element) => {
  const question = element.querySelector<HTMLElement>('.ask-first')
  const address = question?.querySelector('a')?.href
  if (!question || address === undefined) return
  askFirst(question, () => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = words(document.documentElement.lang).map
    frame.allowFullscreen = true
    element.append(frame)
    return frame
  })
}
