import { type ContentNode, fillProps, isOpaque } from '@ashlar/sdk'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { LoadedBlocks } from './blocks/loaded-blocks.ts'
import type { FrameGeometry } from './canvas/frame-geometry.ts'
import type { EditorCommands } from './store/commands.ts'
import type { EditorState } from './store/editor-state.ts'
import type { EditorStore } from './store/editor-store.ts'

/** What every part of the editor shares. The value never changes while the editor is open. */
export interface EditorParts {
  readonly store: EditorStore
  readonly blocks: LoadedBlocks
  readonly commands: EditorCommands
  readonly geometry: FrameGeometry
  /** `pages.can_edit`: without it the page is shown and nothing can be changed (PERM-114). */
  readonly canEdit: boolean
}

const Parts = createContext<EditorParts | null>(null)

export function EditorProvider({ parts, children }: { readonly parts: EditorParts; readonly children: ReactNode }) {
  return <Parts value={parts}>{children}</Parts>
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
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => (id === undefined ? () => {} : store.subscribeNode(id, listener)),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => (id === undefined ? undefined : store.node(id)))
}

/** A node's props with defaults filled in; undefined for a node whose block is missing. */
export function useFilledProps(node: ContentNode | undefined): Readonly<Record<string, unknown>> | undefined {
  const { blocks } = useEditor()
  return useMemo(() => {
    const block = node && blocks.catalogue.get(node.type)
    return node && block && !isOpaque(node, blocks.catalogue) ? fillProps(block, node.props) : undefined
  }, [blocks, node])
}
