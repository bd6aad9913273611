import {
  applyPatch,
  type Changed,
  type Content,
  changeProps,
  duplicateNode,
  emptyPatch,
  expandLinked,
  fillProps,
  type Inserted,
  insertBlock,
  insertSubtree,
  isLayoutProp,
  isRefused,
  type LeftOut,
  type Marks,
  markNode,
  mergePatches,
  moveNode,
  nodeAt,
  type Pasted,
  type Refusal,
  removeNode,
  type Target,
} from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { nameOf, titleOfType } from '../../blocks/naming.ts'
import { pastedAt } from '../clipboard/clip.ts'
import { styleChange } from '../clipboard/styles.ts'
import { type Addable, keyOf } from './addable.ts'
import { alike } from './alike.ts'
import { changeWords } from './change-words.ts'
import type { EditorStore } from './editor-store.ts'
import { grouped, ungrouped } from './grouping.ts'
import { isLocked } from './locks.ts'
import type { PastePlace } from './paste-place.ts'
import { placeOf, siblingsIn } from './places.ts'
import { inSequence } from './sequence.ts'
import { placeAt, readyPlace } from './wrapping.ts'

const t = texts('admin')

/** How commands speak: to the screen reader always, and on the screen where something was refused. */
export interface Voice {
  announce(sentence: string): void
  refuse(sentence: string): void
}

/** What is said where the layout is not this person's to change. */
export const contentOnlyWords = 'You can change the text, images and links on this page, but not its layout.'

const markLabels = {
  hidden: { on: 'Hide {name}', off: 'Show {name}' },
  locked: { on: 'Lock {name}', off: 'Unlock {name}' },
} as const

/** What a person can do to the document, by pointer and by keyboard alike: the same call, so the same JSON. */
export class EditorCommands {
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
  }

  /**
   * Puts something new to a place, with what it needs around it; without one to where the selection says. An empty text
   * may make room for it.
   */
  insert(what: Addable, at: { readonly target?: Target; readonly replaces?: string } = {}): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const title = what.title ?? titleOfType(this.#blocks, what.type)
    const place = at.target
      ? (placeAt(content, catalogue, what.type, at.target) ?? { target: at.target, patch: emptyPatch })
      : readyPlace(content, catalogue, what.type, this.#store.state.selected)
    if (!place) return this.#refuse(t('{title} cannot be added anywhere on this page.', { title }))
    const ready = applyPatch(content, place.patch)
    const inserted: Pasted | Refusal = what.tree
      ? insertSubtree(ready, catalogue, what.tree, place.target)
      : withNothingLeftOut(insertBlock(ready, catalogue, what.type, place.target, { variant: what.variant }))
    if (isRefused(inserted)) return this.#refuse(inserted.refused)
    let { index } = place.target
    const behind = inSequence(applyPatch(ready, inserted.patch), what.following ?? [], (now, tree) => {
      index += 1
      return insertSubtree(now, catalogue, tree, { ...place.target, index })
    })
    if (isRefused(behind)) return this.#refuse(behind.refused)
    const added = mergePatches(inserted.patch, behind.patch)
    const gone = at.replaces === undefined ? [] : [at.replaces]
    const outcome = inSequence(applyPatch(ready, added), gone, (now, id) => removeNode(now, catalogue, id))
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    if (what.step === undefined) this.#store.set({ recent: withRecent(this.#store.state.recent, keyOf(what)) })
    const patch = mergePatches(mergePatches(place.patch, added), outcome.patch)
    this.#store.change(patch, { label: what.step ?? t('Add {title}', { title }), select: [inserted.id] })
    this.#sayLeftOut(inserted.leftOut)
    this.#voice.announce(t('{title} added {place}.', { title, place: this.#placeInWords(inserted.id) }))
    return true
  }

  /**
   * Puts blocks to a place, one behind the other, with what they need around them there. Its index counts the blocks
   * there without those that are moved.
   */
  move(ids: readonly string[], wanted: Target): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const { catalogue } = this.#blocks
    const what = this.whatOf(ids)
    const type = nodeAt(this.#store.content, ids[0] ?? '')?.type ?? ''
    const { target, patch } = placeAt(this.#store.content, catalogue, type, wanted) ?? {
      target: wanted,
      patch: emptyPatch,
    }
    const ready = applyPatch(this.#store.content, patch)
    const staying = siblingsIn(ready, target.parent, target.slot).filter((id) => !ids.includes(id))
    let before = staying[Math.min(target.index, staying.length) - 1]
    const moved = inSequence(ready, ids, (content, id) => {
      const siblings = siblingsIn(content, target.parent, target.slot, id)
      const index = before === undefined ? 0 : siblings.indexOf(before) + 1
      before = id
      return moveNode(content, catalogue, id, { ...target, index })
    })
    const outcome = isRefused(moved) ? moved : { patch: mergePatches(patch, moved.patch) }
    if (!this.#do(outcome, t('Move {name}', { name: what }), ids)) return false
    this.#voice.announce(t('{name} moved {place}.', { name: what, place: this.#placeInWords(ids[0] ?? '') }))
    return true
  }

  /** Up or down among the blocks beside them. */
  moveBy(ids: readonly string[], step: 1 | -1): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const what = this.whatOf(ids)
    const first = step < 0 ? ids[0] : ids.at(-1)
    const place = first === undefined ? undefined : placeOf(content, first)
    if (!place) return false
    const count = siblingsIn(content, place.parent, place.slot).length
    if (place.index + step < 0 || place.index + step >= count) {
      this.#voice.announce(
        step < 0 ? t('{name} is already first.', { name: what }) : t('{name} is already last.', { name: what }),
      )
      return false
    }
    // Downwards from the last, so that none steps over another that moves too.
    const outcome = inSequence(content, step < 0 ? ids : [...ids].reverse(), (now, id) => {
      const here = placeOf(now, id)
      if (!here) return { refused: t('This block no longer exists.') }
      return moveNode(now, catalogue, id, { ...here, index: Math.max(here.index + step, 0) })
    })
    if (!this.#do(outcome, t('Move {name}', { name: what }), ids)) return false
    this.#voice.announce(t('{name} moved {place}.', { name: what, place: this.#placeInWords(first ?? '') }))
    return true
  }

  /** Takes blocks out; their neighbour, else their parent, is selected. */
  remove(ids: readonly string[]): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const what = this.whatOf(ids)
    const place = placeOf(content, ids[0] ?? '')
    const siblings = place ? siblingsIn(content, place.parent, place.slot) : []
    const left = siblings.filter((id) => !ids.includes(id))
    const next = place && (left[place.index] ?? left.at(-1) ?? place.parent)
    const outcome = inSequence(content, ids, (now, id) => removeNode(now, catalogue, id))
    if (!this.#do(outcome, t('Remove {name}', { name: what }), next === undefined ? [] : [next])) return false
    this.#voice.announce(t('{name} removed.', { name: what }))
    return true
  }

  /** The copies stand right after what they were copied from, and are selected. */
  duplicate(ids: readonly string[]): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const { catalogue } = this.#blocks
    const what = this.whatOf(ids)
    const copies: string[] = []
    const outcome = inSequence(this.#store.content, ids, (content, id) => {
      const copied = duplicateNode(content, catalogue, id)
      if (!isRefused(copied)) copies.push(copied.id)
      return copied
    })
    if (!this.#do(outcome, t('Duplicate {name}', { name: what }), copies)) return false
    this.#voice.announce(t('{name} duplicated.', { name: what }))
    return true
  }

  /** Blocks beside each other get a container of their own, which is selected. */
  group(ids: readonly string[]): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const what = this.whatOf(ids)
    const outcome = grouped(this.#store.content, this.#blocks.catalogue, ids)
    if (!this.#do(outcome, t('Group {name}', { name: what }), isRefused(outcome) ? [] : [outcome.id])) return false
    this.#voice.announce(t('{name} grouped.', { name: what }))
    return true
  }

  /** What a container holds stands in its place, and is selected. */
  ungroup(id: string): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const name = this.#nameOf(id)
    const children = this.#store.node(id)?.children ?? []
    const outcome = ungrouped(this.#store.content, this.#blocks.catalogue, id)
    if (!this.#do(outcome, t('Ungroup {name}', { name }), children)) return false
    this.#voice.announce(t('{name} ungrouped.', { name }))
    return true
  }

  /** Puts copied blocks where the selection says, or `at`; they are selected. What could not come along is said. */
  paste(clip: Content, at: PastePlace = { beside: this.#store.state.selected }): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const outcome = pastedAt(this.#store.content, this.#blocks.catalogue, clip, at)
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    const pastedNode = outcome.patch.nodes[outcome.ids[0] ?? '']
    const what =
      outcome.ids.length === 1 && pastedNode
        ? nameOf(this.#blocks, pastedNode)
        : t('{count} block|{count} blocks', { count: outcome.ids.length })
    this.#store.change(outcome.patch, { label: t('Paste {name}', { name: what }), select: outcome.ids })
    this.#sayLeftOut(outcome.leftOut)
    this.#voice.announce(t('{name} pasted {place}.', { name: what, place: this.#placeInWords(outcome.ids[0] ?? '') }))
    return true
  }

  /** Puts the template's blocks in the place of a linked copy: from then on they are the page's own. */
  unlink(id: string, template: Content): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
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
    if (isRefused(removed)) return this.#refuse(removed.refused)
    const outcome = insertSubtree(applyPatch(content, removed.patch), catalogue, tree, place)
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    const name = this.#nameOf(id)
    this.#store.change(mergePatches(removed.patch, outcome.patch), {
      label: t('Unlink {name}', { name }),
      select: [outcome.id],
    })
    this.#voice.announce(t('{name} is no longer linked.', { name }))
    return true
  }

  /** Gives blocks the style of the first copied one, as far as they have the same settings. */
  pasteStyles(clip: Content, ids: readonly string[]): boolean {
    if (this.#contentOnly) return this.#refuseLayout()
    const { catalogue } = this.#blocks
    const source = nodeAt(clip, nodeAt(clip, clip.rootNodeId)?.children[0] ?? '')
    const block = source && catalogue.get(source.type)
    if (!source || !block) return this.#refuse(t('There is no style to paste.'))
    const from = { block, props: source.props }
    const outcome = inSequence(this.#store.content, ids, (content, id) => {
      const to = catalogue.get(nodeAt(content, id)?.type ?? '')
      return to ? changeProps(content, catalogue, id, styleChange(from, to)) : { patch: { nodes: {} } }
    })
    const what = this.whatOf(ids)
    if (!this.#do(outcome, t('Paste style to {name}', { name: what }))) return false
    this.#voice.announce(t('Style pasted to {name}.', { name: what }))
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
      return this.#refuseLayout()
    const others = along.flatMap((each) => {
      const other = nodeAt(content, each)
      const its = catalogue.get(other?.type ?? '')
      if (!node || !block || !other || !its || isLocked(content, each)) return []
      return [[each, alike(change, { block, props: node.props }, { block: its, props: other.props })] as const]
    })
    const changes = [[id, change] as const, ...others.filter(([, each]) => Object.keys(each).length > 0)]
    const outcome = inSequence(content, changes, (now, [each, to]) => changeProps(now, catalogue, each, to))
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
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
    if (this.#contentOnly) return this.#refuseLayout()
    const outcome = inSequence(this.#store.content, changes, (content, [id, change]) =>
      changeProps(content, this.#blocks.catalogue, id, change),
    )
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    this.#store.change(outcome.patch, { label, ...(joinKey !== undefined && { joinKey }) })
    return true
  }

  /** Names, hides or locks layers. */
  mark(ids: readonly string[], marks: Marks, label: string): boolean {
    if (this.#contentOnly && (marks.hidden !== undefined || marks.locked !== undefined)) return this.#refuseLayout()
    const outcome = inSequence(this.#store.content, ids, (content, id) => markNode(content, id, marks))
    return this.#do(outcome, t(label, { name: this.whatOf(ids) }))
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
      this.#voice.announce(t('{name}, {place}.', { name: this.#nameOf(next), place: this.#placeInWords(next) }))
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

  /** What a step is about: the block's name, or how many there are. */
  whatOf(ids: readonly string[]): string {
    const [only] = ids
    if (only !== undefined && ids.length === 1) return this.#nameOf(only)
    return t('{count} block|{count} blocks', { count: ids.length })
  }

  #sayLeftOut(leftOut: readonly LeftOut[]) {
    const [first] = leftOut
    if (!first) return
    this.#voice.refuse(
      t('One block was left out: {reason}|{count} blocks were left out. The first: {reason}', {
        count: leftOut.length,
        reason: first.reason,
      }),
    )
  }

  #do(outcome: Changed | Refusal, label: string, select?: readonly string[]): boolean {
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    this.#store.change(outcome.patch, { label, ...(select !== undefined && { select }) })
    return true
  }

  #refuseLayout(): false {
    return this.#refuse(t(contentOnlyWords))
  }

  #refuse(reason: string): false {
    this.#voice.refuse(reason)
    return false
  }

  #nameOf(id: string): string {
    const node = nodeAt(this.#store.content, id)
    return node ? nameOf(this.#blocks, node) : t('This block')
  }

  /** "to position 2 of 5 in Section". */
  #placeInWords(id: string): string {
    const { content } = this.#store
    const place = placeOf(content, id)
    if (!place) return t('as the page')
    const count = siblingsIn(content, place.parent, place.slot).length
    return t('to position {position} of {count} in {name}', {
      position: place.index + 1,
      count,
      name: this.#nameOf(place.parent),
    })
  }
}

const withNothingLeftOut = (outcome: Inserted | Refusal): Pasted | Refusal =>
  isRefused(outcome) ? outcome : { ...outcome, leftOut: [] }

/** Entries of the palette that are remembered as used lately. */
const mostRecent = 6

const withRecent = (recent: readonly string[], key: string): readonly string[] =>
  [key, ...recent.filter((each) => each !== key)].slice(0, mostRecent)
