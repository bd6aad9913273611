import { consent } from './consent.ts'
import { type Challenge, solve } from './proof-of-work.ts'
import { recaptchaToken } from './recaptcha.ts'

type Asked =
  | { readonly service: 'built-in'; readonly challenge: Challenge }
  | { readonly service: 'recaptcha'; readonly siteKey: string }

/**
 * A token that this is no machine's request, good once and for some minutes: ask for it when something is about to be
 * sent. Null when the check can't be had, or an outside service does it and the visitor allowed none; then say "We
 * could not verify your request. Please reload the page and try again." and keep what was typed (OPEN-254).
 */
export async function botCheckToken(signal?: AbortSignal): Promise<string | null> {
  try {
    const reply = await fetch('/api/v1/bot-check/', { signal: signal ?? null })
    if (!reply.ok) throw new Error(`The bot check answered ${reply.status}.`)
    const asked: Asked = await reply.json()
    if (asked.service === 'built-in') {
      const solution = await solve(asked.challenge, signal)
      return solution && btoa(JSON.stringify({ challenge: asked.challenge, solution }))
    }
    if (!consent('external')) throw new Error('The bot check of another company needs consent to such services.')
    return await recaptchaToken(asked.siteKey)
  } catch (error) {
    console.error(error)
    return null
  }
}
