/** One part of a package before and after a change. */
export interface Compared<T> {
  readonly key: string
  readonly before: T | undefined
  readonly after: T | undefined
  /** The one that is there; the new one where both are. */
  readonly present: T
  readonly change: 'added' | 'changed' | 'removed' | 'kept'
}

/** Two lists side by side, in the order of the new one, then what is gone. */
export function compare<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (each: T) => string,
  isSame: (one: T, other: T) => boolean,
): Compared<T>[] {
  const old = new Map(before.map((each) => [keyOf(each), each]))
  const now = new Set(after.map(keyOf))
  const present = after.map((each): Compared<T> => {
    const was = old.get(keyOf(each))
    const change = was === undefined ? 'added' : isSame(was, each) ? 'kept' : 'changed'
    return { key: keyOf(each), before: was, after: each, present: each, change }
  })
  const gone = before
    .filter((each) => !now.has(keyOf(each)))
    .map(
      (each): Compared<T> => ({ key: keyOf(each), before: each, after: undefined, present: each, change: 'removed' }),
    )
  return [...present, ...gone]
}
