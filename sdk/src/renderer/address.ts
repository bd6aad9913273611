const schemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/**
 * A stored address as it may stand in `href` or `action` (T7): http, https, mailto, tel, a path, query or fragment.
 * Undefined for anything else. Control characters go first, as browsers drop them before they read the scheme.
 */
export function safeUrl(address: string): string | undefined {
  const clean = cleaned(address)
  if (clean === '' || isProtocolRelative(clean)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)?.[1]?.toLowerCase()
  if (scheme === undefined) return /^[/\\#?]/.test(clean) ? clean : `/${clean}`
  if (!schemes.includes(scheme)) return undefined
  if (scheme.startsWith('http')) return URL.canParse(clean) ? clean : undefined
  // A mailbox or a telephone is at no host.
  return /^[a-z]+:\/\//i.test(clean) ? undefined : clean
}

/** A stored address of a picture as it may stand in `src` or `url()`: a path of this site, or https. */
export function safePicture(address: string): string | undefined {
  const clean = cleaned(address)
  if (clean.startsWith('/') && !isProtocolRelative(clean)) return clean
  return /^https:/i.test(clean) && URL.canParse(clean) ? clean : undefined
}

function cleaned(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
}

function isProtocolRelative(address: string): boolean {
  return /^[/\\]{2}/.test(address)
}
