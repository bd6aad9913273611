/** Options that a page of a list has. */
const page = 6

/**
 * Which option a key leads to, around the ends with the arrows; undefined for keys that do not move. A closed list opens
 * by the arrows alone.
 */
export function nextActive(key: string, active: number | undefined, count: number): number | undefined {
  if (active === undefined) return key === 'ArrowDown' || key === 'ArrowUp' ? 0 : undefined
  const last = Math.max(0, count - 1)
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, active + page)
    case 'PageUp':
      return Math.max(0, active - page)
    default:
      return undefined
  }
}
