import { texts } from '../texts/texts.ts'
import { propsProblem } from './bounds.ts'
import { type ContentProblem, overrideLimits } from './node.ts'
import { isRecord } from './schema.ts'

const t = texts('admin')

const nodeId = /^[A-Za-z0-9_-]{1,40}$/

/** What is too much, too deep or dangerous in the overrides of a linked copy. Takes anything; never throws. */
export function overridesOutOfBounds(
  copy: string,
  overrides: Readonly<Record<string, unknown>>,
): ContentProblem | undefined {
  const path = '/overrides'
  const ids = Object.keys(overrides)
  if (ids.length > overrideLimits.blocks) {
    const message = t('A linked copy can change {most} blocks of its template at most.', {
      most: overrideLimits.blocks,
    })
    return { nodeId: copy, path, message }
  }
  const unfit = ids.find((id) => !nodeId.test(id) || id === '__proto__')
  if (unfit !== undefined) {
    return { nodeId: copy, path, message: t('"{id}" can\'t be the id of a node.', { id: unfit.slice(0, 60) }) }
  }
  for (const id of ids) {
    const override = overrides[id]
    const found = isRecord(override) ? propsProblem(copy, override['props'], `${path}/${id}/props`) : undefined
    if (found) return found
  }
  // Bounded in depth by now where it is sound; what is not is refused by the schema next.
  const isSound = ids.every((id) => isRecord(overrides[id]) && Object.keys(overrides[id]).length <= 3)
  if (isSound && lengthOf(overrides) > overrideLimits.characters) {
    const message = t('The texts of this linked copy are longer than {most} characters altogether.', {
      most: overrideLimits.characters,
    })
    return { nodeId: copy, path, message }
  }
  return undefined
}

/** Characters of all strings and names. Iterative, as the depth of what was sent is not known. */
function lengthOf(value: unknown): number {
  let length = 0
  const open: unknown[] = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') length += next.length
    else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) {
        length += name.length + 4
        if (inner !== undefined) open.push(inner)
      }
    }
  }
  return length
}
