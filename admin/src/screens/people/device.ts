import type { Translate } from '@ashlar/sdk/ui'

/** In this order: many browsers also name those from which they descend. */
const browsers = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['iPhone', /iPhone/, 'smartphone'],
  ['iPad', /iPad/, 'tablet'],
  ['Android', /Android/, 'smartphone'],
  ['Windows', /Windows/, 'monitor'],
  ['macOS', /Mac OS X|Macintosh/, 'monitor'],
  ['Linux', /Linux|X11/, 'monitor'],
] as const

/** What a browser calls itself, in words that its owner recognises: "Firefox on Linux". */
export function deviceOf(userAgent: string, t: Translate): { readonly name: string; readonly icon: string } {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0]
  const [system, , icon] = systems.find(([, sign]) => sign.test(userAgent)) ?? [undefined, undefined, 'globe']
  if (browser && system) return { name: t('{browser} on {system}', { browser, system }), icon }
  return { name: browser ?? system ?? t('Unknown browser'), icon }
}
