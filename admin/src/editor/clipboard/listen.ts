import { isDialogOpen, isTyping } from '../../shortcuts/typing.ts'
import type { EditorParts } from '../editor-context.tsx'
import { isOnlyFiles, isStructured, offerIn } from './foreign/offer.ts'

/** Copy, cut and paste of blocks in a window: the editor's, or the frame's. Texts and fields keep theirs. */
export function listenToClipboard(target: Window, parts: EditorParts): () => void {
  const { store, clipboard, canEdit } = parts
  const stop = new AbortController()
  const { signal } = stop
  // The browser does not tell a paste without formatting from another; the keys do.
  let isPlain = false
  target.document.addEventListener(
    'keydown',
    (event) => {
      isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.code === 'KeyV'
    },
    { signal, capture: true },
  )
  // On Linux the middle button pastes what is marked anywhere; here it moves the page. A text takes it.
  target.document.addEventListener(
    'mouseup',
    (event) => {
      if (event.button === 1 && !isTyping(event.target)) event.preventDefault()
    },
    { signal, capture: true },
  )
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
      { signal },
    )
  on('copy', (data) => clipboard.put(data))
  on('cut', (data) => clipboard.cut(data))
  on('paste', (data) => clipboard.take(data, isPlain))
  target.document.addEventListener(
    'paste',
    (event) => {
      if (!event.clipboardData || !takenFromText(event, event.clipboardData, parts, isPlain)) return
      event.preventDefault()
      // The text would put the words in as well.
      event.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
  return () => stop.abort()
}

/** Texts that stand alone in their block; what is pasted there and is more than words becomes blocks behind it. */
const written = new Map<string, 'words' | 'rich text'>([
  ['text', 'words'],
  ['textbox', 'rich text'],
])

function takenFromText(event: Event, data: DataTransfer, parts: EditorParts, isPlain: boolean): boolean {
  const { store, clipboard, canLayOut } = parts
  const { editing } = store.state
  const within = editing === undefined ? undefined : written.get(store.node(editing)?.type ?? '')
  if (editing === undefined || within === undefined || !canLayOut || !isTyping(event.target)) return false
  const offer = offerIn(data, isPlain)
  const isPictures = data.files.length > 0 && isOnlyFiles(offer)
  const isMore = offer !== undefined && (clipboard.holdsBlocks(data) || isStructured(offer, within))
  if (!isPictures && !isMore) return false
  store.set({ editing: undefined })
  return clipboard.take(data, isPlain, editing)
}
