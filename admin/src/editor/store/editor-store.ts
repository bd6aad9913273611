import {
  applyPatch,
  type Content,
  type ContentNode,
  diffContent,
  invertPatch,
  isEmptyPatch,
  nodeAt,
  type Patch,
  sameJson,
} from '@ashlar/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { afterPicture } from '../after-picture.ts'
import { type EditedItem, type EditorState, initialState, type Place } from './editor-state.ts'
import { closed, emptyLog, moved, type PatchLog, stepToRedo, stepToUndo, withStep } from './patch-log.ts'
import { Topics } from './topics.ts'

export interface ChangeOptions {
  /** What the change does: `Move Image`. */
  readonly label: string
  /** Changes with the same key within 500 ms are one step. */
  readonly joinKey?: string
  /** What is to be selected afterwards; absent keeps the selection. */
  readonly select?: readonly string[] | undefined
}

/** Does something after the next picture; what it gives calls that off. */
type AfterPicture = (act: () => void) => () => void

interface Untold {
  readonly change: Partial<EditorState>
  readonly ids: ReadonlySet<string>
  readonly callOff: () => void
}

export interface LoadedDocument {
  readonly item: EditedItem
  readonly content: Content
  /** What is on the server, where it differs from what is shown. */
  readonly original?: Content
  readonly opaque?: ReadonlyMap<string, string>
  /** Its history so far, where that is known. */
  readonly log?: PatchLog<Place> | undefined
}

/**
 * The document being edited, with its one log of changes. Lives outside React: the panels, the frame and the tests share
 * it. A change calls the listeners of the nodes it touches and no others.
 */
export class EditorStore {
  readonly ui: StoreApi<EditorState>
  readonly #topics = new Topics()
  /** Ids of nodes that differ from what is saved. */
  #differing = new Set<string>()
  readonly #now: () => number
  readonly #afterPicture: AfterPicture
  #isTyping = false
  /** What was typed since the last picture: part of the document, and not told to anybody yet. */
  #untold: Untold | undefined

  constructor(now: () => number = () => performance.now(), afterItsPicture: AfterPicture = afterPicture) {
    this.#now = now
    this.#afterPicture = afterItsPicture
    this.ui = createStore(() => initialState)
  }

  /** As it is now, with what listeners are yet to be told. */
  get state(): EditorState {
    const told = this.ui.getState()
    return this.#untold ? { ...told, ...this.#untold.change } : told
  }

  get content(): Content {
    return this.state.editorContent
  }

  set(change: Partial<EditorState>) {
    this.tell()
    const { editing } = this.state
    this.ui.setState(change)
    // A node that begins or ends to be edited in place looks different.
    const now = this.state.editing
    if (now !== editing) this.#topics.tell([editing, now].filter((id) => id !== undefined))
  }

  node(id: string): ContentNode | undefined {
    return nodeAt(this.content, id)
  }

  /** Calls back when this node changes, appears or goes. */
  subscribeNode(id: string, listener: () => void): () => void {
    return this.#topics.subscribe(id, listener)
  }

  /** What a person types where the letter is seen already: what else follows from it is drawn after its picture. */
  typing(change: () => void) {
    this.#isTyping = true
    try {
      change()
    } finally {
      this.#isTyping = false
    }
  }

  /** Tells listeners at once what was typed just now. */
  tell() {
    const untold = this.#untold
    if (!untold) return
    untold.callOff()
    this.#untold = undefined
    this.#show(untold.change, untold.ids)
  }

  /** Shows another document, with the history that it brings. */
  load({ item, content, original = content, opaque = new Map(), log = emptyLog }: LoadedDocument) {
    const touched = new Set([...Object.keys(this.content.nodes), ...Object.keys(content.nodes)])
    this.set({
      item,
      editorContent: content,
      originalEditorContent: original,
      opaque,
      log,
      ...selectionOf([]),
      hovered: undefined,
      editing: undefined,
      save: { kind: 'saved', at: undefined },
    })
    this.#compareWithSaved()
    this.#topics.tell(touched)
  }

  /** Applies a change as a step of the log. One that changes nothing does nothing. */
  change(patch: Patch, { label, joinKey, select }: ChangeOptions) {
    if (isEmptyPatch(patch)) return
    const { content } = this
    const inverse = invertPatch(content, patch)
    // What leaves everything as it is would be a step of the history that undoes nothing.
    if (sameJson(patch, inverse)) return
    const before: Place = { selection: this.state.selection }
    const after: Place = { selection: select ?? before.selection }
    const log = withStep(this.state.log, {
      patch,
      inverse,
      label,
      joinKey,
      before,
      after,
      at: this.#now(),
    })
    this.#apply(patch, log, after)
  }

  /** Replaces the whole document as one step: taking a draft, a version, the result of a merge. */
  replace(content: Content, options: ChangeOptions) {
    this.change(diffContent(this.content, content), options)
  }

  undo() {
    const step = stepToUndo(this.state.log)
    if (step) this.#apply(step.inverse, moved(this.state.log, -1), step.before)
  }

  redo() {
    const step = stepToRedo(this.state.log)
    if (step) this.#apply(step.patch, moved(this.state.log, 1), step.after)
  }

  /** To a place of the log: so many steps are in effect then. */
  goTo(position: number) {
    while (this.state.log.position > position && stepToUndo(this.state.log)) this.undo()
    while (this.state.log.position < position && stepToRedo(this.state.log)) this.redo()
  }

  select(id: string | undefined) {
    this.selectAll(id === undefined ? [] : [id])
  }

  /** Selects these and nothing else; the last one leads. */
  selectAll(ids: readonly string[]) {
    const { selection, editing } = this.state
    const last = ids.at(-1)
    if (editing === undefined && ids.length === selection.length && ids.every((id, at) => id === selection[at])) return
    this.set({ ...selectionOf(ids), editing: editing === last ? editing : undefined })
  }

  /** What comes next is a step of its own, also where it changes the same. */
  endStep() {
    this.set({ log: closed(this.state.log) })
  }

  /**
   * What was sent is now what the server holds; changes made since then stay unsaved. One can go back to what was
   * saved, so no later change joins the step that led to it.
   */
  saved(content: Content, revision: number, at: number) {
    const { item } = this.state
    this.set({
      originalEditorContent: content,
      log: closed(this.state.log),
      item: item && { ...item, revision },
      save: { kind: 'saved', at },
    })
    this.#compareWithSaved()
  }

  /** What is shown was begun from another version than the newest: what counts as unsaved, and what a save answers to. */
  basedOn(content: Content, revision: number) {
    const { item } = this.state
    this.set({ originalEditorContent: content, item: item && { ...item, revision } })
    this.#compareWithSaved()
  }

  #apply(patch: Patch, log: PatchLog<Place>, place: Place) {
    const editorContent = applyPatch(this.content, patch)
    const there = place.selection.filter((id) => nodeAt(editorContent, id))
    // The same list where nothing went: who shows it need not look again.
    const placed = selectionOf(there.length === place.selection.length ? place.selection : there)
    const { selected } = placed
    const { editing, hovered } = this.state
    const change = {
      editorContent,
      log,
      ...placed,
      editing: editing === selected ? editing : undefined,
      hovered: hovered !== undefined && nodeAt(editorContent, hovered) ? hovered : undefined,
    }
    if (this.#isTyping) this.#tellLater(change, Object.keys(patch.nodes))
    else this.#show(change, Object.keys(patch.nodes))
  }

  #show(change: Partial<EditorState>, ids: Iterable<string>) {
    this.set(change)
    for (const id of ids) this.#compareNode(id)
    this.#tellDirty()
    this.#topics.tell(ids)
  }

  #tellLater(change: Partial<EditorState>, ids: readonly string[]) {
    const callOff = this.#untold?.callOff ?? this.#afterPicture(() => this.tell())
    this.#untold = { change, ids: new Set([...(this.#untold?.ids ?? []), ...ids]), callOff }
  }

  #compareWithSaved() {
    const { editorContent, originalEditorContent } = this.state
    this.#differing = new Set(
      editorContent === originalEditorContent
        ? []
        : Object.keys(diffContent(originalEditorContent, editorContent).nodes),
    )
    this.#tellDirty()
  }

  #compareNode(id: string) {
    const now = nodeAt(this.state.editorContent, id)
    const then = nodeAt(this.state.originalEditorContent, id)
    if (now === then || (now && then && sameJson(now, then))) this.#differing.delete(id)
    else this.#differing.add(id)
  }

  #tellDirty() {
    const isEditorDirty = this.#differing.size > 0
    if (isEditorDirty !== this.state.isEditorDirty) this.set({ isEditorDirty })
  }
}

const selectionOf = (selection: readonly string[]): Pick<EditorState, 'selection' | 'selected'> => ({
  selection,
  selected: selection.at(-1),
})
