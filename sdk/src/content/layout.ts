import type { Block } from '../definition/block.ts'
import { groupOf } from '../style/devices.ts'
import { texts } from '../texts/texts.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { sameJson } from './equal.ts'
import { nodeAt } from './lookup.ts'
import type { Content, ContentNode, ContentProblem } from './node.ts'

const t = texts('admin')

/**
 * Whether a prop belongs to the layout: what blocks have in common (spacing, background, visibility, own CSS …), what is
 * set for each device, and the number of what a block holds. The others are its content: texts, pictures, links.
 */
export function isLayoutProp(block: Block, prop: string): boolean {
  const schema = block.schema.properties[prop]
  return !block.own.includes(prop) || prop === block.childCount?.prop || (schema && groupOf(schema)) !== undefined
}

/** What people who may change the content of a page and not its layout (content-only mode) changed all the same. */
export function layoutChanges(before: Content, after: Content, catalogue: BlockCatalogue): readonly ContentProblem[] {
  const ids = new Set([...Object.keys(before.nodes), ...Object.keys(after.nodes)])
  return [...ids].flatMap((nodeId): ContentProblem[] => {
    const [then, now] = [nodeAt(before, nodeId), nodeAt(after, nodeId)]
    const titleOf = ({ type }: ContentNode) => t(catalogue.get(type)?.title ?? type)
    const problem = (path: string, message: string) => [{ nodeId, path, message }]
    if (!now) return then ? problem('', t('The block "{title}" was removed.', { title: titleOf(then) })) : []
    if (!then) return problem('', t('The block "{title}" was added.', { title: titleOf(now) }))
    const path = changed(then, now, catalogue.get(now.type))
    return path === undefined
      ? []
      : problem(path, t('The layout of the block "{title}" was changed.', { title: titleOf(now) }))
  })
}

const structure = ['type', 'version', 'parent', 'slot', 'children', 'template', 'hidden', 'locked'] as const

function changed(then: ContentNode, now: ContentNode, block: Block | undefined): string | undefined {
  const part = structure.find((each) => !sameJson(then[each] ?? null, now[each] ?? null))
  if (part !== undefined) return `/${part}`
  const props = Object.keys({ ...then.props, ...now.props })
  const prop = props.find(
    (each) => (!block || isLayoutProp(block, each)) && !sameJson(then.props[each] ?? null, now.props[each] ?? null),
  )
  return prop === undefined ? undefined : `/props/${prop}`
}
