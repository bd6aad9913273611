import type { Content, Target } from '@ashlar/sdk'
import type { AdaptedContent, BesideContent } from '@ashlar/sdk/admin'
import type { Page } from '@ashlar/sdk/platform'
import type { ReactNode } from 'react'
import type { Arrival } from './paste-place.ts'
import type { PatchLog } from './patch-log.ts'
import { emptyLog } from './patch-log.ts'

/** Device tabs of the canvas; `email` is for campaigns alone (EDIT-011, EDIT-012). */
export type Viewport = 'mobile' | 'tablet' | 'desktop' | 'email'

/** Where a person stands in the document. */
export interface Place {
  readonly selection: readonly string[]
}

/** What is being edited, and the revision that a save answers to. */
export interface EditedItem {
  readonly kind: 'page' | 'component' | 'contributed'
  /** Of a contributed kind: its parameter in the address. */
  readonly param?: string
  readonly id: number
  readonly title: string
  readonly revision: number
  /** What the module says of a contributed kind. */
  readonly about?: Pick<AdaptedContent, 'fields' | 'status' | 'next'> & { readonly beside?: BesideContent }
}

export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | undefined }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string; readonly offline: boolean }

/** Everything the editor knows, apart from the document's history. The documented names are EDIT-013's and OPEN-151's. */
export interface EditorState {
  readonly showDialog: boolean
  readonly dialogTitle: string
  readonly dialogChildren: ReactNode
  readonly dialogSize: 'small' | 'medium' | 'large'
  /** Section templates. */
  readonly templateList: readonly TemplateEntry[]
  readonly componentContainerTemplates: readonly TemplateEntry[]
  readonly showIconPicker: boolean
  readonly viewportDevice: Viewport
  /** Pixels, where a width of its own was chosen; else the device's. The device then follows the width. */
  readonly canvasWidth: number | undefined
  readonly selectedPage: Page | null
  /** Id of the template that is chosen, or null. */
  readonly selectedTemplate: number | null
  readonly isEditorLoading: boolean
  readonly isEditorSaving: boolean
  readonly editorContent: Content
  readonly originalEditorContent: Content
  readonly isEditorDirty: boolean
  /** Off: the page as a visitor sees it, without any frame or tool. */
  readonly editMode: boolean
  /** Open state of the settings panels, by panel name. */
  readonly openSettingsPanel: Readonly<Record<string, boolean>>
  /** Name of the open tab of the left side. */
  readonly activeTab: 'add' | 'patterns' | 'layers'
  /** What of the pattern library is shown, and the words that are looked for there. */
  readonly library: LibraryView
  /** The sides are put away: the page has their room. */
  readonly areSidesAway: boolean

  readonly item: EditedItem | null
  /** Everything that is chosen; what was chosen last leads. */
  readonly selection: readonly string[]
  /** What leads the selection: its settings are shown. */
  readonly selected: string | undefined
  readonly hovered: string | undefined
  /** The node whose look under the pointer is shown and edited, as if the pointer were on it. */
  readonly heldLook: string | undefined
  /** The node whose text is being edited in place. */
  readonly editing: string | undefined
  /** The open list of blocks to put in: where they go, and the block beside which the list stands. */
  readonly inserter: InserterPlace | undefined
  /** The open menu of the selection, at a point of the window. */
  readonly menuAt: { readonly x: number; readonly y: number } | undefined
  /** The block of which a template is being made. */
  readonly templateOf: string | undefined
  /** Whether "Move to…" is open for the selection. */
  readonly moving: boolean
  /** Files on their way into the page. */
  readonly arrivals: readonly Arrival[]
  /** Keys of the palette's entries that were added lately, the last one first. */
  readonly recent: readonly string[]
  readonly log: PatchLog<Place>
  readonly save: SaveState
  /** False where this browser has no room for a copy of what is not saved. */
  readonly isKeptHere: boolean
  /** Why each opaque node can't be edited, by id. */
  readonly opaque: ReadonlyMap<string, string>
}

/** The pattern library: its sections or its whole pages, narrowed by words. */
export interface LibraryView {
  readonly shows: 'sections' | 'pages'
  readonly search: string
}

/** Where a block chosen in the inserter goes. */
export interface InserterPlace {
  readonly target: Target
  readonly beside: string
  readonly edge: 'before' | 'after' | 'inside'
  /** In whose place the new block comes: an empty text, or a block that is not available. */
  readonly replaces?: string
}

/** A saved section or container (TPL-001, TPL-002), its content as it came. */
export interface TemplateEntry {
  readonly id: number
  readonly componentName: string
  readonly type: 'section' | 'container'
  readonly content: string | null
  readonly revision: number
}

export const nothing: Content = {
  rootNodeId: 'root',
  nodes: { root: { type: 'wrapper', version: 1, props: {}, parent: null, children: [] } },
}

export const initialState: EditorState = {
  showDialog: false,
  dialogTitle: '',
  dialogChildren: null,
  dialogSize: 'medium',
  templateList: [],
  componentContainerTemplates: [],
  showIconPicker: false,
  viewportDevice: 'desktop',
  canvasWidth: undefined,
  selectedPage: null,
  selectedTemplate: null,
  isEditorLoading: false,
  isEditorSaving: false,
  editorContent: nothing,
  originalEditorContent: nothing,
  isEditorDirty: false,
  editMode: true,
  openSettingsPanel: {},
  activeTab: 'add',
  library: { shows: 'sections', search: '' },
  areSidesAway: false,
  item: null,
  selection: [],
  selected: undefined,
  hovered: undefined,
  heldLook: undefined,
  editing: undefined,
  inserter: undefined,
  menuAt: undefined,
  templateOf: undefined,
  arrivals: [],
  moving: false,
  recent: [],
  log: emptyLog,
  save: { kind: 'saved', at: undefined },
  isKeptHere: true,
  opaque: new Map(),
}
