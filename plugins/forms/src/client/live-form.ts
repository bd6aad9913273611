import { browserEngines, problemOf, problemsOf } from './checks.ts'
import { enhance } from './enhance.ts'
import { LiveField } from './live-field.ts'
import { failed, succeeded, summarise } from './notices.ts'
import { pageWords } from './page-words.ts'
import { post, type Refusal } from './post.ts'

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
  let isSending = false
  return async () => {
    if (isSending) return
    isSending = true
    const rest = submitting(form)
    try {
      await send(form, fields)
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

async function send(form: HTMLFormElement, fields: readonly LiveField[]): Promise<void> {
  failed(form, undefined)
  const problems = problemsOf(fields, await browserEngines(fields))
  for (const field of fields) field.say(problems.get(field) ?? '')
  summarise(form, problems)
  if (problems.size > 0) return
  const refusal = await post(form, fields)
  if (refusal === undefined) succeeded(form)
  else refused(form, fields, refusal)
}

function refused(form: HTMLFormElement, fields: readonly LiveField[], { message, errors }: Refusal): void {
  const problems = new Map<LiveField, string>()
  for (const field of fields) {
    const problem = Object.hasOwn(errors, field.key) ? errors[field.key] : undefined
    if (problem) problems.set(field, problem)
    field.say(problem ?? '')
  }
  failed(form, message || failureText(form))
  summarise(form, problems)
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
