import { type Device, nodeAt } from '@ashlar/sdk'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { isLocked } from '../store/locks.ts'

/** The block whose spacing has handles, and the device whose spacing it is. */
export interface ShownSpacing {
  readonly id: string
  readonly device: Device
}

/** Undefined for a block that takes no spacing, or whose spacing is not to be changed here. */
export function useShownSpacing(id: string): ShownSpacing | undefined {
  const { blocks, canLayOut } = useEditor()
  const device = useEditorState(({ editorContent, viewportDevice, selection }) => {
    if (!canLayOut || viewportDevice === 'email' || selection.length !== 1) return undefined
    const node = nodeAt(editorContent, id)
    const block = node && blocks.catalogue.get(node.type)
    const isItsOwn = node?.template === undefined && node?.hidden !== true
    const takes = block?.common.includes('spacing') && block.version === node?.version
    return takes && isItsOwn && !isLocked(editorContent, id) ? viewportDevice : undefined
  })
  return device && { id, device }
}
