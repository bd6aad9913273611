/** Ids of the files of the media library that stand in any text of a value, each once: in addresses and in rich text. */
export function mediaIdsIn(value: unknown): number[] {
  const found = new Set<number>()
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') {
      for (const [, id] of next.matchAll(/\/media\/([1-9][0-9]{0,14})\//g)) found.add(Number(id))
    } else if (typeof next === 'object' && next !== null) {
      open.push(...Object.values(next))
    }
  }
  return [...found].sort((a, b) => a - b)
}

/** Addresses of media (`/media/…`) anywhere in some values, such as props and settings, each once: asked for together. */
export function mediaAddressesIn(...values: readonly unknown[]): string[] {
  const found = new Set<string>()
  const open: unknown[] = [...values]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (value.startsWith('/media/') && value.length < 500) found.add(value)
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) open.push(inner)
    }
  }
  return [...found]
}
