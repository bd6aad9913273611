/** Asked more often than that, it is in a loop that only a real thing would end. */
const mostAsked = 10_000

/** Stands where something real would: has whatever is asked of it, can be called, and does nothing. */
export function standIn(): object {
  let asked = 0
  const itself: object = new Proxy(() => undefined, {
    get(_, key) {
      if (++asked > mostAsked) throw new Error('This is only a trial.')
      if (key === 'then') return undefined
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator || key === Symbol.asyncIterator) return () => [].values()
      return itself
    },
    apply: () => itself,
    set: () => true,
  })
  return itself
}
