import { blankContent, type Content, diffContent, isEmptyPatch, newContent, upgradeContent } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { decodeContent, encodeContent } from '@ashlar/sdk/editor'
import { Check } from 'typebox/value'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import type { EditedItem } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { Current, restoreRevision } from './calls.ts'
import { type KeptLog, logFor } from './kept-log.ts'
import { forgetLocally, localCopy } from './local-copy.ts'
import { BrowserLogs, type LogShelf } from './log-shelf.ts'
import {
  type AdapterOf,
  type Asked,
  readDocument,
  type StoredDocument,
  type Unsaved,
  withoutContent,
  writeDocument,
} from './stored-document.ts'
import { type Later, later, WorkKeeper } from './work-keeper.ts'

/** Milliseconds (EDIT-023). */
const loadingDelay = 750

/** Somebody else saved first. */
export interface Conflict {
  readonly base: Content
  readonly mine: Content
  readonly theirs: Content
  readonly revision: number
  readonly changedBy: string
  readonly changedAt: string
}

export interface SessionEvents {
  onUnsaved(unsaved: Unsaved): void
  onConflict(conflict: Conflict): void
  /** Whether stored content that could not be read may be overwritten (OPEN-127). */
  confirmOverwrite(): Promise<boolean>
  onSaved(): void
  onFailed(message: string): void
}

/** What a session has of the browser that it runs in. */
export interface Surroundings {
  readonly logs: LogShelf
  readonly later: Later
}

const browser = (): Surroundings => ({ logs: new BrowserLogs(), later })

/** Loading and saving the document in the editor. What is not saved yet is kept by a `WorkKeeper`. */
export class DocumentSession {
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #events: SessionEvents
  readonly #adapterOf: AdapterOf
  readonly #around: Surroundings
  readonly #keeper: WorkKeeper
  #unreadable = false
  /** Block type of the outermost block of new content; undefined for pages and their sections. */
  #root: string | undefined
  /** The log that was found with the document, as it was kept. */
  #foundLog: KeptLog | undefined

  constructor(
    store: EditorStore,
    blocks: LoadedBlocks,
    events: SessionEvents,
    adapterOf: AdapterOf,
    around = browser(),
  ) {
    this.#store = store
    this.#blocks = blocks
    this.#events = events
    this.#adapterOf = adapterOf
    this.#around = around
    this.#keeper = new WorkKeeper(store, around.logs, around.later)
  }

  /** @throws ApiError when it is not there or can't be read. */
  async load(asked: Asked, signal: AbortSignal): Promise<void> {
    this.close()
    this.#store.set({ isEditorLoading: true })
    try {
      const loaded = await readDocument(asked, this.#adapterOf)
      const log = await this.#around.logs.read(loaded.item)
      if (signal.aborted) return
      this.#foundLog = log
      this.#show(loaded)
    } finally {
      // The flag stays up a moment: pictures and fonts of the page arrive (EDIT-023).
      if (!signal.aborted) this.#around.later(loadingDelay, () => this.#store.set({ isEditorLoading: false }))
    }
  }

  /** Sends the document. Changes made while it is on its way stay unsaved. */
  async save(): Promise<boolean> {
    const { item, isEditorSaving, isEditorDirty } = this.#store.state
    if (!item || isEditorSaving || !(isEditorDirty || this.#unreadable)) return false
    if (this.#unreadable && !(await this.#events.confirmOverwrite())) return false
    return this.#send(item, this.#store.content, item.revision)
  }

  /** After a conflict: what the person chose is saved over the version that is there. */
  async settle(content: Content, { revision, theirs }: Conflict): Promise<boolean> {
    const { item } = this.#store.state
    if (!item) return false
    this.#store.replace(content, { label: 'Settle both versions' })
    this.#store.saved(theirs, revision, Date.now())
    if (isEmptyPatch(diffContent(theirs, content))) {
      this.#keeper.forget(item)
      this.#events.onSaved()
      return true
    }
    return this.#send({ ...item, revision }, content, revision)
  }

  /** Shows what was not saved, with its history where that is still there, else as one step. */
  restore({ content: kept, base, revision }: Unsaved) {
    const { item } = this.#store.state
    const { content, opaque } = upgradeContent(kept, this.#blocks.catalogue)
    const log = logFor(content, this.#foundLog)
    if (log && item) this.#store.load({ item, content, original: this.#store.state.originalEditorContent, opaque, log })
    else this.#store.replace(content, { label: 'Restore unsaved changes' })
    // Somebody has saved since it was begun: the next save sets both versions side by side instead of replacing theirs.
    if (item && revision !== item.revision) {
      this.#store.basedOn(
        base ? upgradeContent(base, this.#blocks.catalogue).content : this.#store.state.originalEditorContent,
        revision,
      )
    }
    this.#keeper.keep()
  }

  /**
   * Brings a revision back, on the server and here. It is a step of the history: what stood there before, saved or not,
   * comes back by undo.
   *
   * @throws ApiError when the server does not do it; 409 when somebody else has saved since.
   */
  async restoreRevision(revisionId: number): Promise<void> {
    const { item } = this.#store.state
    if (item?.kind !== 'page') return
    const page = await restoreRevision(item.id, revisionId, item.revision)
    const decoded = page.content === null ? undefined : decodeContent(page.content).content
    const { content, opaque } = upgradeContent(decoded ?? this.#blank(), this.#blocks.catalogue)
    this.#unreadable = false
    this.#store.set({ selectedPage: withoutContent(page), opaque })
    this.#store.replace(content, { label: 'Restore a revision' })
    this.#store.saved(content, page.contentRevision, Date.now())
    this.#keeper.forget(item)
  }

  /** Throws away what was kept for the item, here and on the server. */
  discardKept() {
    const { item } = this.#store.state
    if (item) this.#keeper.forget(item)
  }

  /** What waits to be kept in this browser is written at once: the page may be gone in a moment. */
  flush() {
    this.#keeper.flush()
  }

  /** Stops writing drafts and copies. */
  close() {
    this.#keeper.stop()
  }

  async #send(item: EditedItem, content: Content, revision: number): Promise<boolean> {
    this.#store.set({ isEditorSaving: true, save: { kind: 'saving' } })
    const save = {
      id: item.id,
      content: encodeContent(content),
      revision,
      ...(this.#unreadable && { overwriteUnreadable: true as const }),
    }
    try {
      const { revision: saved, page } = await writeDocument(item, save, this.#adapterOf)
      this.#unreadable = false
      if (page) this.#store.set({ selectedPage: page })
      this.#store.saved(content, saved, Date.now())
      this.#keeper.forget(item)
      this.#events.onSaved()
      return true
    } catch (error) {
      this.#refused(error, content)
      return false
    } finally {
      this.#store.set({ isEditorSaving: false })
    }
  }

  #refused(error: unknown, content: Content) {
    const message = error instanceof Error ? error.message : String(error)
    console.error('The page could not be saved.', error)
    this.#store.set({ save: { kind: 'failed', message, offline: error instanceof ApiError && error.status === 0 } })
    if (error instanceof ApiError && error.status === 409 && Check(Current, error.body)) {
      const { current } = error.body
      const theirs = current.content === null ? this.#blank() : decodeContent(current.content).content
      if (theirs) {
        const base = this.#store.state.originalEditorContent
        this.#events.onConflict({ ...current, base, mine: content, theirs })
        return
      }
    }
    if (error instanceof ApiError && error.code === 'CONTENT_UNREADABLE') this.#unreadable = true
    this.#events.onFailed(message)
  }

  #blank(): Content {
    return this.#root === undefined ? blankContent() : newContent(this.#blocks.catalogue, this.#root)
  }

  #show({ item, page, encoded, unreadable, unsaved, root, isEmail = false }: StoredDocument) {
    this.#root = root
    const decoded = encoded === null || encoded === '' ? { content: this.#blank() } : decodeContent(encoded)
    this.#unreadable = unreadable || decoded.content === undefined
    // EDIT-041: the exact words.
    if (this.#unreadable) console.error('Failed to parse content')
    const { content, opaque } = upgradeContent(decoded.content ?? this.#blank(), this.#blocks.catalogue)
    const { viewportDevice } = this.#store.state
    this.#store.load({ item, content, opaque, log: logFor(content, this.#foundLog) })
    this.#store.set({
      selectedPage: page,
      selectedTemplate: item.kind === 'component' ? item.id : null,
      // EDIT-025 to EDIT-027.
      viewportDevice: isEmail ? 'email' : viewportDevice === 'email' ? 'desktop' : viewportDevice,
    })
    this.#offer(item, content, unsaved)
    this.#keeper.follow()
  }

  /**
   * Offers the newest unsaved state of this person, if it differs from the page. One that was begun before somebody
   * else saved, too: its save will be set side by side with theirs.
   */
  #offer(item: EditedItem, content: Content, draft: Unsaved | undefined) {
    const copy = localCopy(item)
    const local: Unsaved | undefined = copy && { from: 'this browser', ...copy }
    const newest = [local, draft]
      .filter((each) => each !== undefined)
      .filter(
        (each) => !isEmptyPatch(diffContent(content, upgradeContent(each.content, this.#blocks.catalogue).content)),
      )
      .sort((a, b) => b.at - a.at)[0]
    if (newest) this.#events.onUnsaved(newest)
    else if (copy) forgetLocally(item)
  }
}
