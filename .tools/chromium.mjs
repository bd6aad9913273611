import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

// Where Debian puts them; Playwright's own download needs a host that may not be reachable.
const shell = '/usr/bin/chromium-headless-shell'
const desktop = '/usr/bin/chromium'

/**
 * Without windows, Chromium draws the same with a third less work: measured, 88 seconds of processor time for 18 tests
 * instead of 130. The browser of the desktop will do where there is no other.
 */
export const chromiumPath = existsSync(shell) || !existsSync(desktop) ? shell : desktop

/** Make sure that Chromium is there. Fonts are only recommended by its package, and without any no text is drawn. */
export async function provideChromium() {
  if (existsSync(shell)) return
  try {
    await aptInstall('Chromium', ['chromium-headless-shell', 'fonts-liberation'])
  } catch (error) {
    if (!existsSync(desktop)) throw error
    console.log(`${error.message}\nThe browser tests take ${desktop}, which is slower.`)
  }
}
