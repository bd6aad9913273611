import { nodeAt } from '@ashlar/sdk'
import { elementOf } from '../../shortcuts/element-of.ts'
import type { EditorTools } from '../editor-context.tsx'
import { innerBlocks } from './inner-blocks.ts'
import { chooseInner } from './inner-choice.ts'
import { templateOf } from './template-of.ts'

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'shelf'>

/** Ids of the blocks in a linked copy that stand under the pointer, innermost first, as the template names them. */
export function innerIdsAt(copy: string, target: EventTarget | null): string[] {
  const prefix = `b-${copy}-`
  const ids: string[] = []
  for (
    let at = elementOf(target)?.closest(`[class*="${prefix}"]`);
    at;
    at = at.parentElement?.closest(`[class*="${prefix}"]`)
  ) {
    for (const name of at.classList) if (name.startsWith(prefix)) ids.push(name.slice(prefix.length))
  }
  return ids
}

/** The block under the pointer that has a text, picture or link of its own; undefined where there is none. */
export function innerAt(tools: Tools, copy: string, target: EventTarget | null): string | undefined {
  const node = tools.store.node(copy)
  const template = templateOf(tools, node)
  if (!node || !template) return undefined
  const offered = new Set(innerBlocks(node, template, tools.blocks).map(({ id }) => id))
  return innerIdsAt(copy, target).find((id) => offered.has(id) && nodeAt(template, id))
}

/** With a click the settings show the block that was clicked in the copy; beside all of them, the whole copy. */
export function chooseInnerAt(tools: Tools, id: string, target: EventTarget | null): void {
  // Fetching these parts may have taken a while.
  if (tools.store.state.selected !== id) return
  const inner = innerAt(tools, id, target)
  chooseInner(inner === undefined ? undefined : { copy: id, inner })
}
