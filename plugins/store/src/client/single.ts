import { cardForm } from './add-form.ts'

/** The cart button of one product. */
export function liveSingle(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('.store-add')) cardForm(form)
}
