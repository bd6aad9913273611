import { sentValues } from '../form/sent-values.ts'
import type { CheckedField } from '../form/value-check.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** One field of a form in the visitor's browser. */
export class LiveField {
  readonly key: string
  readonly rules: CheckedField
  readonly element: HTMLElement
  readonly controls: readonly Control[]
  readonly #problem: HTMLElement | null

  constructor(element: HTMLElement) {
    this.element = element
    this.key = element.dataset['field'] ?? ''
    // The page's own markup, made from the block's schema.
    this.rules = JSON.parse(element.dataset['rules'] ?? '{}')
    this.controls = [...element.querySelectorAll<Control>('input, select, textarea')]
    this.#problem = element.querySelector('.form-problem')
  }

  get label(): string {
    const words = this.element.querySelector('legend, label')?.firstChild?.textContent
    return words ?? this.key
  }

  /** The form's conditions hide it: it is neither asked for nor sent. */
  get isHidden(): boolean {
    return this.element.hasAttribute('hidden')
  }

  /** Nobody can fill it in here, so nobody is asked for it (ADDR-005). */
  get isOff(): boolean {
    return this.isHidden || this.controls.every(({ disabled }) => disabled)
  }

  get files(): readonly File[] {
    return this.controls.flatMap((control) => (control instanceof HTMLInputElement ? [...(control.files ?? [])] : []))
  }

  get values(): readonly string[] {
    const sent = this.controls.flatMap((control) => {
      if (!(control instanceof HTMLInputElement)) return [control.value]
      if (control.type === 'file') return [...(control.files ?? [])].map(({ name }) => name)
      const isBox = control.type === 'checkbox' || control.type === 'radio'
      return isBox && !control.checked ? [] : [control.value]
    })
    return sentValues(this.rules, sent)
  }

  /** What is focused when something is wrong here. */
  get target(): HTMLElement | undefined {
    return this.controls.find(({ disabled }) => !disabled)
  }

  /** Beside the label, tied to the control by the markup (OPEN-249); an empty text takes it away. */
  say(problem: string): void {
    this.element.toggleAttribute('data-bad', problem !== '')
    if (this.#problem) this.#problem.textContent = problem
    for (const control of this.controls) control.ariaInvalid = problem === '' ? null : 'true'
  }

  get isBad(): boolean {
    return this.element.hasAttribute('data-bad')
  }
}
