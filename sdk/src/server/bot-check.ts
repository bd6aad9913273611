import { token } from '../definition/token.ts'
import type { SiteCsp } from '../site/define.ts'

/** `refused`: wrong, used before or too late. `missing`: none was sent, as by a browser without JavaScript. */
export type BotCheckResult = 'passed' | 'refused' | 'missing'

/**
 * Whether a browser did what the website's bot check asks: the built-in proof of work, or the outside service that the
 * settings name. Browsers get a token by `botCheckToken` of `@ashlar/sdk/visitor`. Brought by a package that an
 * installation may lack, so it is asked for by `maybe(BotCheck)`; without it nothing is checked.
 */
export interface BotCheck {
  /** A token is good once, for the tenant of the running request. An outside service that does not answer refuses. */
  verify(token: string | undefined): Promise<BotCheckResult>
  /**
   * Hosts that it needs in the visitor's browser, for packages whose blocks ask it; none for the built-in one.
   *
   * @example csp: siteCsp([maybe(BotCheck)], async (check) => (await check?.hosts()) ?? {})
   */
  hosts(): Promise<SiteCsp>
}
export const BotCheck = token<BotCheck>('core.bot-check')
