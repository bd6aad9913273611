import type { ReplyOf } from '@ashlar/sdk'
import type { askBotCheck } from '@ashlar/sdk/platform'
import type { BotCheck, BotCheckResult, Log, Settings } from '@ashlar/sdk/server'
import { isTaken, type OutsideService, recaptcha } from './outside-check.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/** The check that the settings name; the built-in one as long as a service outside lacks a key. */
export class BotCheckService implements BotCheck {
  readonly #settings: Settings
  readonly #proofOfWork: ProofOfWork
  readonly #log: Log | undefined
  readonly #outside: OutsideService

  constructor(settings: Settings, proofOfWork: ProofOfWork, log: Log | undefined, outside = recaptcha) {
    this.#settings = settings
    this.#proofOfWork = proofOfWork
    this.#log = log
    this.#outside = outside
  }

  /** What a browser is to do. */
  async ask(): Promise<ReplyOf<typeof askBotCheck>> {
    const outside = await this.#keys()
    return outside
      ? { success: true, service: 'recaptcha', siteKey: outside.siteKey }
      : { success: true, service: 'built-in', challenge: await this.#proofOfWork.challenge() }
  }

  async verify(token: string | undefined): Promise<BotCheckResult> {
    if (token === undefined || token === '') return 'missing'
    const outside = await this.#keys()
    const isFine = outside
      ? await isTaken(this.#outside, outside.secret, token, this.#log)
      : await this.#proofOfWork.accepts(token)
    return isFine ? 'passed' : 'refused'
  }

  async #keys(): Promise<{ readonly siteKey: string; readonly secret: string } | undefined> {
    const { bot_check_service: service, bot_check_site_key: siteKey } = await this.#settings.platform()
    if (service !== 'recaptcha' || siteKey === '') return undefined
    const secret = await this.#settings.secret('bot_check_secret')
    return secret === '' ? undefined : { siteKey, secret }
  }
}
