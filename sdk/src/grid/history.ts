/** What can be undone and done again: states before and after the present one. */
export interface History<State> {
  readonly past: readonly State[]
  readonly future: readonly State[]
}

export const noHistory = { past: [], future: [] } as const

/** Steps that are kept. */
const most = 200

/** After a change of `before`: what was undone is gone. */
export const remembered = <State>({ past }: History<State>, before: State): History<State> => ({
  past: [...past, before].slice(-most),
  future: [],
})

export interface Step<State> {
  readonly state: State
  readonly history: History<State>
}

/** One step back from `now`; undefined when there is none. */
export function undone<State>({ past, future }: History<State>, now: State): Step<State> | undefined {
  const state = past.at(-1)
  return state && { state, history: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** One step forward again. */
export function redone<State>({ past, future }: History<State>, now: State): Step<State> | undefined {
  const [state, ...rest] = future
  return state && { state, history: { past: [...past, now], future: rest } }
}
