import { escapedHtml } from '../../html/escaped-html.ts'

/** A mail's two forms. */
export interface MailBody {
  readonly html: string
  readonly text: string
}

/** Name of the value that every recipient has of their own: the address of their link to unsubscribe. */
export const unsubscribeUrl = 'unsubscribe_url'

/** Values by their names: lower-case letters, digits and underscores. */
export type MailValues = Readonly<Record<string, string>>

/**
 * The mail for one recipient: every `{{name}}` with that name among the values becomes the value, escaped in HTML.
 * Others stay as they are. `{{name|fallback}}` becomes the fallback, as it stands there, where the value is missing or
 * empty. Values are written once: what stands in one is not looked at again.
 *
 * @example fillMail(mail, { unsubscribe_url: `${origin}/unsubscribe?token=${token}`, first_name: 'Ada' })
 */
export function fillMail({ html, text }: MailBody, values: MailValues): MailBody {
  return { html: filled(html, values, escapedHtml), text: fillMailText(text, values) }
}

/** The same for a line of a mail: its subject or preheader. No value can begin another line. */
export function fillMailLine(line: string, values: MailValues): string {
  return fillMailText(line, values)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

const fillMailText = (text: string, values: MailValues) => filled(text, values, (value) => value)

/** A fallback is at most a few words: no markup, so that what is left out is never half an element. */
const place = /\{\{([a-z][a-z0-9_]{0,59})(?:\|([^{}<>\n]{0,200}))?\}\}/g

function filled(body: string, values: MailValues, written: (value: string) => string): string {
  return body.replaceAll(place, (whole, name: string, fallback: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (fallback !== undefined && (value ?? '').trim() === '') return fallback
    return value === undefined ? whole : written(value)
  })
}
