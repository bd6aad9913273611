import { escapedHtml } from '../../html/escaped-html.ts'

/** A mail's two forms. */
export interface MailBody {
  readonly html: string
  readonly text: string
}

/** Name of the value that every recipient has of their own: the address of their link to unsubscribe. */
export const unsubscribeUrl = 'unsubscribe_url'

/**
 * The mail for one recipient: every `{{name}}` with that name among the values becomes the value, escaped in HTML.
 * Others stay as they are. Values are written once: what stands in one is not looked at again.
 *
 * @example fillMail(mail, { unsubscribe_url: `${origin}/unsubscribe?token=${token}`, first_name: 'Ada' })
 */
export function fillMail({ html, text }: MailBody, values: Readonly<Record<string, string>>): MailBody {
  const fill = (body: string, written: (value: string) => string) =>
    body.replaceAll(/\{\{([a-z][a-z0-9_]{0,59})\}\}/g, (place, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? place : written(value)
    })
  return { html: fill(html, escapedHtml), text: fill(text, (value) => value) }
}
