import {
  blankContent,
  type Content,
  type ContentKindDefinition,
  diffContent,
  isEmptyPatch,
  newContent,
  type Page,
  upgradeContent,
} from '@ashlar/sdk'
import { ApiError, type ContentAdapter } from '@ashlar/sdk/admin'
import { decodeContent, encodeContent } from '@ashlar/sdk/editor'
import { Check } from 'typebox/value'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import type { EditedItem } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import {
  Current,
  type Draft,
  fetchDraft,
  fetchPage,
  fetchTemplate,
  restoreRevision,
  savePage,
  saveTemplate,
} from './calls.ts'
import { type KeptLog, logFor } from './kept-log.ts'
import { forgetLocally, localCopy } from './local-copy.ts'
import { BrowserLogs, type LogShelf } from './log-shelf.ts'
import { type Later, later, WorkKeeper } from './work-keeper.ts'

/** Milliseconds (EDIT-023). */
const loadingDelay = 750

/** An unsaved state of the same person that is newer than the page. */
export interface Unsaved {
  readonly from: 'this browser' | 'your draft'
  readonly content: Content
  /** The version that it was begun from, where that is known, and its revision. */
  readonly base: Content | undefined
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Somebody else saved first. */
export interface Conflict {
  readonly base: Content
  readonly mine: Content
  readonly theirs: Content
  readonly revision: number
  readonly changedBy: string
  readonly changedAt: string
}

export type Asked =
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'component'; readonly id: number }
  /** A kind that a module brings, by its parameter in the address. */
  | { readonly kind: 'contributed'; readonly param: string; readonly id: number }

/** How a kind of content that a module brings is read and saved. */
export type AdapterOf = (param: string) => Promise<ContentAdapter & Pick<ContentKindDefinition, 'viewport' | 'root'>>

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
      const loaded = await this.#loadAsked(asked)
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
      const saved = await this.#sendAs(item, save)
      this.#unreadable = false
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

  async #sendAs(item: EditedItem, save: Parameters<typeof savePage>[0]): Promise<number> {
    if (item.kind === 'page') return this.#sendPage(save)
    if (item.kind === 'component') return (await saveTemplate(save)).revision
    return (await (await this.#adapterOf(item.param ?? '')).save(save)).revision
  }

  async #sendPage(save: Parameters<typeof savePage>[0]): Promise<number> {
    const page = await savePage(save)
    this.#store.set({ selectedPage: withoutContent(page) })
    return page.contentRevision
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

  #loadAsked(asked: Asked): Promise<Loaded> {
    if (asked.kind === 'page') return this.#loadPage(asked.slug)
    if (asked.kind === 'component') return this.#loadTemplate(asked.id)
    return this.#loadContributed(asked.param, asked.id)
  }

  async #loadPage(slug: string): Promise<Loaded> {
    const page = await fetchPage(slug)
    const item: EditedItem = { kind: 'page', id: page.id, title: page.title, revision: page.contentRevision }
    const draft = await fetchDraft(page.id).catch(noDraftForReaders)
    const unsaved = draft ? unsavedOf(draft) : undefined
    return { item, page: withoutContent(page), encoded: page.content, unreadable: page.contentUnreadable, unsaved }
  }

  async #loadTemplate(id: number): Promise<Loaded> {
    const template = await fetchTemplate(id)
    const item: EditedItem = { kind: 'component', id, title: template.componentName, revision: template.revision }
    return { item, page: null, encoded: template.content, unreadable: false, unsaved: undefined }
  }

  async #loadContributed(param: string, id: number): Promise<Loaded> {
    const adapter = await this.#adapterOf(param)
    const { title, content, revision } = await adapter.load(id)
    const item: EditedItem = { kind: 'contributed', param, id, title, revision }
    const rest = { page: null, unreadable: false, unsaved: undefined }
    return { item, encoded: content, isEmail: adapter.viewport === 'email', root: adapter.root, ...rest }
  }

  #blank(): Content {
    return this.#root === undefined ? blankContent() : newContent(this.#blocks.catalogue, this.#root)
  }

  #show({ item, page, encoded, unreadable, unsaved, root, isEmail = false }: Loaded) {
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

interface Loaded {
  readonly item: EditedItem
  readonly page: Page | null
  readonly encoded: string | null
  readonly unreadable: boolean
  /** Shown as a mail (EDIT-012). */
  readonly isEmail?: boolean
  /** Block type of the outermost block of new content, where the kind names one. */
  readonly root?: string | undefined
  readonly unsaved: Unsaved | undefined
}

function unsavedOf({ content: encoded, base, contentRevision, changedAt }: Draft): Unsaved | undefined {
  const { content } = decodeContent(encoded)
  if (!content) return undefined
  return {
    from: 'your draft',
    content,
    base: base === null ? undefined : decodeContent(base).content,
    revision: contentRevision,
    at: Date.parse(changedAt),
  }
}

function withoutContent<P extends Page & { readonly content: unknown }>({ content: _, ...page }: P): Page {
  return page
}

/**
 * A reader without the right to edit has no draft. Any other failure stops the loading: the next autosave would write
 * over a draft that nobody was shown.
 */
function noDraftForReaders(error: unknown): null {
  if (error instanceof ApiError && error.status === 403) return null
  throw error
}
