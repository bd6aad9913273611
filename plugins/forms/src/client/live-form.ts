import { browserEngines, problemOf, problemsOf } from './checks.ts'
import { enhance } from './enhance.ts'
import { LiveField } from './live-field.ts'
import { failed, succeeded, summarise } from './notices.ts'
import { pageWords } from './page-words.ts'
import { post, type Refusal } from './post.ts'
import type { LiveSteps } from './steps.ts'

/** Brings a form to life; gives what sends it (FORM-035 to -038). */
export async function liveForm(form: HTMLFormElement): Promise<() => Promise<void>> {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((element) => new LiveField(element))
  enhance(form, fields)
  if (form.querySelector('[data-when]')) {
    const { conditionalFields } = await import('./conditional-fields.ts')
    conditionalFields(form, fields)
  }
  for (const field of fields) {
    // What was wrong is right as soon as it is mended; nothing is said before something was sent.
    field.element.addEventListener('input', () => void recheck(field, fields))
  }
  const steps = form.querySelector('.form-step') ? (await import('./steps.ts')).liveSteps(form) : undefined
  let isSending = false
  return async () => {
    if (isSending) return
    if (steps && !steps.isLast) return next(form, fields, steps)
    isSending = true
    const rest = submitting(form)
    try {
      await send(form, fields, steps)
    } catch (error) {
      // OPEN-255
      console.error(error)
      failed(form, failureText(form))
    } finally {
      isSending = false
      rest()
    }
  }
}

async function recheck(field: LiveField, fields: readonly LiveField[]): Promise<void> {
  if (field.isBad) field.say(problemOf(field, await browserEngines(fields)) ?? '')
}

/** Say what is wrong with these fields, and how many are. */
async function checked(form: HTMLFormElement, fields: readonly LiveField[], steps: LiveSteps | undefined) {
  failed(form, undefined)
  const problems = problemsOf(fields, await browserEngines(fields))
  for (const field of fields) field.say(problems.get(field) ?? '')
  listProblems(form, problems, steps)
  return problems.size
}

async function next(form: HTMLFormElement, fields: readonly LiveField[], steps: LiveSteps): Promise<void> {
  const here = fields.filter(({ element }) => steps.isHere(element))
  if ((await checked(form, here, undefined)) === 0) steps.forward()
}

/** A step that has a problem is opened before somebody is led to it. */
function listProblems(
  form: HTMLFormElement,
  problems: ReadonlyMap<LiveField, string>,
  steps: LiveSteps | undefined,
): void {
  const [first] = problems.keys()
  if (first) steps?.open(first.element)
  summarise(form, problems, ({ element }) => steps?.open(element))
}

async function send(form: HTMLFormElement, fields: readonly LiveField[], steps: LiveSteps | undefined): Promise<void> {
  if ((await checked(form, fields, steps)) > 0) return
  const refusal = await post(form, fields)
  if (refusal === undefined) succeeded(form)
  else refused(form, fields, steps, refusal)
}

function refused(
  form: HTMLFormElement,
  fields: readonly LiveField[],
  steps: LiveSteps | undefined,
  { message, errors }: Refusal,
): void {
  const problems = new Map<LiveField, string>()
  for (const field of fields) {
    const problem = Object.hasOwn(errors, field.key) ? errors[field.key] : undefined
    if (problem) problems.set(field, problem)
    field.say(problem ?? '')
  }
  failed(form, message || failureText(form))
  listProblems(form, problems, steps)
}

const failureText = (form: HTMLFormElement): string => form.dataset['failure'] || pageWords().failure

/** FORM-036; gives what makes the button usable again. */
function submitting(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('.form-submit')
  if (!button) return () => {}
  const words = button.textContent
  button.disabled = true
  button.textContent = pageWords().submitting
  return () => {
    button.disabled = false
    button.textContent = words
  }
}
