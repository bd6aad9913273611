import type { EditorStore } from '../store/editor-store.ts'

/** Asks for an icon: the name that was chosen, or false when nothing was (ICON-001). One question at a time. */
export class IconChoice {
  readonly #store: EditorStore
  #answer: ((icon: string | false) => void) | undefined
  #current = ''

  constructor(store: EditorStore) {
    this.#store = store
  }

  /** What is chosen now. */
  get current(): string {
    return this.#current
  }

  ask(current = ''): Promise<string | false> {
    this.answer(false)
    this.#current = current
    return new Promise((resolve) => {
      this.#answer = resolve
      this.#store.set({ showIconPicker: true })
    })
  }

  answer(icon: string | false) {
    const answer = this.#answer
    this.#answer = undefined
    this.#store.set({ showIconPicker: false })
    answer?.(icon)
  }
}
