import { type Changed, isRefused, type LeftOut, nodeAt, type Refusal } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { nameOf } from '../../blocks/naming.ts'
import type { EditorStore } from './editor-store.ts'
import { placeOf, siblingsIn } from './places.ts'

const t = texts('admin')

/** How commands speak: to the screen reader always, and on the screen where something was refused. */
export interface Voice {
  announce(sentence: string): void
  refuse(sentence: string): void
}

/** What is said where the layout is not this person's to change. */
export const contentOnlyWords = 'You can change the text, images and links on this page, but not its layout.'

/** What every command works with: the document and its blocks, and how what was done or refused is told. */
export class CommandDesk {
  readonly store: EditorStore
  readonly blocks: LoadedBlocks
  readonly voice: Voice
  readonly contentOnly: boolean

  constructor(store: EditorStore, blocks: LoadedBlocks, voice: Voice, contentOnly: boolean) {
    this.store = store
    this.blocks = blocks
    this.voice = voice
    this.contentOnly = contentOnly
  }

  /** What a step is about: the block's name, or how many there are. */
  whatOf(ids: readonly string[]): string {
    const [only] = ids
    if (only !== undefined && ids.length === 1) return this.nameOf(only)
    return t('{count} block|{count} blocks', { count: ids.length })
  }

  /** What could not come along is said. */
  sayLeftOut(leftOut: readonly LeftOut[]) {
    const [first] = leftOut
    if (!first) return
    this.voice.refuse(
      t('One block was left out: {reason}|{count} blocks were left out. The first: {reason}', {
        count: leftOut.length,
        reason: first.reason,
      }),
    )
  }

  /** Makes a change a step of the history, or says why it is refused. */
  do(outcome: Changed | Refusal, label: string, select?: readonly string[]): boolean {
    if (isRefused(outcome)) return this.refuse(outcome.refused)
    this.store.change(outcome.patch, { label, ...(select !== undefined && { select }) })
    return true
  }

  /** For people who change what the blocks say, and not where they stand. */
  refuseLayout(): false {
    return this.refuse(t(contentOnlyWords))
  }

  refuse(reason: string): false {
    this.voice.refuse(reason)
    return false
  }

  nameOf(id: string): string {
    const node = nodeAt(this.store.content, id)
    return node ? nameOf(this.blocks, node) : t('This block')
  }

  /** "to position 2 of 5 in Section". */
  placeInWords(id: string): string {
    const { content } = this.store
    const place = placeOf(content, id)
    if (!place) return t('as the page')
    const count = siblingsIn(content, place.parent, place.slot).length
    return t('to position {position} of {count} in {name}', {
      position: place.index + 1,
      count,
      name: this.nameOf(place.parent),
    })
  }
}
