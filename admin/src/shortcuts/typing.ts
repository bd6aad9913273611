import { elementOf } from './element-of.ts'

/** What a key writes by itself: in a field or a text it is that and nothing else. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/** While a dialog or menu asks for an answer, keys are its own. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

/** Whether keys belong to a field, or to a text that is being edited; in the editor or in the frame, whose window is another. */
export function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
  return elementOf(target)?.closest(field) != null
}
