const label = '(?!-)[a-z0-9-]{1,63}(?<!-)'
const dottedName = new RegExp(`^${label}(\\.${label})*$`)

/**
 * The host name in the form in which it is stored and looked up: lower case, without port and closing dot, others
 * than ASCII as punycode. Null for what is no host name.
 */
export function normalHost(given: string): string | null {
  const host = given.trim().toLowerCase().replace(/\.$/, '')
  if (host === '' || host.length > 253 || /[\s/@?#\\%:]/.test(host.replace(/^\[[0-9a-f:.]+\]$/, ''))) return null
  if (!URL.canParse(`http://${host}/`)) return null
  const { hostname } = new URL(`http://${host}/`)
  // The URL parser reads `1` and `0x7f.1` as addresses; whoever means an address writes it out.
  if (/^[\x21-\x7e]+$/.test(host) && hostname !== host) return null
  return hostname.startsWith('[') || dottedName.test(hostname) ? hostname : null
}

/** Whether the name means this machine, where sites answer on the server's own port and without TLS. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]'
}

/** Address from which absolute links are built (T25: from the tenant's record, never from the request). */
export function originOf(host: string, port: number): string {
  return isLocal(host) ? `http://${host}${port === 80 ? '' : `:${port}`}` : `https://${host}`
}
