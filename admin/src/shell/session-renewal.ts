/** A session that has ended and is to be had again, as the calls that wait for it see it. */
let answer: ((renewed: boolean) => void) | undefined
const listeners = new Set<() => void>()

function change(next: typeof answer): void {
  answer = next
  for (const listener of listeners) listener()
}

/** Ask the person to sign in again; true once they have. */
export const askToRenew = (): Promise<boolean> => new Promise((resolve) => change(resolve))

export const renewal = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isAsked: () => answer !== undefined,
  end: (renewed: boolean) => {
    answer?.(renewed)
    change(undefined)
  },
}
