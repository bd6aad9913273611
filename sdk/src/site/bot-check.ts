import type { PlatformSettings } from '../platform/settings.ts'
import type { SiteCsp } from './define.ts'

const google = 'https://www.google.com'

/**
 * Hosts that a website's bot check needs in the visitor's browser; none for the built-in one (OPEN-253). For packages
 * whose blocks ask it.
 *
 * @example csp: siteCsp([Settings], async (settings) => botCheckHosts(await settings.platform()))
 */
export function botCheckHosts(settings: Pick<PlatformSettings, 'bot_check_service' | 'bot_check_site_key'>): SiteCsp {
  if (settings.bot_check_service !== 'recaptcha' || settings.bot_check_site_key === '') return {}
  return { 'script-src': [google, 'https://www.gstatic.com'], 'frame-src': [google], 'connect-src': [google] }
}
