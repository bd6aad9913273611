import type { ClientMount } from '@ashlar/sdk/renderer'
import { askFirst } from '@ashlar/sdk/visitor'
import { framesMessage } from './frames-message.ts'
import { heightIn, heightQuestion } from './height-message.ts'
import { lookOf } from './look-message.ts'

/**
 * The frame is as high as its content says. Taken from that very frame alone, and only while it has no origin: a
 * document of another site, to which it could have been led, says its own. A frame of another company in it waits until
 * the visitor has allowed it: then the document is asked for again, as one that may show such frames.
 */
export const mount: ClientMount = (element) => {
  const frame = element.querySelector('iframe')
  if (!frame) return
  const question = element.querySelector<HTMLElement>('.ask-first')
  let isAsking = false
  const askForFrames = () => {
    if (!question || isAsking) return
    isAsking = true
    question.hidden = false
    askFirst(question, () => {
      frame.hidden = false
      frame.src = `${frame.dataset['src'] ?? frame.src}?external=1`
      return frame
    })
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== 'null') return
    if (data === framesMessage) askForFrames()
    const height = heightIn(data)
    if (height !== undefined) frame.height = String(height)
  })
  const ask = () => {
    frame.contentWindow?.postMessage(lookOf(element), '*')
    frame.contentWindow?.postMessage(heightQuestion, '*')
  }
  frame.addEventListener('load', ask)
  ask()
  if (frame.dataset['src'] !== undefined) askForFrames()
}
