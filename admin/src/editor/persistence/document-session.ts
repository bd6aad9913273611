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
import { decodeContent, encodeContent, encodeContentAside } from '@ashlar/sdk/editor'
import { Check } from 'typebox/value'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import type { EditedItem } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import {
  Current,
  fetchDraft,
  fetchPage,
  fetchTemplate,
  removeDraft,
  restoreRevision,
  saveDraft,
  savePage,
  saveTemplate,
} from './calls.ts'
import { forgetLocally, keepLocally, localCopy } from './local-copy.ts'

/** Milliseconds after the last change until the private draft is sent, and until the local copy is written. */
const draftDelay = 5000
const copyDelay = 400
/** EDIT-023. */
const loadingDelay = 750

/** An unsaved state of the same person that is newer than the page. */
export interface Unsaved {
  readonly from: 'this browser' | 'your draft'
  readonly content: Content
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

/** Loading, saving, drafts and local copies of the document in the editor. */
export class DocumentSession {
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #events: SessionEvents
  readonly #adapterOf: AdapterOf
  #unreadable = false
  /** Block type of the outermost block of new content; undefined for pages and their sections. */
  #root: string | undefined
  #timers: ReturnType<typeof setTimeout>[] = []
  #stop: (() => void) | undefined

  constructor(store: EditorStore, blocks: LoadedBlocks, events: SessionEvents, adapterOf: AdapterOf) {
    this.#store = store
    this.#blocks = blocks
    this.#events = events
    this.#adapterOf = adapterOf
  }

  /** @throws ApiError when it is not there or can't be read. */
  async load(asked: Asked, signal: AbortSignal): Promise<void> {
    this.close()
    this.#store.set({ isEditorLoading: true })
    try {
      const loaded = await this.#loadAsked(asked)
      if (signal.aborted) return
      this.#show(loaded)
    } finally {
      // The flag stays up a moment: pictures and fonts of the page arrive (EDIT-023).
      if (!signal.aborted) setTimeout(() => this.#store.set({ isEditorLoading: false }), loadingDelay)
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
      this.#forget(item)
      this.#events.onSaved()
      return true
    }
    return this.#send({ ...item, revision }, content, revision)
  }

  restore({ content }: Unsaved) {
    this.#store.replace(upgradeContent(content, this.#blocks.catalogue).content, { label: 'Restore unsaved changes' })
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
    this.#forget(item)
  }

  /** Throws away what was kept for the item, here and on the server. */
  discardKept() {
    const { item } = this.#store.state
    if (item) this.#forget(item)
  }

  /** Stops writing drafts and copies. */
  close() {
    this.#stop?.()
    this.#stop = undefined
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
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
      this.#forget(item)
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
    const drafted = draft ? decodeContent(draft.content).content : undefined
    const unsaved: Unsaved | undefined =
      draft && drafted ? { from: 'your draft', content: drafted, at: Date.parse(draft.changedAt) } : undefined
    return {
      item,
      page: withoutContent(page),
      encoded: page.content,
      unreadable: page.contentUnreadable,
      changedAt: Date.parse(page.changedAt),
      unsaved,
    }
  }

  async #loadTemplate(id: number): Promise<Loaded> {
    const template = await fetchTemplate(id)
    const item: EditedItem = { kind: 'component', id, title: template.componentName, revision: template.revision }
    return { item, page: null, encoded: template.content, unreadable: false, changedAt: 0, unsaved: undefined }
  }

  async #loadContributed(param: string, id: number): Promise<Loaded> {
    const adapter = await this.#adapterOf(param)
    const { title, content, revision } = await adapter.load(id)
    const item: EditedItem = { kind: 'contributed', param, id, title, revision }
    const rest = { page: null, unreadable: false, changedAt: 0, unsaved: undefined }
    return { item, encoded: content, isEmail: adapter.viewport === 'email', root: adapter.root, ...rest }
  }

  #blank(): Content {
    return this.#root === undefined ? blankContent() : newContent(this.#blocks.catalogue, this.#root)
  }

  #show({ item, page, encoded, unreadable, changedAt, unsaved, root, isEmail = false }: Loaded) {
    this.#root = root
    const decoded = encoded === null || encoded === '' ? { content: this.#blank() } : decodeContent(encoded)
    this.#unreadable = unreadable || decoded.content === undefined
    // EDIT-041: the exact words.
    if (this.#unreadable) console.error('Failed to parse content')
    const { content, opaque } = upgradeContent(decoded.content ?? this.#blank(), this.#blocks.catalogue)
    const { viewportDevice } = this.#store.state
    this.#store.load({ item, content, opaque })
    this.#store.set({
      selectedPage: page,
      selectedTemplate: item.kind === 'component' ? item.id : null,
      // EDIT-025 to EDIT-027.
      viewportDevice: isEmail ? 'email' : viewportDevice === 'email' ? 'desktop' : viewportDevice,
    })
    this.#offer(item, content, changedAt, unsaved)
    this.#stop = this.#store.ui.subscribe((state, before) => {
      if (state.editorContent !== before.editorContent) this.#keep()
    })
  }

  /** Offers the newest unsaved state of this person, if it differs from the page. */
  #offer(item: EditedItem, content: Content, changedAt: number, draft: Unsaved | undefined) {
    const copy = localCopy(item)
    const local: Unsaved | undefined = copy && { from: 'this browser', content: copy.content, at: copy.at }
    const newest = [local, draft]
      .filter((each) => each !== undefined)
      .filter((each) => each.at > changedAt || each.from === 'this browser')
      .filter(
        (each) => !isEmptyPatch(diffContent(content, upgradeContent(each.content, this.#blocks.catalogue).content)),
      )
      .sort((a, b) => b.at - a.at)[0]
    if (newest) this.#events.onUnsaved(newest)
    else if (copy) forgetLocally(item)
  }

  #keep() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = [
      setTimeout(() => void this.#keepLocally(), copyDelay),
      setTimeout(() => void this.#keepDraft(), draftDelay),
    ]
  }

  async #keepLocally() {
    const { item, isEditorDirty } = this.#store.state
    if (item && !isEditorDirty) forgetLocally(item)
    const encoded = await this.#encodedIfDirty()
    if (item && encoded !== undefined) keepLocally(item, encoded, Date.now())
  }

  async #keepDraft() {
    const { item } = this.#store.state
    if (item?.kind !== 'page') return
    const encoded = await this.#encodedIfDirty()
    if (encoded === undefined || this.#store.state.isEditorSaving) return
    try {
      await saveDraft(item.id, encoded, item.revision)
    } catch (error) {
      // The copy in this browser still holds the work; the next change tries again.
      console.warn('The draft could not be kept on the server.', error)
    }
  }

  /** Undefined when there is nothing to keep, or when it was saved, changed or closed while it was being encoded. */
  async #encodedIfDirty(): Promise<string | undefined> {
    const { item, isEditorDirty, editorContent } = this.#store.state
    if (!isEditorDirty) return undefined
    const encoded = await encodeContentAside(editorContent)
    const now = this.#store.state
    return now.item === item && now.isEditorDirty && now.editorContent === editorContent ? encoded : undefined
  }

  #forget(item: EditedItem) {
    for (const timer of this.#timers) clearTimeout(timer)
    forgetLocally(item)
    if (item.kind === 'page')
      removeDraft(item.id).catch((error: unknown) => console.warn('The draft could not be removed.', error))
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
  readonly changedAt: number
  readonly unsaved: Unsaved | undefined
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
