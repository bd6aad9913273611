import type { ClientMount } from '@ashlar/sdk/renderer'
import { heightIn, heightQuestion } from './height-message.ts'
import { lookOf } from './look-message.ts'

/**
 * The frame is as high as its content says. Taken from that very frame alone, and only while it has no origin: a
 * document of another site, to which it could have been led, says its own.
 */
export const mount: ClientMount = (element) => {
  const frame = element.querySelector('iframe')
  if (!frame) return
  addEventListener('message', ({ source, origin, data }) => {
    const height = source === frame.contentWindow && origin === 'null' ? heightIn(data) : undefined
    if (height !== undefined) frame.height = String(height)
  })
  const ask = () => {
    frame.contentWindow?.postMessage(lookOf(element), '*')
    frame.contentWindow?.postMessage(heightQuestion, '*')
  }
  frame.addEventListener('load', ask)
  ask()
}
