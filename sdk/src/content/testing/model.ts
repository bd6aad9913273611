import fc from 'fast-check'
import { blankContent } from '../blank.ts'
import {
  changeProps,
  duplicateNode,
  insertBlock,
  insertSubtree,
  isRefused,
  markNode,
  moveNode,
  type Refusal,
  removeNode,
} from '../movement/index.ts'
import type { Content } from '../node.ts'
import { applyPatch, invertPatch, type Patch } from '../patch.ts'
import { slotsOf } from '../regions.ts'
import { checkContent } from '../validate.ts'
import { sampleBlocks } from './sample-blocks.ts'

/** One step that a person might try; numbers choose among what is there. */
export const step = fc.record({
  action: fc.constantFrom('insert', 'move', 'duplicate', 'remove', 'paste', 'change', 'lock', 'undo', 'redo'),
  node: fc.nat(),
  parent: fc.nat(),
  slot: fc.nat(),
  index: fc.integer({ min: -2, max: 8 }),
  type: fc.constantFrom('section', 'container', 'row', 'column', 'text', 'tabs', 'wrapper', 'vendor/gone'),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Z1: after every step the tree is sound and its rules hold, and undo brings back exactly what was. */
export function runSteps(steps: readonly Step[]): { changes: number; refusals: number } {
  let content: Content = blankContent()
  const past: { patch: Patch; inverse: Patch }[] = []
  const future: { patch: Patch; inverse: Patch }[] = []
  const counts = { changes: 0, refusals: 0 }
  const newId = counter()
  for (const each of steps) {
    const before = content
    if (each.action === 'undo' || each.action === 'redo') {
      const [from, to] = each.action === 'undo' ? [past, future] : [future, past]
      const entry = from.pop()
      if (!entry) continue
      content = applyPatch(content, each.action === 'undo' ? entry.inverse : entry.patch)
      to.push(entry)
    } else {
      const outcome = attempt(content, each, newId)
      if (isRefused(outcome)) {
        if (outcome.refused === '') throw new Error('A refusal without a sentence.')
        counts.refusals++
        continue
      }
      const inverse = invertPatch(content, outcome.patch)
      content = applyPatch(content, outcome.patch)
      const undone = applyPatch(content, inverse)
      if (JSON.stringify(sorted(undone)) !== JSON.stringify(sorted(before))) throw new Error('Undo is not the inverse.')
      past.push({ patch: outcome.patch, inverse })
      future.length = 0
      counts.changes++
    }
    const problems = checkContent(content, sampleBlocks, () => false)
    if (problems.length > 0) throw new Error(`After ${each.action}: ${JSON.stringify(problems[0])}`)
  }
  while (past.length > 0) content = applyPatch(content, past.pop()?.inverse ?? { nodes: {} })
  if (JSON.stringify(sorted(content)) !== JSON.stringify(sorted(blankContent())))
    throw new Error('Undoing all differs.')
  return counts
}

function attempt(content: Content, each: Step, newId: () => string): { patch: Patch } | Refusal {
  const ids = Object.keys(content.nodes)
  const pick = (n: number) => ids[n % ids.length] ?? 'root'
  const id = pick(each.node)
  const parent = pick(each.parent)
  const into = content.nodes[parent]
  const block = into && sampleBlocks.get(into.type)
  const slots = [undefined, ...(block && into ? slotsOf(block, into.props) : []), 'nowhere']
  const target = { parent, slot: slots[each.slot % slots.length], index: each.index }
  switch (each.action) {
    case 'insert':
      return insertBlock(content, sampleBlocks, each.type, target, { newId })
    case 'move':
      return moveNode(content, sampleBlocks, id, target)
    case 'duplicate':
      return duplicateNode(content, sampleBlocks, id, newId)
    case 'paste':
      return insertSubtree(content, sampleBlocks, { ...content, rootNodeId: id }, target, newId)
    case 'change':
      return content.nodes[id]?.type === 'tabs'
        ? changeProps(content, sampleBlocks, id, { items: [{ id: each.slot % 2 ? 'one' : 'three' }] })
        : changeProps(
            content,
            sampleBlocks,
            id,
            content.nodes[id]?.type === 'row' ? { columns: 1 + (each.index & 3) } : {},
            newId,
          )
    case 'lock':
      return markNode(content, id, { locked: each.slot % 3 === 0 })
    default:
      return removeNode(content, sampleBlocks, id)
  }
}

/** Ids that collide now and then, as random ones never would. */
function counter(): () => string {
  let calls = 0
  return () => `n${Math.floor(calls++ / 2)}`
}

function sorted(content: Content): unknown {
  return Object.entries(content.nodes).sort(([a], [b]) => (a < b ? -1 : 1))
}
