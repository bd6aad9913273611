import { escapedHtml } from '@ashlar/sdk'
import type { Mail } from '@ashlar/sdk/server'

/** What stands in the place of a secret wherever a mail is shown. */
export const hiddenSecret = '••••••••'
/** Shorter texts stand in a mail by chance, and hiding them would tear its words. */
const shortest = 6

export interface MailBody {
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * A mail's body without the secrets that its sender named; the same body when there are none.
 *
 * @throws TypeError for a secret that the text does not hold, or that stands where everybody sees it
 */
export function withoutSecrets(body: MailBody, { secrets = [], subject, to, toName = '' }: Mail): MailBody {
  for (const secret of secrets) {
    if (secret.length < shortest || !body.text.includes(secret))
      throw new TypeError('An email has a secret that is too short or missing from its text.')
    if ([subject, to, toName].some((shown) => shown.includes(secret)))
      throw new TypeError('An email shows its secret in the subject or address.')
  }
  return {
    text: hide(body.text, secrets),
    html: hide(body.html, [...secrets, ...secrets.map(escapedHtml)]),
    headers: Object.fromEntries(Object.entries(body.headers).map(([name, value]) => [name, hide(value, secrets)])),
  }
}

function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, hiddenSecret), text)
}
