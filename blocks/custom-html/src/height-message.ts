/** What a frame says of itself: how high its content is, in px. */
export const heightMessage = 'ashlar:height'

/** Asks for it: the frame may have spoken before anybody listened. */
export const heightQuestion = 'ashlar:height?'

/** A frame does not grow beyond this: content that is as high as its frame and a little more would never end. */
const highest = 8000

/** The height that a message says; undefined for anything else that a frame may post. */
export function heightIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('height' in message))
    return undefined
  const { type, height } = message
  if (type !== heightMessage || typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return height >= 0 ? Math.min(Math.ceil(height), highest) : undefined
}
