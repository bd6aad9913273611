import type { Log } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { recipientsOf } from '../../form/recipients.ts'
import { honeypot } from '../../form/reserved.ts'
import { Utm } from '../../submission.ts'
import type { Consent } from '../submission/submission.entity.ts'
import type { FoundForm } from './found-form.ts'
import type { ReceivedForm } from './received-form.ts'

/** API-212; a form that a page sends on its own has no JSON around it. */
export function tokenIn({ values }: ReceivedForm): string | undefined {
  const meta = jsonIn(values.get('meta')?.[0])
  const token = meta['recaptchaToken'] ?? values.get('recaptchaToken')?.[0]
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** API-208 with both spellings (OPEN-257). */
export function utmIn({ values }: ReceivedForm): Utm | null {
  const utm = jsonIn((values.get('utm_paramaters') ?? values.get('utm_parameters'))?.[0])
  const known = Object.fromEntries(
    Object.keys(Utm.properties).flatMap((name) => (name in utm ? [[name, utm[name]]] : [])),
  )
  return Object.keys(known).length > 0 && !JSON.stringify(known).includes('\\u0000') && Check(Utm, known) ? known : null
}

export function visitorIn({ values }: ReceivedForm): string | null {
  const id = values.get('visitor_id')?.[0] ?? ''
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null
}

/** OPEN-242: the box was ticked, the published form has one, and there is an address. */
export function consentIn({ values }: ReceivedForm, { props }: FoundForm, email: string | undefined): Consent | null {
  const ticked = ['true', 'on', '1', 'yes'].includes(values.get('newsletterSignup')?.[0]?.toLowerCase() ?? '')
  if (!ticked || !props.newsletterSignup || email === undefined) return null
  return { listId: props.newsletterListId, text: props.newsletterText, email, at: new Date().toISOString() }
}

function jsonIn(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    // What is no JSON says nothing.
    return {}
  }
}

type Received = Pick<ReceivedForm, 'values'>
type Found = Pick<FoundForm, 'node'> & {
  readonly page: Pick<FoundForm['page'], 'id'>
  readonly props: Pick<FoundForm['props'], 'recipients'>
}

/** OPEN-238: who else was to be mailed is ignored, and said to who runs the server. */
export function tellClaims(
  { values }: Received,
  { page, node, props }: Found,
  log: Pick<Log, 'warn'> | undefined,
): void {
  const claimed = [values.get('recipients')?.[0], jsonIn(values.get('meta')?.[0])['recipients']]
  const known = recipientsOf(props.recipients)
  const foreign = claimed.some(
    (each) => typeof each === 'string' && recipientsOf(each.slice(0, 2000)).some((one) => !known.includes(one)),
  )
  if (foreign)
    log?.warn(
      { page: page.id, node },
      'A form request named recipients that the form does not have, so they were ignored',
    )
}

/** A box that no person sees was filled in. */
export const isProgram = ({ values }: ReceivedForm): boolean =>
  values.get(honeypot)?.some((value) => value !== '') ?? false
