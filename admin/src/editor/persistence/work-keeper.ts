import { type Content, diffContent } from '@ashlar/sdk'
import { ApiError, call } from '@ashlar/sdk/admin'
import { encodeContent, encodeContentAside } from '@ashlar/sdk/editor'
import { deletePageDraft, getMe, savePageDraft } from '@ashlar/sdk/platform'
import type { EditedItem } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { keptLog } from './kept-log.ts'
import { type KeptState, LocalCopies } from './local-copy.ts'
import type { LogShelf } from './log-shelf.ts'

/** Milliseconds after the last change until the private draft is sent, and until the local copy is written. */
const draftDelay = 5000
const copyDelay = 400
/** Milliseconds until a server that gave no answer is asked once more. */
const retryDelay = 15_000

/** Does something after so many milliseconds; what it gives calls that off. */
export type Later = (milliseconds: number, act: () => unknown) => () => void

export const later: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Keeps what is not saved yet: in this browser as soon as the hands rest, on the server within five seconds (OPEN-114).
 * The log of changes is kept beside it, so that Undo outlives a reload.
 */
export class WorkKeeper {
  readonly #store: EditorStore
  readonly #logs: LogShelf
  readonly #later: Later
  #waiting: (() => void)[] = []
  /** Whether the server may hold a draft of the document. */
  #mayHaveDraft = true
  #copies: LocalCopies | undefined
  #unfollow: (() => void) | undefined

  readonly #onReached: () => void

  /** `onReached`: the server has answered, so the line is there. */
  constructor(store: EditorStore, logs: LogShelf, inAWhile: Later, onReached: () => void = () => undefined) {
    this.#store = store
    this.#logs = logs
    this.#later = inAWhile
    this.#onReached = onReached
  }

  /** Keeps each change of the document that is in the editor now; gives what this browser has kept of it before. */
  follow(item: EditedItem): LocalCopies {
    this.stop()
    this.#mayHaveDraft = true
    const copies = new LocalCopies(item)
    this.#copies = copies
    this.#store.set({ isKeptHere: true })
    this.#unfollow = this.#store.ui.subscribe((state, before) => {
      if (state.editorContent !== before.editorContent) this.keep()
    })
    return copies
  }

  stop() {
    this.#unfollow?.()
    this.#unfollow = undefined
    this.#callOff()
  }

  /** Saved or thrown away: there is nothing to offer again. */
  forget(item: EditedItem) {
    this.#callOff()
    this.#forgetState(item)
    this.#keepLog(item)
    // What was changed while the save was on its way is still to be kept.
    if (this.#store.state.isEditorDirty) this.keep()
  }

  /** The page is being left or put aside: what waits is written at once, while there still is time. */
  flush() {
    this.#store.tell()
    if (this.#waiting.length === 0) return
    const { item, isEditorDirty, editorContent, originalEditorContent } = this.#store.state
    if (!item) return
    if (isEditorDirty) this.#keepCopy(item, { ...stateOf(editorContent, originalEditorContent), at: Date.now() })
    else this.#forgetState(item)
    this.#keepLog(item)
  }

  #keepCopy(item: EditedItem, state: KeptState) {
    const isKeptHere = this.#copies?.keep(item, state) ?? false
    if (isKeptHere !== this.#store.state.isKeptHere) this.#store.set({ isKeptHere })
  }

  #forgetState(item: EditedItem) {
    this.#copies?.forget()
    this.#store.set({ isKeptHere: true })
    if (item.kind !== 'page' || !this.#mayHaveDraft) return
    this.#mayHaveDraft = false
    call(deletePageDraft, { params: { id: item.id } }).catch((error: unknown) => {
      this.#mayHaveDraft = true
      console.warn('The draft could not be removed.', error)
    })
  }

  #callOff() {
    for (const callOff of this.#waiting) callOff()
    this.#waiting = []
  }

  /** Keeps what is shown, as soon as the hands rest. */
  keep() {
    this.#callOff()
    this.#waiting = [this.#later(copyDelay, () => this.#keepHere()), this.#later(draftDelay, () => this.#keepDraft())]
  }

  async #keepHere() {
    const { item, isEditorDirty, originalEditorContent } = this.#store.state
    if (!item) return
    this.#keepLog(item)
    // Undone to what is saved: what was kept on the way is not offered again.
    if (!isEditorDirty) return this.#forgetState(item)
    const encoded = await this.#encodedIfDirty()
    if (encoded === undefined) return
    const back = diffContent(this.#store.content, originalEditorContent)
    this.#keepCopy(item, { content: encoded, back, at: Date.now() })
  }

  #keepLog(item: EditedItem) {
    void this.#logs.write(item, keptLog(this.#store.state.log))
  }

  async #keepDraft() {
    const { item, isEditorSaving } = this.#store.state
    if (!item || isEditorSaving) return
    try {
      if (await this.#isReached(item)) this.#onReached()
    } catch (error) {
      // The copy in this browser still holds the work.
      console.warn('The draft could not be saved on the server.', error)
      if (!(error instanceof ApiError)) return
      const isAway = [0, 502, 503, 504].includes(error.status)
      // What the server itself refuses, it would refuse again.
      if (!isAway) this.#onReached()
      else if (this.#unfollow) this.#waiting.push(this.#later(retryDelay, () => this.#keepDraft()))
    }
  }

  /** Whether the server was asked for something and answered: for its draft, or for little where that alone is to be known. */
  async #isReached(item: EditedItem): Promise<boolean> {
    const encoded = item.kind === 'page' ? await this.#encodedIfDirty() : undefined
    const { save, isEditorSaving } = this.#store.state
    if (encoded !== undefined && !isEditorSaving) {
      this.#mayHaveDraft = true
      const body = { content: encoded, contentRevision: item.revision }
      await call(savePageDraft, { params: { id: item.id }, body })
      return true
    }
    if (save.kind !== 'failed' || !save.offline) return false
    await call(getMe)
    return true
  }

  /** Undefined when there is nothing to keep, or when it was saved, changed or closed while it was being encoded. */
  async #encodedIfDirty(): Promise<string | undefined> {
    const { item, isEditorDirty, editorContent } = this.#store.state
    if (!isEditorDirty) return undefined
    const encoded = await encodeContentAside(editorContent)
    const now = this.#store.state
    return now.item === item && now.isEditorDirty && now.editorContent === editorContent ? encoded : undefined
  }
}

const stateOf = (content: Content, original: Content) => ({
  content: encodeContent(content),
  back: diffContent(content, original),
})
