const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

export const isUnsafe = (method: string): boolean => !safeMethods.has(method)

interface Headers {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether a request says that it comes from a page of the same host (T13). A browser sends at least one of the two
 * headers with every unsafe request; one without either is refused, and so is one of which either says otherwise.
 */
export function isSameOrigin(headers: Headers): boolean {
  const { host, origin } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined && site === undefined) return false
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || (host !== undefined && hostOf(origin) === host.toLowerCase())
}

function hostOf(origin: string): string | undefined {
  const match = /^https?:\/\/([^/?#]+)$/.exec(origin.toLowerCase())
  return match?.[1]
}
