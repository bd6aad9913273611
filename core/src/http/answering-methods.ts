/** A route as far as its address is concerned. */
export interface Address {
  readonly method: string
  readonly url: string
}

/**
 * Methods that an address answers, among these routes: what tells 405 from 404. Called for requests that nothing
 * answered, so it looks through a list made once.
 */
export function answeringMethods(routes: readonly Address[]): (path: string) => string[] {
  const patterns = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  for (const { method, url } of routes) {
    const entry = patterns.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    patterns.set(url, entry)
    entry.methods.add(method)
  }
  return (path) => [...patterns.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : []))
}

/** Fastify's `:name`, `*` and optional closing slash as a regular expression. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/\/$/, '')
    .split(/(:[A-Za-z0-9_]+(?:\([^)]*\))?|\*)/)
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
  return new RegExp(`^${source.join('')}/?$`)
}
