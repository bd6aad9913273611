/**
 * Path of the first text in a JSON value that no database can store: one with a NUL or half a character. Undefined
 * when all can. Refused for every request at once, so that no route has to think of it.
 */
export function unstorableText(value: unknown): string | undefined {
  // A list of its own instead of recursion: a body may be nested as deep as it is long.
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value, path: '' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string') {
      if (!isStorable(value)) return path
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        const below = path === '' ? name : `${path}/${name}`
        if (!isStorable(name)) return path
        waiting.push({ value: member, path: below })
      }
    }
  }
  return undefined
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
