import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

/** Where Debian puts it; Playwright's own download needs a host that may not be reachable. */
export const chromiumPath = '/usr/bin/chromium'

/** Make sure that Chromium is there. Fonts are only recommended by its package, and without any no text is drawn. */
export async function provideChromium() {
  if (!existsSync(chromiumPath)) await aptInstall('Chromium', ['chromium', 'fonts-liberation'])
}
