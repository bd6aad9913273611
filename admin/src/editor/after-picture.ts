/** Milliseconds in which what else waits for the picture, the next key for one, goes first. */
const moment = 4

/** Does something a moment after the next picture; what it gives calls that off. */
export function afterPicture(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, moment)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
