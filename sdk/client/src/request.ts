/** What goes into a call, its types forgotten. */
export interface Sending {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The address of a call: parameters encoded, undefined ones of the query left out, lists repeated. */
export function addressOf(url: string, path: string, { params, query }: Sending): string {
  const named = new Map(Object.entries(params ?? {}))
  const address = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named.get(name)))),
    url,
  )
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) address.searchParams.append(name, String(each))
    }
  }
  return address.href
}

/** A body as it is sent, with what says of which kind it is. */
export function bodyOf(body: unknown): {
  readonly body?: BodyInit
  readonly headers: Readonly<Record<string, string>>
} {
  if (body === undefined) return { headers: {} }
  if (body instanceof FormData) return { body, headers: {} }
  if (body instanceof Blob) return { body, headers: { 'content-type': body.type || 'application/octet-stream' } }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
