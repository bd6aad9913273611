import {
  ancestorsOf,
  type Changed,
  changeProps,
  duplicateNode,
  fillProps,
  insertBlock,
  isRefused,
  type Marks,
  markNode,
  moveNode,
  nodeAt,
  type Refusal,
  removeNode,
  type Target,
} from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import { nameOf, titleOfType } from '../blocks/naming.ts'
import type { EditorStore } from './editor-store.ts'
import { placeForNew, placeOf, siblingsIn } from './places.ts'

const t = texts('admin')

/** How commands speak: to the screen reader always, and on the screen where something was refused. */
export interface Voice {
  announce(sentence: string): void
  refuse(sentence: string): void
}

/** What a person can do to the document, by pointer and by keyboard alike: the same call, so the same JSON. */
export class EditorCommands {
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #voice: Voice

  constructor(store: EditorStore, blocks: LoadedBlocks, voice: Voice) {
    this.#store = store
    this.#blocks = blocks
    this.#voice = voice
  }

  /** Puts a new block to a place; without one to where the selection says. */
  insert(type: string, target?: Target, variant?: string): boolean {
    const { content } = this.#store
    const { catalogue } = this.#blocks
    const title = titleOfType(this.#blocks, type)
    const place = target ?? placeForNew(content, catalogue, type, this.#store.state.selected)
    if (!place) return this.#refuse(t('There is no place on this page for a block of the type {title}.', { title }))
    const outcome = insertBlock(content, catalogue, type, place, variant === undefined ? {} : { variant })
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    this.#store.change(outcome.patch, { label: t('Add {title}', { title }), select: outcome.id })
    this.#voice.announce(t('{title} added {place}.', { title, place: this.#placeInWords(outcome.id) }))
    return true
  }

  move(id: string, target: Target): boolean {
    const outcome = moveNode(this.#store.content, this.#blocks.catalogue, id, target)
    const name = this.#nameOf(id)
    if (!this.#do(outcome, t('Move {name}', { name }), id)) return false
    this.#voice.announce(t('{name} moved {place}.', { name, place: this.#placeInWords(id) }))
    return true
  }

  /** Up or down among the blocks beside it. */
  moveBy(id: string, step: 1 | -1): boolean {
    const place = placeOf(this.#store.content, id)
    if (!place) return false
    const count = siblingsIn(this.#store.content, place.parent, place.slot).length
    const index = place.index + step
    if (index < 0 || index >= count) {
      const name = this.#nameOf(id)
      this.#voice.announce(step < 0 ? t('{name} is first already.', { name }) : t('{name} is last already.', { name }))
      return false
    }
    return this.move(id, { ...place, index })
  }

  /** Takes the block out; its neighbour, else its parent, is selected. */
  remove(id: string): boolean {
    const { content } = this.#store
    const place = placeOf(content, id)
    const name = this.#nameOf(id)
    const siblings = place ? siblingsIn(content, place.parent, place.slot, id) : []
    const next = place && (siblings[place.index] ?? siblings[place.index - 1] ?? place.parent)
    if (!this.#do(removeNode(content, this.#blocks.catalogue, id), t('Remove {name}', { name }), next)) return false
    this.#voice.announce(t('{name} removed.', { name }))
    return true
  }

  duplicate(id: string): boolean {
    const outcome = duplicateNode(this.#store.content, this.#blocks.catalogue, id)
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    this.#store.change(outcome.patch, { label: t('Duplicate {name}', { name: this.#nameOf(id) }), select: outcome.id })
    this.#voice.announce(t('{name} duplicated.', { name: this.#nameOf(outcome.id) }))
    return true
  }

  /**
   * Changes props; undefined takes one back to its default. Changes of the same props within 500 ms are one step. In the
   * English `label` the block is `{name}`.
   */
  changeProps(id: string, change: Readonly<Record<string, unknown>>, label = 'Change {name}'): boolean {
    const { content } = this.#store
    const outcome = changeProps(content, this.#blocks.catalogue, id, change)
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    const joinKey = `${id} ${Object.keys(change).sort().join(' ')}`
    this.#store.change(outcome.patch, { label: t(label, { name: this.#nameOf(id) }), joinKey })
    return true
  }

  /** Name, hide or lock a layer. */
  mark(id: string, marks: Marks, label: string): boolean {
    return this.#do(markNode(this.#store.content, id, marks), t(label, { name: this.#nameOf(id) }))
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
    this.#voice.announce(step ? t('Done again: {step}.', { step: step.label }) : t('Nothing to redo.'))
  }

  /** Why the node may not be dragged just now, or undefined. */
  dragRefusal(id: string): string | undefined {
    const node = this.#store.node(id)
    if (!node || node.parent === null) return t('The page itself stays where it is.')
    if ([id, ...ancestorsOf(this.#store.content, id)].some((each) => this.#store.node(each)?.locked)) {
      return t('This block or one around it is locked.')
    }
    const block = this.#blocks.catalogue.get(node.type)
    const refusal = this.#blocks.editors.get(node.type)?.dragRefusal
    return block && refusal && block.version === node.version ? refusal(this.#filled(id)) : undefined
  }

  #filled(id: string): Readonly<Record<string, unknown>> {
    const node = this.#store.node(id)
    const block = node && this.#blocks.catalogue.get(node.type)
    return node && block ? fillProps(block, node.props) : {}
  }

  #do(outcome: Changed | Refusal, label: string, select?: string): boolean {
    if (isRefused(outcome)) return this.#refuse(outcome.refused)
    this.#store.change(outcome.patch, { label, ...(select !== undefined && { select }) })
    return true
  }

  #refuse(reason: string): false {
    this.#voice.refuse(reason)
    return false
  }

  #nameOf(id: string): string {
    const node = nodeAt(this.#store.content, id)
    return node ? nameOf(this.#blocks, node) : t('The block')
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
