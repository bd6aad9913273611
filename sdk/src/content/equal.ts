import type { ContentNode } from './node.ts'

/** Whether two JSON values are the same. Keys in any order; iterative, so that depth can't exhaust the stack. */
export function sameJson(left: unknown, right: unknown): boolean {
  const open: [unknown, unknown][] = [[left, right]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [a, b] = pair
    if (a === b) continue
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
    const keys = Object.keys(a)
    if (keys.length !== Object.keys(b).length) return false
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false
      open.push([a[key], b[key]])
    }
  }
  return true
}

/** Whether two nodes hold the same data, wherever they stand: type, version, props and overrides. */
export function sameData(a: ContentNode, b: ContentNode): boolean {
  return (
    a.type === b.type && a.version === b.version && sameJson(a.props, b.props) && sameJson(a.overrides, b.overrides)
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
