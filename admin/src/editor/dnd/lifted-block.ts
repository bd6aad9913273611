import { ancestorsOf } from '@ashlar/sdk'
import { iconOfType, nameOf } from '../../blocks/naming.ts'
import type { EditorTools } from '../editor-context.tsx'
import { outermost } from '../store/selection.ts'
import type { ActiveDrag } from './drag-state.ts'

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'commands'>

/**
 * The block that a press on `pressed` takes hold of: what is selected and holds it, so that a filled container moves by
 * its contents; else the pressed block itself.
 */
export function heldBy({ store, commands }: Tools, pressed: string): string {
  const { selection } = store.state
  const path = [pressed, ...ancestorsOf(store.content, pressed)]
  return path.find((id) => selection.includes(id) && commands.dragRefusal(id) === undefined) ?? pressed
}

/** What is in the hand once `id` is lifted: with it go all that are selected together with it. */
export function liftedBlock({ store, blocks, commands }: Tools, id: string): ActiveDrag | undefined {
  const node = store.node(id)
  if (!node) return undefined
  const { selection } = store.state
  const together = selection.includes(id) ? outermost(store.content, selection) : [id]
  const title = together.length > 1 ? commands.whatOf(together) : nameOf(blocks, node)
  return { type: node.type, id, title, icon: iconOfType(blocks, node.type) }
}
