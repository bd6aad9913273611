/** The path of a page, as patterns of pages match it: decoded, without query and slash at the end. */
export function pagePath(address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
