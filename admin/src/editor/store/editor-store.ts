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
  #typedIn: string | undefined

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.ui = createStore(() => initialState)
  }

  get state(): EditorState {
    return this.ui.getState()
  }

  get content(): Content {
    return this.state.editorContent
  }

  set(change: Partial<EditorState>) {
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

  /** What a person types in the node's own text, which the browser has written there already. */
  typing(id: string, change: () => void) {
    this.#typedIn = id
    try {
      change()
    } finally {
      this.#typedIn = undefined
    }
  }

  /** Whether what changes just now is typed in the node's own text. */
  isTypedIn(id: string): boolean {
    return this.#typedIn === id
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
    this.ui.setState({ log: closed(this.state.log) })
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
    this.set({
      editorContent,
      log,
      ...placed,
      editing: editing === selected ? editing : undefined,
      hovered: hovered !== undefined && nodeAt(editorContent, hovered) ? hovered : undefined,
    })
    for (const id of Object.keys(patch.nodes)) this.#compareNode(id)
    this.#tellDirty()
    this.#topics.tell(Object.keys(patch.nodes))
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
