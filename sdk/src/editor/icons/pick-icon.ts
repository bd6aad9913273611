interface Question {
  /** What is chosen now. */
  readonly current: string
  readonly answer: (icon: string | false) => void
}

let asked: Question | undefined
const listeners = new Set<() => void>()

function ask(question: Question | undefined): void {
  asked = question
  for (const listener of listeners) listener()
}

/** The question that waits for an answer, for what shows the picker. */
export const iconQuestion = {
  get: (): Question | undefined => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Ask for an icon: its name, empty for none, or false when cancelled. A second question cancels the first. */
export function pickIcon(current = ''): Promise<string | false> {
  asked?.answer(false)
  return new Promise((resolve) =>
    ask({
      current,
      answer(icon) {
        ask(undefined)
        resolve(icon)
      },
    }),
  )
}
