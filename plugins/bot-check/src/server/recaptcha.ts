import type { Log, OutsideFetch } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Value } from 'typebox/value'

const host = 'www.google.com'

const Verdict = Type.Object({ success: Type.Boolean(), score: Type.Optional(Type.Number()) })
/** From 0, surely a machine, to 1. */
const leastScore = 0.5
const longestToken = 8000

/** The outside service, which forgets a token that it was asked about. */
export class Recaptcha {
  readonly #outside: Pick<OutsideFetch, 'send'>
  readonly #log: Log | undefined

  constructor(outside: Pick<OutsideFetch, 'send'>, log: Log | undefined) {
    this.#outside = outside
    this.#log = log
  }

  /** Whether it takes the token; no answer is a no. */
  async takes(token: string, secret: string): Promise<boolean> {
    if (token.length > longestToken) return false
    try {
      const { status, body } = await this.#outside.send({
        method: 'POST',
        address: `https://${host}/recaptcha/api/siteverify`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token }).toString(),
        hosts: [host],
      })
      const verdict: unknown = JSON.parse(body.toString('utf8'))
      if (status !== 200 || !Value.Check(Verdict, verdict)) throw new Error(`The service answered ${status}.`)
      return verdict.success && (verdict.score === undefined || verdict.score >= leastScore)
    } catch (error) {
      this.#log?.error({ err: error }, 'Could not reach the bot check service, so the request was refused')
      return false
    }
  }
}
