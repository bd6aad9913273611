import type { ReplyOf } from '@ashlar/sdk'
import type { BotCheck, BotCheckResult, Settings } from '@ashlar/sdk/server'
import type { askBotCheck } from '../contract.ts'
import { BotCheckSettings } from '../settings.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { Recaptcha } from './recaptcha.ts'

const google = 'https://www.google.com'

/** The check that the settings name; the built-in one as long as a service outside lacks a key. */
export class BotCheckService implements BotCheck {
  readonly #settings: Settings
  readonly #proofOfWork: ProofOfWork
  readonly #recaptcha: Recaptcha

  constructor(settings: Settings, proofOfWork: ProofOfWork, recaptcha: Recaptcha) {
    this.#settings = settings
    this.#proofOfWork = proofOfWork
    this.#recaptcha = recaptcha
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
    const isFine = outside ? await this.#recaptcha.takes(token, outside.secret) : await this.#proofOfWork.accepts(token)
    return isFine ? 'passed' : 'refused'
  }

  async hosts() {
    if ((await this.#siteKey()) === '') return {}
    return { 'script-src': [google, 'https://www.gstatic.com'], 'frame-src': [google], 'connect-src': [google] }
  }

  /** Of the outside service; empty while the built-in check is on. */
  async #siteKey(): Promise<string> {
    const { bot_check_service: service, bot_check_site_key: key } = await this.#settings.plain(BotCheckSettings)
    return service === 'recaptcha' ? key : ''
  }

  async #keys(): Promise<{ readonly siteKey: string; readonly secret: string } | undefined> {
    const siteKey = await this.#siteKey()
    if (siteKey === '') return undefined
    const secret = await this.#settings.secret('bot_check_secret')
    return secret === '' ? undefined : { siteKey, secret }
  }
}
