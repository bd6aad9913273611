import { token } from '../definition/token.ts'

/** `refused`: wrong, used before or too late. `missing`: none was sent, as by a browser without JavaScript. */
export type BotCheckResult = 'passed' | 'refused' | 'missing'

/**
 * Whether a browser did what the website's bot check asks: the built-in proof of work, or the outside service that the
 * settings name. Browsers get a token by `botCheckToken` of `@ashlar/sdk/visitor`.
 */
export interface BotCheck {
  /** A token is good once, for the tenant of the running request. An outside service that does not answer refuses. */
  verify(token: string | undefined): Promise<BotCheckResult>
}
export const BotCheck = token<BotCheck>('core.bot-check')
