import type { Place } from './editor-state.ts'
import type { EditorStore } from './editor-store.ts'
import { closed, type Step, stepToUndo } from './patch-log.ts'

/** Makes one step of the history of all that a gesture goes through: each change takes the place of the one before. */
export class OneStep {
  readonly #store: EditorStore
  #step: Step<Place> | undefined

  /** What was changed until now is finished: nothing of the gesture joins it. */
  constructor(store: EditorStore) {
    this.#store = store
    store.set({ log: closed(store.state.log) })
  }

  /** Without a change everything is as it was when the gesture began. */
  become(change?: () => void) {
    this.takeBack()
    const before = stepToUndo(this.#store.state.log)
    change?.()
    const last = stepToUndo(this.#store.state.log)
    this.#step = last === before ? undefined : last
  }

  takeBack() {
    if (this.#step !== undefined && stepToUndo(this.#store.state.log) === this.#step) this.#store.undo()
    this.#step = undefined
  }
}
