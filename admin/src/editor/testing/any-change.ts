import { type Content, walk } from '@ashlar/sdk'
import { catalogue } from '../../blocks/testing-blocks.ts'
import type { EditorCommands } from '../store/commands.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { placesFor } from '../store/places.ts'
import type { Random } from './random.ts'

/** Blocks of a page beyond which more is taken away than put in. */
const enough = 60

/** One thing that a person may do to the document; some are refused, which is a result like any other. */
export function anyChange(random: Random, store: EditorStore, commands: EditorCommands): void {
  const { content } = store
  const ids = Array.from(walk(content), ({ id }) => id)
  const some = random.of(ids.slice(1)) ?? content.rootNodeId
  const isFull = ids.length > enough
  const { log } = store.state
  store.select(random.of(ids))
  const acts: readonly (() => unknown)[] = [
    // Most of all people write.
    ...Array.from({ length: 8 }, () => () => write(random, content, commands)),
    () =>
      some !== content.rootNodeId && commands.changeProps(some, { padding: { desktop: { top: random.below(90) } } }),
    () => (isFull ? commands.remove([some]) : insert(random, content, commands)),
    () => (isFull ? commands.remove([some]) : commands.insert({ type: 'text' })),
    () => (isFull ? commands.remove([some]) : commands.duplicate([some])),
    () => commands.remove([some]),
    () => commands.moveBy([some], random.of([1, -1])),
    () => move(random, content, commands, some),
    () => commands.toggleMark([some], random.of(['hidden', 'locked'])),
    () => commands.mark([some], { name: `Name ${random.below(100)}` }, 'Rename {name}'),
    () => commands.undo(),
    () => commands.undo(),
    () => commands.redo(),
    () => commands.goTo(Math.min(log.position + random.below(7) - 3, log.steps.length)),
  ]
  random.of(acts)?.()
}

function write(random: Random, content: Content, commands: EditorCommands) {
  const text = random.of(Array.from(walk(content)).filter(({ node }) => node.type === 'text'))
  if (text) commands.changeProps(text.id, { text: `Words ${random.below(1000)}` })
}

function insert(random: Random, content: Content, commands: EditorCommands) {
  const type = random.of(['section', 'container', 'text'])
  const target = random.of(placesFor(content, catalogue, type))
  if (target) commands.insert({ type }, { target })
}

function move(random: Random, content: Content, commands: EditorCommands, id: string) {
  const target = random.of(placesFor(content, catalogue, content.nodes[id]?.type ?? '', id))
  if (target) commands.move([id], target)
}
