import { botCheck } from '@ashlar/sdk/visitor'
import { type Problem, problemOf, type Refusal } from './problem.ts'
import { words } from './visitor-texts.ts'

/** Send a form; go on to the page that the server names, or say on this one that it is done. */
export async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const language = document.documentElement.lang
  const t = words(language)
  if (!button || button.disabled) return
  show(form, { summary: '', fields: {}, needsCode: false })
  const label = button.textContent
  button.disabled = true
  button.textContent = button.dataset['sending'] ?? label
  try {
    const token = 'checked' in form.dataset ? await checkToken() : {}
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...valuesOf(form), ...token }),
    })
    const answer: unknown = await reply.json()
    if (reply.ok) finish(form, nextOf(answer))
    else show(form, problemOf(refusalOf(answer), language))
  } catch (error) {
    console.error(error)
    show(form, { summary: t.failed, fields: {}, needsCode: false })
  } finally {
    button.disabled = false
    button.textContent = label
  }
}

async function checkToken(): Promise<{ readonly recaptchaToken: string }> {
  const { token } = await botCheck()
  // The server says in the page's language that it was not verified.
  return { recaptchaToken: token ?? '' }
}

function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

/** On this page where the form says what to say, else on the one to which the server leads. */
function finish(form: HTMLFormElement, next: string): void {
  const { done } = form.dataset
  if (done === undefined) {
    location.assign(next)
    return
  }
  say(form, 'good', done)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password]')) field.value = ''
}

function show(form: HTMLFormElement, { summary, fields, needsCode }: Problem): void {
  say(form, 'bad', summary)
  const later = form.querySelector<HTMLElement>('.account-field[hidden]')
  if (needsCode && later) later.hidden = false
  for (const text of form.querySelectorAll('.account-problem')) text.textContent = ''
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  for (const [name, message] of Object.entries(fields)) {
    const field = form.querySelector(`[name="${CSS.escape(name)}"]`)
    const text = field?.closest('.account-field')?.querySelector('.account-problem')
    if (!field || !text) continue
    field.setAttribute('aria-invalid', 'true')
    text.textContent = message
  }
  const first = needsCode
    ? form.querySelector<HTMLElement>('[name=code]')
    : form.querySelector<HTMLElement>('[aria-invalid]')
  first?.focus()
}

function say(form: HTMLFormElement, kind: 'good' | 'bad', text: string): void {
  const state = form.querySelector<HTMLElement>('.account-state')
  if (!state) return
  state.dataset['kind'] = kind
  state.textContent = text
}

const nextOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'next' in answer ? String(answer.next) : '/'

function refusalOf(answer: unknown): Refusal {
  const { code, error, errors } = Object(answer)
  const list: readonly unknown[] = Array.isArray(errors) ? errors : []
  return {
    ...{ code: String(code ?? ''), error: String(error ?? '') },
    errors: list.map((each) => ({
      path: String(Object(each).path ?? ''),
      message: String(Object(each).message ?? ''),
    })),
  }
}
