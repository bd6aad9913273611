import { texts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast-store.ts'

const t = texts('admin')

let counter = 0

/**
 * A part of the editor that is fetched when it is first wanted, and kept: whoever wants it next has it at once. However
 * many want it, it is fetched once, and once it is said that it can't be had.
 */
export class Later<Part> {
  readonly #fetch: () => Promise<Part>
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<symbol, (() => void) | undefined>()
  readonly #toast: string
  #part: Part | undefined
  #isOnItsWay = false

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch
    counter += 1
    this.#toast = `later-${counter}`
  }

  /** Undefined until it has been fetched. */
  readonly current = (): Part | undefined => this.#part

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Wants it until the returned function is called. Where it can't be had, that is said, and `giveUp` is called; who
   * brings none goes on waiting and is offered another attempt.
   */
  want(giveUp?: () => void): () => void {
    const who = Symbol('who waits')
    this.#waiting.set(who, giveUp)
    this.#begin()
    return () => this.#waiting.delete(who)
  }

  #begin(): void {
    if (this.#part !== undefined || this.#isOnItsWay) return
    this.#isOnItsWay = true
    this.#fetch().then(
      (part) => {
        this.#isOnItsWay = false
        this.#part = part
        for (const listener of [...this.#listeners]) listener()
      },
      (error: unknown) => {
        this.#isOnItsWay = false
        console.error(error)
        this.#fail()
      },
    )
  }

  #fail(): void {
    const waiting = [...this.#waiting.values()]
    // Whoever wanted it has turned to something else.
    if (waiting.length === 0) return
    const goesOn = waiting.some((giveUp) => giveUp === undefined)
    toast.error(t('This could not be opened. Check the connection and try again.'), {
      id: this.#toast,
      ...(goesOn && { action: { label: t('Try again'), run: () => this.#begin() } }),
    })
    for (const giveUp of waiting) giveUp?.()
  }
}

/** For a constant of a module: `const loaded = later(async () => (await import('./dialog.tsx')).Dialog)`. */
export const later = <Part>(fetch: () => Promise<Part>): Later<Part> => new Later(fetch)
