import { texts } from '../texts/texts.ts'
import type { ContentProblem } from './node.ts'

const t = texts('admin')

/** Bounds of one node's props, beside those of the document (T10). */
export const propsLimits = {
  /** Levels of objects and lists in props. */
  depth: 32,
  /** Characters of one string. */
  string: 256 * 1024,
} as const

/** What is too deep, too long or dangerous in a node's props. Iterative: deeply nested input can't exhaust the stack. */
export function propsProblem(nodeId: string, props: unknown, at = '/props'): ContentProblem | undefined {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: props, path: at, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next
    if (typeof value === 'string' && value.length > propsLimits.string) {
      return { nodeId, path, message: t('This text is longer than {most} characters.', { most: propsLimits.string }) }
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > propsLimits.depth) {
      return { nodeId, path, message: t('Props are nested more than {most} levels deep.', { most: propsLimits.depth }) }
    }
    if (Object.hasOwn(value, '__proto__'))
      return { nodeId, path, message: t('A name like "{name}" is not allowed.', { name: '__proto__' }) }
    for (const [key, inner] of Object.entries(value)) {
      open.push({ value: inner, path: `${path}/${key}`, depth: depth + 1 })
    }
  }
  return undefined
}
