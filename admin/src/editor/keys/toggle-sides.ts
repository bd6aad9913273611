import { writeSidesAway } from '../persistence/preferences.ts'
import type { EditorStore } from '../store/editor-store.ts'

/** Gives the page the room of both sides, or puts them back; remembered. */
export function toggleSides(store: EditorStore) {
  const areSidesAway = !store.state.areSidesAway
  store.set({ areSidesAway })
  writeSidesAway(areSidesAway)
}
