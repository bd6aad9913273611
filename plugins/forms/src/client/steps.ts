import { filledText } from '@ashlar/sdk/visitor'
import { pageWords } from './page-words.ts'

/** The steps of a form in the visitor's browser. */
export interface LiveSteps {
  /** No step follows that has anything to fill in. */
  readonly isLast: boolean
  /** Whether the element stands in the step that is shown. */
  isHere(element: Element): boolean
  /** Go to the next step; its heading takes the focus. */
  forward(): void
  /** Show the step with this element, and leave the focus where it is. */
  open(element: Element): void
}

/** Shows one step at a time. Steps in which everything is hidden are passed over. */
export function liveSteps(form: HTMLFormElement): LiveSteps {
  const all = [...form.querySelectorAll<HTMLElement>('.form-step')]
  const button = (name: string) => form.querySelector<HTMLButtonElement>(`.form-${name}`)
  const [back, next, submit] = [button('back'), button('next'), button('submit')]
  const progress = form.querySelector<HTMLElement>('.form-progress')
  const passed = () => all.filter((step) => step === here || step.querySelector('.form-field:not([hidden])'))
  let here = all.find((step) => !step.hasAttribute('data-later')) ?? all[0]

  const placeIn = (steps: readonly HTMLElement[]) => (here ? steps.indexOf(here) : -1)
  const beside = (distance: 1 | -1) => {
    const steps = passed()
    return steps[placeIn(steps) + distance]
  }
  const update = () => {
    const steps = passed()
    const place = placeIn(steps)
    for (const step of all) step.hidden = step !== here
    hide(back, place === 0)
    hide(next, place === steps.length - 1)
    hide(submit, place !== steps.length - 1)
    if (progress) tell(progress, place + 1, steps.length)
  }
  const go = (step: HTMLElement | undefined) => {
    if (!step) return
    here = step
    update()
  }
  const turn = (distance: 1 | -1) => {
    // What was wrong with the step that is left stays beside its fields.
    form.querySelector(':scope > .form-alert')?.remove()
    go(beside(distance))
    here?.querySelector<HTMLElement>('.form-step-title')?.focus()
  }

  for (const step of all) step.removeAttribute('data-later')
  update()
  back?.addEventListener('click', () => turn(-1))
  // After the conditions of fields, which say what is left of the other steps.
  for (const event of ['input', 'change', 'focusout']) form.addEventListener(event, update)
  return {
    get isLast() {
      return beside(1) === undefined
    },
    isHere: (element) => here?.contains(element) ?? false,
    forward: () => turn(1),
    open: (element) => go(all.find((step) => step.contains(element))),
  }
}

function hide(button: HTMLButtonElement | null, isHidden: boolean): void {
  if (button) button.hidden = isHidden
}

/** What is said aloud changes only when the words do. */
function tell(progress: HTMLElement, number: number, count: number): void {
  progress.hidden = count < 2
  const [status, bar] = [progress.querySelector('[role="status"]'), progress.querySelector('progress')]
  const words = filledText(pageWords().step, { number, count })
  if (status && status.textContent !== words) status.textContent = words
  if (!bar) return
  bar.max = count
  bar.value = number
}
