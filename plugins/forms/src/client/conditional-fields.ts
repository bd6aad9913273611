import type { ShowWhen } from '../form/conditions.ts'
import { shownAmong } from '../form/shown.ts'
import type { LiveField } from './live-field.ts'

const always: ShowWhen = { match: 'all', conditions: [] }

interface Part {
  /** Name of the field, by which conditions name it. */
  readonly id: string
  readonly showWhen: ShowWhen
  readonly element: HTMLElement
  /** Undefined for what only shows something. */
  readonly field: LiveField | undefined
}

/** Shows and hides fields by their conditions, now and whenever something is filled in. */
export function conditionalFields(form: HTMLFormElement, fields: readonly LiveField[]): void {
  const parts = [...form.querySelectorAll<HTMLElement>('.form-field')].map((element) => partOf(element, fields))
  for (const { field } of parts) if (field?.element.dataset['when']) tellRequired(field)
  const update = () => {
    const shown = shownAmong(parts, ({ field }) => field?.values)
    for (const part of parts) put(part, shown.has(part))
  }
  update()
  for (const event of ['input', 'change', 'focusout']) form.addEventListener(event, update)
}

function partOf(element: HTMLElement, fields: readonly LiveField[]): Part {
  const { field: id = '', when } = element.dataset
  return {
    id,
    // The page's own markup, made from the block's schema.
    showWhen: when === undefined ? always : JSON.parse(when),
    element,
    field: fields.find((field) => field.element === element),
  }
}

function put({ element, field }: Part, isShown: boolean): void {
  element.removeAttribute('data-off')
  if (element.hidden === !isShown) return
  element.hidden = !isShown
  if (!isShown) field?.say('')
}

/** The markup does not say it, for browsers without a script: there such a field may have to stay empty. */
function tellRequired({ rules, controls }: LiveField): void {
  for (const control of controls) if (rules.rules.required && control.type !== 'checkbox') control.required = true
}
