import { type Content, type ContentNode, fillProps, isOpaque } from '@ashlar/sdk'
import { LinkPlaces, placesInContent } from '@ashlar/sdk/editor'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import type { FrameGeometry } from './canvas/frame-geometry.ts'
import type { BlockClipboard } from './clipboard/block-clipboard.ts'
import type { ShortcutActions } from './keys/bind-keys.ts'
import type { CssCompiler } from './persistence/css-compiler.ts'
import type { EditorCommands } from './store/commands.ts'
import type { EditorState } from './store/editor-state.ts'
import type { EditorStore } from './store/editor-store.ts'
import type { TemplateShelf } from './templates/template-shelf.ts'

/** What the editor works with. */
export interface EditorTools {
  readonly store: EditorStore
  readonly blocks: LoadedBlocks
  readonly commands: EditorCommands
  readonly clipboard: BlockClipboard
  readonly shelf: TemplateShelf
  readonly geometry: FrameGeometry
  readonly css: CssCompiler
  /** Says a sentence to the screen reader. */
  readonly announce: (sentence: string) => void
  /** `pages.can_edit`: without it the page is shown and nothing can be changed (PERM-114). */
  readonly canEdit: boolean
  /** Goes elsewhere in the admin with everything saved; stays where it could not be saved. */
  readonly goOn: (href: string) => Promise<void>
  /** `page_layout.can_edit`: without it texts, pictures and links are changed, and nothing is put in, moved, styled or removed. */
  readonly canLayOut: boolean
}

/** What every part of the editor shares. The value never changes while the editor is open. */
export interface EditorParts extends EditorTools {
  /** What keys, menus and the command menu do. */
  readonly actions: ShortcutActions
}

const Parts = createContext<EditorParts | null>(null)

export function EditorProvider({ parts, children }: { readonly parts: EditorParts; readonly children: ReactNode }) {
  // The places of the page as they are when a link is chosen.
  const places = useCallback(() => placesInContent(parts.store.content), [parts])
  return (
    <Parts value={parts}>
      <LinkPlaces value={places}>{children}</LinkPlaces>
    </Parts>
  )
}

export function useEditor(): EditorParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('useEditor was called outside the editor.')
  return parts
}

/** A part of the state; renders again only when that part changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().store.ui, select)
}

/** One node; renders again only when that node changes. */
export function useNode(id: string | undefined): ContentNode | undefined {
  return useOfNode(id, itself)
}

const itself = (node: ContentNode | undefined) => node

/** A node without its props and overrides: what it is, where it stands and how it is marked. */
export type NodeShell = Omit<ContentNode, 'props' | 'overrides'>

const shellKeys = [
  'type',
  'version',
  'parent',
  'children',
  'slot',
  'name',
  'hidden',
  'locked',
  'template',
] as const satisfies readonly (keyof NodeShell)[]

/** One node without its props; renders again when its place, name or marks change, not with every letter of its text. */
export function useNodeShell(id: string | undefined): NodeShell | undefined {
  const last = useRef<ContentNode>(undefined)
  return useOfNode(id, (node) => {
    const was = last.current
    if (!node || !was || shellKeys.some((key) => node[key] !== was[key])) last.current = node
    return last.current
  })
}

/** What follows from one node; renders again only when that changes, so it is to be told apart by identity. */
export function useOfNode<Value>(id: string | undefined, read: (node: ContentNode | undefined) => Value): Value {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => (id === undefined ? () => {} : store.subscribeNode(id, listener)),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => read(id === undefined ? undefined : store.node(id)))
}

/** Milliseconds that what only shows a node waits while its text is being typed: the letter itself comes first. */
const settling = 250

/** The same for what stands around the canvas: while the node is edited in place it follows when the typing pauses. */
export function useSettledNode(id: string | undefined): ContentNode | undefined {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) =>
      id === undefined ? () => {} : settled(store, (tell) => store.subscribeNode(id, tell), listener),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => (id === undefined ? undefined : store.node(id)))
}

/** The whole document, in the same way. */
export function useSettledContent(): Content {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) =>
      settled(
        store,
        (tell) => store.ui.subscribe((now, before) => now.editorContent !== before.editorContent && tell()),
        listener,
      ),
    [store],
  )
  return useSyncExternalStore(subscribe, () => store.content)
}

function settled(store: EditorStore, follow: (tell: () => void) => () => void, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = follow(() => {
    clearTimeout(timer)
    if (store.state.editing === undefined) listener()
    else timer = setTimeout(listener, settling)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** A node's props with defaults filled in; undefined for a node whose block is missing. */
export function useFilledProps(node: ContentNode | undefined): Readonly<Record<string, unknown>> | undefined {
  const { blocks } = useEditor()
  return useMemo(() => {
    const block = node && blocks.catalogue.get(node.type)
    return node && block && !isOpaque(node, blocks.catalogue) ? fillProps(block, node.props) : undefined
  }, [blocks, node])
}
