import type { EditorState, LibraryView } from '../store/editor-state.ts'

type Shown = Pick<EditorState, 'activeTab' | 'library' | 'areSidesAway'>

/** Opens the pattern library and puts the cursor into its search, once its code is there. */
export function openPatterns(store: { set(change: Shown): void }, library: LibraryView) {
  store.set({ activeTab: 'patterns', library, areSidesAway: false })
  const focus = (attempts: number) => {
    const field = document.querySelector<HTMLInputElement>('[data-pattern-search]')
    if (field) field.focus()
    else if (attempts > 0) requestAnimationFrame(() => focus(attempts - 1))
  }
  requestAnimationFrame(() => focus(100))
}
