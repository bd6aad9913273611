import type { EditorStore } from './editor-store.ts'
import { rangeTo, toggled } from './selection.ts'

/** Clicking with Shift or Ctrl in a list of blocks: the range, one more or less, or just this one. */
export function chooseWith(
  { shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  store: EditorStore,
  id: string,
  order: () => readonly string[],
): void {
  const { selection, selected } = store.state
  if (shiftKey) store.selectAll(rangeTo(order(), selected, id))
  else if (ctrlKey || metaKey) store.selectAll(toggled(selection, id))
  else store.select(id)
}
