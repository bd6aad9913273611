import type { ClientMount } from '@ashlar/sdk/renderer'
import { botCheck, track } from '@ashlar/sdk/visitor'
import { addressPattern } from './address.ts'
import { formName } from './form-name.ts'

/** Sends the form without leaving the page: idle, sending, success, failure (NEWS-002). */
export const mount: ClientMount = async (element, { listId }) => {
  // In three languages they would not fit into what a visitor loads at once.
  const { words } = await import('./visitor-texts.ts')
  const texts = words(document.documentElement.lang)
  const form = element.querySelector('form')
  const field = form?.querySelector<HTMLInputElement>('[type=email]')
  const button = form?.querySelector('button')
  const problem = form?.querySelector('.newsletter-problem')
  const state = form?.querySelector<HTMLElement>('.newsletter-state')
  if (!form || !field || !button || !problem || !state) return

  const complain = (text: string) => {
    problem.textContent = text
    field.setAttribute('aria-invalid', String(text !== ''))
    if (text !== '') field.focus()
  }
  const say = (kind: string, ...lines: readonly string[]) => {
    state.dataset['kind'] = kind
    state.replaceChildren(...lines.map((line) => Object.assign(document.createElement('span'), { textContent: line })))
  }
  const send = async (email: string) => {
    const check = await botCheck()
    if (check.token === null) {
      console.error('The newsletter sign-up was not sent: the bot check is missing.')
      return say('bad', check.message ?? texts.unverified)
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email, form: formName, listId, timeZone, recaptchaToken: check.token }),
    })
    const answer: unknown = await reply.json()
    if (!reply.ok) throw new Error(`The newsletter sign-up was answered with ${reply.status}.`)
    say('good', texts.done, messageOf(answer))
    form.reset()
    track('newsletter_signup', { form: formName, url: location.href })
  }

  form.noValidate = true
  field.addEventListener('input', () => complain(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.disabled) return
    const email = field.value.trim()
    say('')
    complain(email === '' ? texts.missing : addressPattern.test(email) ? '' : texts.wrong)
    if (problem.textContent !== '') return
    button.disabled = true
    send(email)
      .catch((error: unknown) => {
        console.error(error)
        say('bad', texts.failed)
      })
      .finally(() => {
        button.disabled = false
      })
  })
  element.dataset['ready'] = ''
}

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
