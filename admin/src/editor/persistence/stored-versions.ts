import { type Content, upgradeContent } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { discardPageChanges, publishPageChanges, restorePageRevision } from '@ashlar/sdk/platform'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import type { EditedItem } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import type { Conflict } from './conflict.ts'
import { editorId } from './editor-id.ts'
import { type AdapterOf, type Newest, newestOf, readNewest, withoutContent } from './stored-document.ts'

export interface VersionEvents {
  /** Undefined when it can't be read. */
  decoded(encoded: string | null): Content | undefined
  /** What is shown is to be this one, as a step of the history; nothing of it is unsaved. */
  onTaken(item: EditedItem, newest: Newest, label: string): void
  /** What is shown is to be both, as a step of the history; what is not theirs is unsaved. */
  onJoined(merged: Content, theirs: Content, newest: Newest): void
  onConflict(conflict: Conflict): void
}

/**
 * Versions of the document on the server: the one that visitors see, earlier ones, and those that others save meanwhile.
 * Each call throws an `ApiError` when the server does not do it; 409 when somebody else has saved or published since.
 */
export class StoredVersions {
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #adapterOf: AdapterOf
  readonly #events: VersionEvents

  constructor(store: EditorStore, blocks: LoadedBlocks, adapterOf: AdapterOf, events: VersionEvents) {
    this.#store = store
    this.#blocks = blocks
    this.#adapterOf = adapterOf
    this.#events = events
  }

  /**
   * Brings a revision back, on the server and here. It is a step of the history: what stood there before, saved or not,
   * comes back by undo.
   */
  async restoreRevision(revisionId: number): Promise<void> {
    const { item } = this.#store.state
    if (item?.kind !== 'page') return
    const params = { id: item.id, revisionId }
    const body = { ...at(item), asDraft: true }
    const { page } = await call(restorePageRevision, { params, body })
    this.#events.onTaken(item, newestOf(page), 'Restore a revision')
  }

  /** Visitors see what was saved from now on. */
  async publishChanges(revisionName: string): Promise<void> {
    const { item } = this.#store.state
    if (item?.kind !== 'page') return
    const { page } = await call(publishPageChanges, { params: { id: item.id }, body: { ...at(item), revisionName } })
    this.#store.set({ selectedPage: withoutContent(page) })
  }

  /** What visitors see becomes the content again, on the server and here. What stood there before comes back by undo. */
  async discardChanges(): Promise<void> {
    const { item } = this.#store.state
    if (item?.kind !== 'page') return
    const { page } = await call(discardPageChanges, { params: { id: item.id }, body: at(item) })
    this.#events.onTaken(item, newestOf(page), 'Discard changes')
  }

  /** Shows the document as it is on the server now, as a step of the history. */
  async takeNewest(): Promise<void> {
    const { item } = this.#store.state
    if (!item) return
    const newest = await readNewest(item, this.#adapterOf)
    if (newest.revision === item.revision) this.#store.set({ selectedPage: newest.page })
    else this.#events.onTaken(item, newest, 'Show the newest version')
  }

  /**
   * Puts what others saved together with what is unsaved here, as a step of the history; nothing is sent. Where both
   * changed the same block, both versions are set side by side instead. Whether they were put together.
   */
  async addTheirs(changedBy: string): Promise<boolean> {
    const { item } = this.#store.state
    if (!item) return false
    const [newest, { compare }] = await Promise.all([readNewest(item, this.#adapterOf), import('./merge.ts')])
    const stored = this.#events.decoded(newest.encoded)
    const { originalEditorContent: base, item: now } = this.#store.state
    // Saved or closed meanwhile: there is nothing to put together any more.
    if (!stored || now?.id !== item.id || now.kind !== item.kind || now.revision >= newest.revision) return false
    const mine = this.#store.content
    const theirs = upgradeContent(stored, this.#blocks.catalogue).content
    const { merged } = compare(base, mine, theirs, this.#blocks)
    if (merged) this.#events.onJoined(merged, theirs, newest)
    else this.#events.onConflict({ base, mine, theirs, revision: newest.revision, changedBy })
    return merged !== undefined
  }
}

const at = ({ revision }: EditedItem) => ({ revision, editor: editorId })
