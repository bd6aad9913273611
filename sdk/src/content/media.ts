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
