import { texts } from '@ashlar/sdk/ui'
import type { StoreApi } from 'zustand/vanilla'
import { isDialogOpen } from '../../shortcuts/typing.ts'
import { filesArrive } from '../clipboard/pictures/arrivals.ts'
import type { EditorParts } from '../editor-context.tsx'
import { contentOnlyWords } from '../store/command-desk.ts'
import { siblingsIn } from '../store/places.ts'
import { type ActiveDrag, atRest, type DragState } from './drag-state.ts'
import { sceneOf } from './drop-scene.ts'
import { dropAt, type Point } from './drop-target.ts'

const t = texts('admin')

/** Milliseconds without a sign of the pointer after which it has left: leaving the frame tells nothing by itself. */
const gone = 500

interface FileDragVoice {
  refuse(sentence: string): void
}

/** Files from the desktop, held over the page in a window of the editor: its own, or the frame's. */
export function listenToFiles(
  target: Window,
  parts: EditorParts,
  drags: StoreApi<DragState>,
  voice: FileDragVoice,
): () => void {
  const { store, geometry, canEdit, canLayOut } = parts
  const stop = new AbortController()
  let rest: ReturnType<typeof setTimeout> | undefined
  const on = (type: 'dragover' | 'drop', listener: (event: DragEvent, pointer: Point) => void) =>
    target.addEventListener(
      type,
      (event) => {
        // A dialog takes its own files; elsewhere the browser would leave the editor for the file.
        if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented || isDialogOpen()) return
        event.preventDefault()
        const { clientX: x, clientY: y } = event
        listener(event, target === window ? { x, y } : geometry.inWindow({ x, y }))
      },
      { signal: stop.signal },
    )
  const aim = (pointer: Point) => {
    const point = geometry.inFrame(pointer)
    const hit = point && (geometry.nodeAt(point) ?? store.content.rootNodeId)
    return point && hit !== undefined ? dropAt(sceneOf(parts), { type: 'image' }, hit, point) : undefined
  }
  on('dragover', (event, pointer) => {
    if (event.dataTransfer) event.dataTransfer.dropEffect = canLayOut && store.state.editMode ? 'copy' : 'none'
    if (!canLayOut || !store.state.editMode) return
    const active: ActiveDrag = { type: 'image', title: t('Image'), icon: 'image' }
    drags.setState({ active, drop: aim(pointer), pointer, layer: undefined })
    clearTimeout(rest)
    rest = setTimeout(() => drags.setState(atRest), gone)
  })
  on('drop', (event, pointer) => {
    clearTimeout(rest)
    drags.setState(atRest)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (!canLayOut || !store.state.editMode) return canEdit && voice.refuse(t(contentOnlyWords))
    const drop = aim(pointer)
    if (!drop || files.length === 0) return
    if (!drop.allowed) return voice.refuse(drop.reason)
    const { parent, slot, index } = drop.target
    filesArrive(store, voice, files, { parent, slot, after: siblingsIn(store.content, parent, slot)[index - 1] })
  })
  return () => {
    clearTimeout(rest)
    stop.abort()
  }
}
