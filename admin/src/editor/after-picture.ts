/** Milliseconds in which what else waits for the picture, the next key for one, goes first. */
const moment = 4

/**
 * Does something in a moment, when a picture that is being made is there; what it gives calls that off. Asking for the
 * next picture instead would have one made in which nothing has changed, and a key that comes then waits for it.
 */
export function inAMoment(act: () => void): () => void {
  const timer = setTimeout(act, moment)
  return () => clearTimeout(timer)
}

/** Does something a moment after the next picture; what it gives calls that off. */
export function afterPicture(act: () => void): () => void {
  let callOff = () => {}
  const frame = requestAnimationFrame(() => {
    callOff = inAMoment(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    callOff()
  }
}
