import {
  applyPatch,
  type Content,
  changeProps,
  duplicateNode,
  expandLinked,
  fillProps,
  insertSubtree,
  isLayoutProp,
  isRefused,
  type Marks,
  markNode,
  mergePatches,
  nodeAt,
  removeNode,
  type Target,
} from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import type { Addable } from './addable.ts'
import { alike } from './alike.ts'
import { changeWords } from './change-words.ts'
import { CommandDesk, contentOnlyWords, type Voice } from './command-desk.ts'
import type { EditorStore } from './editor-store.ts'
import { groupBlocks, ungroupBlock } from './group-blocks.ts'
import { type InsertPlace, insertInto } from './insert-blocks.ts'
import { isLocked } from './locks.ts'
import { moveBlocks, moveBlocksBy } from './move-blocks.ts'
import { pasteClip, pasteStylesTo } from './paste-blocks.ts'
import type { PastePlace } from './paste-place.ts'
import { placeOf, siblingsIn } from './places.ts'
import { inSequence } from './sequence.ts'

const t = texts('admin')

const markLabels = {
  hidden: { on: 'Hide {name}', off: 'Show {name}' },
  locked: { on: 'Lock {name}', off: 'Unlock {name}' },
} as const

/** What a person can do to the document, by pointer and by keyboard alike: the same call, so the same JSON. */
export class EditorCommands {
  readonly #desk: CommandDesk
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #voice: Voice
  readonly #contentOnly: boolean

  /** `contentOnly`: what the blocks say is changed; where they stand and how they look is refused, as the server does. */
  constructor(store: EditorStore, blocks: LoadedBlocks, voice: Voice, contentOnly = false) {
    this.#store = store
    this.#blocks = blocks
    this.#voice = voice
    this.#contentOnly = contentOnly
    this.#desk = new CommandDesk(store, blocks, voice, contentOnly)
  }

  /**
   * Puts something new to a place, with what it needs around it; without one to where the selection says. An empty text
   * may make room for it.
   */
  insert(what: Addable, at?: InsertPlace): boolean {
    return insertInto(this.#desk, what, at)
  }

  /**
   * Puts blocks to a place, one behind the other, with what they need around them there. Its index counts the blocks
   * there without those that are moved.
   */
  move(ids: readonly string[], wanted: Target): boolean {
    return moveBlocks(this.#desk, ids, wanted)
  }

  /** Up or down among the blocks beside them. */
  moveBy(ids: readonly string[], step: 1 | -1): boolean {
    return moveBlocksBy(this.#desk, ids, step)
  }

  /** Blocks beside each other get a container of their own, which is selected. */
  group(ids: readonly string[]): boolean {
    return groupBlocks(this.#desk, ids)
  }

  /** What a container holds stands in its place, and is selected. */
  ungroup(id: string): boolean {
    return ungroupBlock(this.#desk, id)
  }

  /** Puts copied blocks where the selection says, or `at`; they are selected. What could not come along is said. */
  paste(clip: Content, at?: PastePlace): boolean {
    return pasteClip(this.#desk, clip, at)
  }

  /** Gives blocks the style of the first copied one, as far as they have the same settings. */
  pasteStyles(clip: Content, ids: readonly string[]): boolean {
    return pasteStylesTo(this.#desk, clip, ids)
  }

  /** What a step is about: the block's name, or how many there are. */
  whatOf(ids: readonly string[]): string {
    return this.#desk.whatOf(ids)
  }

  /** Takes blocks out; their neighbour, else their parent, is selected. */
  remove(ids: readonly string[]): boolean {
    if (this.#contentOnly) return this.#desk.refuseLayout()
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const what = this.whatOf(ids)
    const place = placeOf(content, ids[0] ?? '')
    const siblings = place ? siblingsIn(content, place.parent, place.slot) : []
    const left = siblings.filter((id) => !ids.includes(id))
    const next = place && (left[place.index] ?? left.at(-1) ?? place.parent)
    const outcome = inSequence(content, ids, (now, id) => removeNode(now, catalogue, id))
    if (!this.#desk.do(outcome, t('Remove {name}', { name: what }), next === undefined ? [] : [next])) return false
    this.#voice.announce(t('{name} removed.', { name: what }))
    return true
  }

  /** The copies stand right after what they were copied from, and are selected. */
  duplicate(ids: readonly string[]): boolean {
    if (this.#contentOnly) return this.#desk.refuseLayout()
    const { catalogue } = this.#blocks
    const what = this.whatOf(ids)
    const copies: string[] = []
    const outcome = inSequence(this.#store.content, ids, (content, id) => {
      const copied = duplicateNode(content, catalogue, id)
      if (!isRefused(copied)) copies.push(copied.id)
      return copied
    })
    if (!this.#desk.do(outcome, t('Duplicate {name}', { name: what }), copies)) return false
    this.#voice.announce(t('{name} duplicated.', { name: what }))
    return true
  }

  /** Puts the template's blocks in the place of a linked copy: from then on they are the page's own. */
  unlink(id: string, template: Content): boolean {
    if (this.#contentOnly) return this.#desk.refuseLayout()
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const node = this.#store.node(id)
    const place = placeOf(content, id)
    if (!node || !place) return false
    const alone = { rootNodeId: id, nodes: { [id]: { ...node, parent: null } } }
    const own = expandLinked(alone, new Map([[node.template ?? 0, template]]), catalogue)
    const { template: _, overrides: _own, ...root } = own.nodes[id] ?? node
    const tree = { ...own, nodes: { ...own.nodes, [id]: root } }
    const removed = removeNode(content, catalogue, id)
    if (isRefused(removed)) return this.#desk.refuse(removed.refused)
    const outcome = insertSubtree(applyPatch(content, removed.patch), catalogue, tree, place)
    if (isRefused(outcome)) return this.#desk.refuse(outcome.refused)
    const name = this.#desk.nameOf(id)
    this.#store.change(mergePatches(removed.patch, outcome.patch), {
      label: t('Unlink {name}', { name }),
      select: [outcome.id],
    })
    this.#voice.announce(t('{name} is no longer linked.', { name }))
    return true
  }

  /**
   * Changes props; undefined takes one back to its default. Changes of the same props within 500 ms are one step. In the
   * English `label` the block is `{name}`; without one the step says which setting got which value. `along`: blocks
   * whose look changes in the same way.
   */
  changeProps(
    id: string,
    change: Readonly<Record<string, unknown>>,
    label?: string,
    along: readonly string[] = [],
  ): boolean {
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const node = nodeAt(content, id)
    const block = catalogue.get(node?.type ?? '')
    if (this.#contentOnly && block && Object.keys(change).some((prop) => isLayoutProp(block, prop)))
      return this.#desk.refuseLayout()
    const others = along.flatMap((each) => {
      const other = nodeAt(content, each)
      const its = catalogue.get(other?.type ?? '')
      if (!node || !block || !other || !its || isLocked(content, each)) return []
      return [[each, alike(change, { block, props: node.props }, { block: its, props: other.props })] as const]
    })
    const changes = [[id, change] as const, ...others.filter(([, each]) => Object.keys(each).length > 0)]
    const outcome = inSequence(content, changes, (now, [each, to]) => changeProps(now, catalogue, each, to))
    if (isRefused(outcome)) return this.#desk.refuse(outcome.refused)
    const ids = changes.map(([each]) => each)
    const joinKey = `${ids.join(' ')} ${Object.keys(change).sort().join(' ')}`
    const name = this.whatOf(ids)
    const words = label === undefined && block && node ? changeWords(block, name, node.props, change) : undefined
    this.#store.change(outcome.patch, { label: words ?? t(label ?? 'Change {name}', { name }), joinKey })
    return true
  }

  /** Changes props of several blocks as one step; `label` says what it does. Changes with the same key within 500 ms join. */
  changeSeveral(
    changes: readonly (readonly [id: string, change: Readonly<Record<string, unknown>>])[],
    label: string,
    joinKey?: string,
  ): boolean {
    if (this.#contentOnly) return this.#desk.refuseLayout()
    const outcome = inSequence(this.#store.content, changes, (content, [id, change]) =>
      changeProps(content, this.#blocks.catalogue, id, change),
    )
    if (isRefused(outcome)) return this.#desk.refuse(outcome.refused)
    this.#store.change(outcome.patch, { label, ...(joinKey !== undefined && { joinKey }) })
    return true
  }

  /** Names, hides or locks layers. */
  mark(ids: readonly string[], marks: Marks, label: string): boolean {
    if (this.#contentOnly && (marks.hidden !== undefined || marks.locked !== undefined))
      return this.#desk.refuseLayout()
    const outcome = inSequence(this.#store.content, ids, (content, id) => markNode(content, id, marks))
    return this.#desk.do(outcome, t(label, { name: this.whatOf(ids) }))
  }

  /** Hides or locks all of them, or shows or unlocks them when all of them were. */
  toggleMark(ids: readonly string[], mark: 'hidden' | 'locked'): boolean {
    const on = !ids.every((id) => this.#store.node(id)?.[mark])
    return this.mark(ids, { [mark]: on }, markLabels[mark][on ? 'on' : 'off'])
  }

  saySelection(): void {
    const { selection } = this.#store.state
    this.#voice.announce(t('{name} selected.', { name: this.whatOf(selection) }))
  }

  selectParent(): void {
    const { selected } = this.#store.state
    const parent = selected === undefined ? undefined : this.#store.node(selected)?.parent
    this.#store.select(parent ?? undefined)
  }

  /** To the next or previous block in the order of the page. */
  selectNext(step: 1 | -1, ids: readonly string[]): void {
    const { selected } = this.#store.state
    const at = selected === undefined ? -1 : ids.indexOf(selected)
    const next = at < 0 ? ids[0] : ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    this.#store.select(next)
    if (next !== undefined)
      this.#voice.announce(
        t('{name}, {place}.', { name: this.#desk.nameOf(next), place: this.#desk.placeInWords(next) }),
      )
  }

  undo(): void {
    const step = this.#store.state.log.steps[this.#store.state.log.position - 1]
    this.#store.undo()
    this.#voice.announce(step ? t('Undone: {step}.', { step: step.label }) : t('Nothing to undo.'))
  }

  redo(): void {
    const step = this.#store.state.log.steps[this.#store.state.log.position]
    this.#store.redo()
    this.#voice.announce(step ? t('Redone: {step}.', { step: step.label }) : t('Nothing to redo.'))
  }

  /** To a place of the history: so many steps are in effect then. */
  goTo(position: number): void {
    this.#store.goTo(position)
    const step = this.#store.state.log.steps[position - 1]
    this.#voice.announce(step ? t('Back to: {step}.', { step: step.label }) : t('Back to the start.'))
  }

  /** Why the node may not be dragged just now, or undefined. */
  dragRefusal(id: string): string | undefined {
    const node = this.#store.node(id)
    if (!node || node.parent === null) return t('The page itself cannot be moved.')
    if (this.#contentOnly) return t(contentOnlyWords)
    if (isLocked(this.#store.content, id)) return t('This block or one around it is locked.')
    const block = this.#blocks.catalogue.get(node.type)
    const refusal = this.#blocks.editors.get(node.type)?.dragRefusal
    return block && refusal && block.version === node.version ? refusal(this.#filled(id)) : undefined
  }

  #filled(id: string): Readonly<Record<string, unknown>> {
    const node = this.#store.node(id)
    const block = node && this.#blocks.catalogue.get(node.type)
    return node && block ? fillProps(block, node.props) : {}
  }
}
