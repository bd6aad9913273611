import { botCheck, track, utmParameters, visitorId } from '@ashlar/sdk/visitor'
import type { FieldDescription } from '../block/described.ts'
import type { LiveField } from './live-field.ts'
import { pageWords } from './page-words.ts'

/** Why a submission was not taken in. */
export interface Refusal {
  /** For the visitor; empty when the server said nothing. */
  readonly message: string
  /** By field key. */
  readonly errors: Readonly<Record<string, string>>
}

interface Answer {
  readonly success?: boolean
  readonly error?: string
  readonly formErrors?: Readonly<Record<string, string>>
}

/** Send the form; undefined when it was taken in. Throws when no answer came, or none that can be read. */
export async function post(form: HTMLFormElement, fields: readonly LiveField[]): Promise<Refusal | undefined> {
  const check = await botCheck()
  if (check.token === null) {
    // OPEN-254: without a token nothing is sent at all.
    console.error('The form was not sent: the bot check could not be loaded.')
    return { message: check.message ?? pageWords().notVerified, errors: {} }
  }
  const body = submission(form, fields, check.token)
  const address = form.getAttribute('action') ?? ''
  const reply = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } })
  const answer: Answer = await reply.json()
  if (answer.success !== true) return { message: answer.error ?? '', errors: answer.formErrors ?? {} }
  tell(body)
  return undefined
}

/** The request to the letter (API-201 to -213). Recipients are the server's to know (OPEN-238). */
function submission(form: HTMLFormElement, fields: readonly LiveField[], recaptchaToken: string): FormData {
  const body = new FormData(form)
  const described: Record<string, FieldDescription> = JSON.parse(textOf(body, 'fields') || '{}')
  const sent: Record<string, FieldDescription & { readonly value: string }> = {}
  for (const field of fields) {
    const { key, values, files, rules, isHidden } = field
    body.delete(key)
    if (isHidden) {
      body.delete(`${key}[]`)
      continue
    }
    if (rules.type === 'file') {
      body.delete(`${key}[]`)
      for (const file of files) body.append(`${key}[]`, file)
    } else for (const value of values) body.append(key, value)
    const words = described[key]
    if (words) sent[key] = { ...words, value: values.join(', ') }
  }
  body.set('url', location.pathname)
  body.set('fields', JSON.stringify(sent))
  body.set('recipients', '')
  body.set('meta', JSON.stringify({ recaptchaToken, recipients: '' }))
  if (!body.has('newsletterSignup')) body.delete('newsletterListId')
  const visitor = visitorId()
  const utm = utmParameters()
  if (visitor !== null) body.set('visitor_id', visitor)
  if (utm !== null) body.set('utm_paramaters', JSON.stringify(utm))
  return body
}

/** FORM-068, -069. */
function tell(body: FormData): void {
  const about = { form_name: textOf(body, 'formName'), page_url: location.href }
  track('form_submit', about)
  if (textOf(body, 'createCustomer') === 'true') track('generate_lead', about)
}

function textOf(body: FormData, name: string): string {
  const value = body.get(name)
  return typeof value === 'string' ? value : ''
}
