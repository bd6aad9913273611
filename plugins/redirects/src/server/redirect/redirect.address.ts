import type { PageAddresses } from '@ashlar/sdk/server'

/** An address of this website as it is looked up: decoded, one slash before it, none behind. Undefined for none. */
export function localPath(text: string): string | undefined {
  if (!text.startsWith('/') || /^\/[/\\]/.test(text)) return undefined
  const end = text.search(/[?#]/)
  const raw = end < 0 ? text : text.slice(0, end)
  try {
    return decodeURIComponent(raw).replace(/(?<!\/)\/+$/, '') || '/'
  } catch {
    return undefined
  }
}

/** Why an address can't be redirected; undefined for one that can. */
export function sourceProblem(source: string, pages: Pick<PageAddresses, 'isReserved'>): string | undefined {
  if (!source.startsWith('/') || /^\/[/\\]/.test(source)) return 'Start with a slash: "/old-address".'
  if (/[?#]/.test(source)) return 'Leave out "?" and "#" and what follows them.'
  const path = localPath(source)
  if (path === undefined || /[\s\\\p{Cc}]/u.test(path)) return 'This is not a valid address.'
  if (pages.isReserved(path)) return 'This address is reserved for the system.'
  return undefined
}

/** Why nothing can be led there; undefined for a good target. Another website is named with https. */
export function targetProblem(target: string): string | undefined {
  if (target.startsWith('/')) {
    return localPath(target) === undefined || /[\s\\\p{Cc}]/u.test(target) ? 'This is not a valid address.' : undefined
  }
  const isWeb = /^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(target) && URL.canParse(target)
  return isWeb ? undefined : 'Use an address on this website, such as "/about", or a full one: "https://example.com".'
}

/** A target as it is written into a `Location` header, which holds ASCII alone. What is escaped already stays. */
export function writtenTarget(target: string): string {
  if (/^[\x21-\x7e]*$/.test(target)) return target
  return target.startsWith('/') ? target.replace(/[^\x21-\x7e]+/gu, encodeURIComponent) : new URL(target).href
}

/** A path as it is written into a `Location` header. */
export const written = (path: string): string => encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
