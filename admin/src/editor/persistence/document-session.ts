import { blankContent, type Content, diffContent, isEmptyPatch, newContent, upgradeContent } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { decodeContent, encodeContent } from '@ashlar/sdk/editor'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { shownStatus } from '../../screens/pages/page-state.ts'
import type { EditedItem } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import type { Conflict } from './conflict.ts'
import { type KeptLog, logFor } from './kept-log.ts'
import type { LocalCopies } from './local-copy.ts'
import { BrowserLogs, type LogShelf } from './log-shelf.ts'
import { type NewerVersion, newerVersion } from './newer-version.ts'
import {
  type AdapterOf,
  type Asked,
  type Newest,
  readDocument,
  type StoredDocument,
  type Unsaved,
  writeDocument,
} from './stored-document.ts'
import type { StoredVersions } from './stored-versions.ts'
import { type Later, later, WorkKeeper } from './work-keeper.ts'

const t = texts('admin')

/** Milliseconds (EDIT-023). */
const loadingDelay = 750

export interface SessionEvents {
  onUnsaved(unsaved: Unsaved): void
  onConflict(conflict: Conflict): void
  /** Whether stored content that could not be read may be overwritten (OPEN-127). */
  confirmOverwrite(): Promise<boolean>
  /** `isWithheld`: with this save the page began to differ from what visitors see. */
  onSaved(saved: { readonly isWithheld: boolean }): void
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
  #versions: StoredVersions | undefined
  #unreadable = false
  #copies: LocalCopies | undefined
  /** Keys of what this browser had kept of the document before it was opened. */
  #found: readonly string[] = []
  /** What was sent last and got no answer: the server may hold it. */
  #unanswered: Content | undefined
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
    this.#keeper = new WorkKeeper(store, around.logs, around.later, () => this.reconnected())
  }

  /** What the server holds of the document beside what is shown. @throws when its code can't be fetched */
  async versions(): Promise<StoredVersions> {
    const { StoredVersions } = await import('./stored-versions.ts').catch((error: unknown) => {
      console.error(error)
      throw new Error(t('Check your connection, then try again.'))
    })
    this.#versions ??= new StoredVersions(this.#store, this.#blocks, this.#adapterOf, {
      decoded: (encoded) => this.#decoded(encoded),
      onTaken: (item, newest, label) => this.#take(item, newest, label),
      onJoined: (merged, theirs, newest) => this.#join(merged, theirs, newest),
      onConflict: (conflict) => this.#events.onConflict(conflict),
    })
    return this.#versions
  }

  /** @throws ApiError when it is not there or can't be read. */
  async load(asked: Asked, signal: AbortSignal): Promise<void> {
    this.close()
    this.#store.set({ isEditorLoading: true })
    try {
      const loaded = await readDocument(asked, this.#adapterOf)
      if (signal.aborted) return
      this.#root = loaded.root
      const content = this.#decoded(loaded.encoded)
      const [log] = await Promise.all([
        this.#around.logs.read(loaded.item),
        // Else the page would come together before the eyes, block by block.
        content && this.#blocks.fetchCode(typesIn(content)),
      ])
      if (signal.aborted) return
      this.#foundLog = log
      this.#show(loaded, content)
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
    this.#store.replace(content, { label: 'Merge both versions' })
    this.#store.saved(theirs, revision, Date.now())
    if (isEmptyPatch(diffContent(theirs, content))) {
      this.#mayBeWithheld()
      this.#keeper.forget(item)
      this.#events.onSaved({ isWithheld: false })
      return true
    }
    return this.#send({ ...item, revision }, content, revision)
  }

  /** Shows what was not saved, with its history where that is still there, else as one step. */
  restore({ content: kept, base, revision, key }: Unsaved) {
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
    if (key !== undefined) this.#copies?.adopt(key)
    this.#forgetFound(key)
    this.#keeper.keep()
  }

  #take(item: EditedItem, { encoded, page, unreadable, revision }: Newest, label: string) {
    const decoded = this.#decoded(encoded)
    const { content, opaque } = upgradeContent(decoded ?? this.#blank(), this.#blocks.catalogue)
    this.#unreadable = unreadable || decoded === undefined
    this.#store.set({ selectedPage: page, opaque })
    this.#store.replace(content, { label })
    this.#store.saved(content, revision, Date.now())
    this.#keeper.forget(item)
  }

  /** What others saved and what is unsaved here, put together: it is unsaved, and answers to their version. */
  #join(merged: Content, theirs: Content, { page, revision }: Newest) {
    const { content, opaque } = upgradeContent(merged, this.#blocks.catalogue)
    this.#store.set({ selectedPage: page, opaque })
    this.#store.replace(content, { label: 'Add their changes' })
    this.#store.basedOn(theirs, revision)
    this.#keeper.keep()
  }

  /** Throws away what was kept for the item, here and on the server. */
  discardKept() {
    const { item } = this.#store.state
    this.#forgetFound()
    if (item) this.#keeper.forget(item)
  }

  /** The line is there again: what failed for want of it is no longer said, and the draft goes to the server. */
  reconnected() {
    const { save, isEditorDirty } = this.#store.state
    if (save.kind !== 'failed' || !save.offline) return
    this.#store.set({ save: { kind: 'saved', at: undefined } })
    if (isEditorDirty) this.#keeper.keep()
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
      this.#unanswered = undefined
      const isWithheld = page?.hasUnpublishedChanges === true && !this.#store.state.selectedPage?.hasUnpublishedChanges
      if (page) this.#store.set({ selectedPage: page })
      this.#store.saved(content, saved, Date.now())
      this.#keeper.forget(item)
      this.#events.onSaved({ isWithheld })
      return true
    } catch (error) {
      const newer = await newerVersion(error, item, this.#adapterOf)
      const mine = this.#ownWithoutAnswer(newer)
      if (mine === undefined) {
        this.#refused(error, content, newer)
        return false
      }
      this.#store.saved(mine.content, mine.revision, Date.now())
      if (isEmptyPatch(diffContent(mine.content, content))) {
        this.#mayBeWithheld()
        this.#keeper.forget(item)
        this.#events.onSaved({ isWithheld: false })
        return true
      }
      return await this.#send({ ...item, revision: mine.revision }, content, mine.revision)
    } finally {
      this.#store.set({ isEditorSaving: false })
    }
  }

  /** The server holds a version whose answer nobody read: updating is offered, and does nothing where it is live. */
  #mayBeWithheld() {
    const { selectedPage: page } = this.#store.state
    if (page && shownStatus(page).label === 'Published')
      this.#store.set({ selectedPage: { ...page, hasUnpublishedChanges: true } })
  }

  /** The newest of what was found has been answered: the others are older still. */
  #forgetFound(except?: string) {
    for (const key of this.#found) if (key !== except) this.#copies?.forget(key)
    this.#found = []
  }

  /** The version on the server, where it is the one that this editor sent before the line broke. */
  #ownWithoutAnswer(
    newer: NewerVersion | undefined,
  ): { readonly content: Content; readonly revision: number } | undefined {
    const sent = this.#unanswered
    this.#unanswered = undefined
    if (!sent || !newer) return undefined
    const there = newer.content === null ? undefined : this.#decoded(newer.content)
    return there && isEmptyPatch(diffContent(there, sent)) ? { content: sent, revision: newer.revision } : undefined
  }

  #refused(error: unknown, content: Content, newer: NewerVersion | undefined) {
    const message = sentenceOf(error)
    const offline = error instanceof ApiError && error.status === 0
    console.error('The page could not be saved.', error)
    this.#store.set({ save: { kind: 'failed', message, offline } })
    if (offline) {
      this.#unanswered = content
      // The server is asked until it answers: from then on nobody is told that the line is gone.
      this.#keeper.keep()
    }
    const theirs = newer && this.#decoded(newer.content)
    if (newer && theirs) {
      const base = this.#store.state.originalEditorContent
      this.#events.onConflict({ ...newer, base, mine: content, theirs })
      return
    }
    if (error instanceof ApiError && error.code === 'CONTENT_UNREADABLE') this.#unreadable = true
    this.#events.onFailed(message)
  }

  #blank(): Content {
    return this.#root === undefined ? blankContent() : newContent(this.#blocks.catalogue, this.#root)
  }

  /** Undefined when it can't be read. */
  #decoded(encoded: string | null): Content | undefined {
    return encoded === null || encoded === '' ? this.#blank() : decodeContent(encoded).content
  }

  #show({ item, page, unreadable, unsaved, isEmail = false }: StoredDocument, decoded: Content | undefined) {
    this.#unreadable = unreadable || decoded === undefined
    // EDIT-041: the exact words.
    if (this.#unreadable) console.error('Failed to parse content')
    const { content, opaque } = upgradeContent(decoded ?? this.#blank(), this.#blocks.catalogue)
    const { viewportDevice } = this.#store.state
    this.#unanswered = undefined
    this.#store.load({ item, content, opaque, log: logFor(content, this.#foundLog) })
    this.#store.set({
      selectedPage: page,
      selectedTemplate: item.kind === 'component' ? item.id : null,
      // EDIT-025 to EDIT-027.
      viewportDevice: isEmail ? 'email' : viewportDevice === 'email' ? 'desktop' : viewportDevice,
    })
    this.#copies = this.#keeper.follow(item)
    this.#offer(this.#copies, content, unsaved)
  }

  /**
   * Offers the newest unsaved state of this person, if it differs from the page. One that was begun before somebody
   * else saved, too: its save will be set side by side with theirs.
   */
  #offer(copies: LocalCopies, content: Content, draft: Unsaved | undefined) {
    const isShown = (each: { readonly content: Content }) =>
      isEmptyPatch(diffContent(content, upgradeContent(each.content, this.#blocks.catalogue).content))
    const local = copies.all()
    this.#found = local.map(({ key }) => key)
    for (const { key } of local.filter(isShown)) copies.forget(key)
    const newest = [...local.map((copy): Unsaved => ({ from: 'this browser', ...copy })), ...(draft ? [draft] : [])]
      .filter((each) => !isShown(each))
      .sort((a, b) => b.at - a.at)[0]
    if (newest) this.#events.onUnsaved(newest)
  }
}

const typesIn = ({ nodes }: Content) => new Set(Object.values(nodes).map(({ type }) => type))

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 413) {
    return t('The page is too large to save. Remove a block or a long text, or split it into two pages.')
  }
  return error instanceof Error ? error.message : String(error)
}
