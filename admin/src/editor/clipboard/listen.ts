import { isDialogOpen, isTyping } from '../../shortcuts/typing.ts'
import type { EditorParts } from '../editor-context.tsx'

/** Copy, cut and paste of blocks in a window: the editor's, or the frame's. Texts and fields keep theirs. */
export function listenToClipboard(target: Window, { store, clipboard, canEdit }: EditorParts): () => void {
  const stop = new AbortController()
  const on = (type: 'copy' | 'cut' | 'paste', act: (data: DataTransfer) => boolean) =>
    target.document.addEventListener(
      type,
      (event) => {
        const { editing, editMode } = store.state
        const isText = isTyping(event.target) || target.getSelection()?.isCollapsed === false
        if (!event.clipboardData || editing !== undefined || !editMode || isText || isDialogOpen()) return
        if (type !== 'copy' && !canEdit) return
        if (act(event.clipboardData)) event.preventDefault()
      },
      { signal: stop.signal },
    )
  on('copy', (data) => clipboard.put(data))
  on('cut', (data) => clipboard.cut(data))
  on('paste', (data) => clipboard.take(data))
  return () => stop.abort()
}
