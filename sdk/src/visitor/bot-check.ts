import { botCheckPath } from '../platform/addresses.ts'
import { consent } from './consent.ts'
import { type Challenge, solve } from './proof-of-work.ts'
import { recaptchaToken } from './recaptcha.ts'

type Asked =
  | { readonly service: 'built-in'; readonly challenge: Challenge }
  | { readonly service: 'recaptcha'; readonly siteKey: string }

/** Whether a request may be sent. */
export type BotCheckResult =
  | { readonly token: string }
  /** `message` is for the visitor: the server's sentence about when to try again, if it gave one. */
  | { readonly token: null; readonly message: string | undefined }

/**
 * A token that this is no machine's request, good once and for some minutes: ask for it when something is about to be
 * sent. It is empty on a website without a bot check. Without a token show `message`, or "We could not verify your request. Please reload the page and try again.",
 * and keep what was typed. There is none when the check can't be reached, when it was asked too often, or when
 * an outside service does it and the visitor allowed none; the reason is in the console.
 */
export async function botCheck(signal?: AbortSignal): Promise<BotCheckResult> {
  try {
    const reply = await fetch(botCheckPath, { signal: signal ?? null })
    if (reply.status === 429) return refused(await reply.json())
    // The website has no bot check, and takes what comes without a token.
    if (reply.status === 404) return { token: '' }
    if (!reply.ok) throw new Error(`The bot check failed with status ${reply.status}.`)
    const token = await tokenFor(await reply.json(), signal)
    return token === null ? none : { token }
  } catch (error) {
    console.error(error)
    return none
  }
}

/** The token of `botCheck`, or null. */
export async function botCheckToken(signal?: AbortSignal): Promise<string | null> {
  return (await botCheck(signal)).token
}

const none = { token: null, message: undefined } as const

function refused({ error }: { readonly error: string }): BotCheckResult {
  console.error(`The bot check was refused: ${error}`)
  return { token: null, message: error }
}

async function tokenFor(asked: Asked, signal: AbortSignal | undefined): Promise<string | null> {
  if (asked.service === 'built-in') {
    const solution = await solve(asked.challenge, signal)
    return solution && btoa(JSON.stringify({ challenge: asked.challenge, solution }))
  }
  if (!consent('external')) throw new Error('A bot check from another company requires the visitor’s consent.')
  return recaptchaToken(asked.siteKey)
}
