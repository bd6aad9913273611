import type { Log } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { type Network, publicNetwork, safeFetch } from '../../http/safe-fetch.ts'

/** Where a token of reCAPTCHA is looked at, and how. */
export interface OutsideService {
  readonly url: string
  readonly network: Network
}

export const recaptcha: OutsideService = {
  url: 'https://www.google.com/recaptcha/api/siteverify',
  network: publicNetwork,
}

const Verdict = Type.Object({ success: Type.Boolean(), score: Type.Optional(Type.Number()) })
/** From 0, surely a machine, to 1. */
const leastScore = 0.5
const longestToken = 8000

/** Ask the outside service about a token; it forgets one that it was asked about. No answer is a no. */
export async function isTaken(
  { url, network }: OutsideService,
  secret: string,
  token: string,
  log: Log | undefined,
): Promise<boolean> {
  if (token.length > longestToken) return false
  try {
    const { status, body } = await safeFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, response: token }).toString(),
      maxBytes: 64 * 1024,
      redirects: 0,
      network,
    })
    const verdict: unknown = JSON.parse(body.toString('utf8'))
    if (status !== 200 || !Value.Check(Verdict, verdict)) throw new Error(`The service answered ${status}.`)
    return verdict.success && (verdict.score === undefined || verdict.score >= leastScore)
  } catch (error) {
    log?.error({ err: error }, 'The bot check could not be asked: the request was refused')
    return false
  }
}
