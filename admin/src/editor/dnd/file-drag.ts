import { texts } from '@ashlar/sdk/ui'
import type { StoreApi } from 'zustand/vanilla'
import { iconOfType, titleOfType } from '../../blocks/naming.ts'
import { isDialogOpen } from '../../shortcuts/typing.ts'
import { filesArrive } from '../clipboard/files/arrivals.ts'
import { blockOfKind, draggedKindOf, fileKindOf } from '../clipboard/files/file-kinds.ts'
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

/**
 * Files from the desktop, held over the page in a window of the editor: its own, or the frame's. Those that fall beside
 * the page go to its end.
 */
export function listenToFiles(
  target: Window,
  parts: EditorParts,
  drags: StoreApi<DragState>,
  voice: FileDragVoice,
): () => void {
  const { store, blocks, geometry, canEdit, canLayOut } = parts
  const stop = new AbortController()
  let rest: ReturnType<typeof setTimeout> | undefined
  const on = (type: 'dragover' | 'drop', listener: (event: DragEvent, pointer: Point) => void) =>
    target.addEventListener(
      type,
      (event) => {
        // Some dialogs and fields take files themselves; anywhere else the browser would leave the editor for the file.
        if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return
        event.preventDefault()
        if (isDialogOpen()) {
          if (type === 'drop') voice.refuse(t('Close what is open over the page, then drop the files again.'))
          return
        }
        const { clientX: x, clientY: y } = event
        listener(event, target === window ? { x, y } : geometry.inWindow({ x, y }))
      },
      { signal: stop.signal },
    )
  const aim = (point: Point, type: string) =>
    dropAt(sceneOf(parts), { type }, geometry.nodeAt(point) ?? store.content.rootNodeId, point)
  on('dragover', (event, pointer) => {
    if (event.dataTransfer) event.dataTransfer.dropEffect = canLayOut && store.state.editMode ? 'copy' : 'none'
    if (!canLayOut || !store.state.editMode) return
    const type = blockOfKind[draggedKindOf(event.dataTransfer?.items[0]?.type ?? '')]
    const active: ActiveDrag = { type, title: titleOfType(blocks, type), icon: iconOfType(blocks, type) }
    const point = geometry.inFrame(pointer)
    drags.setState({ active, drop: point && aim(point, type), pointer, layer: undefined })
    clearTimeout(rest)
    rest = setTimeout(() => drags.setState(atRest), gone)
  })
  on('drop', (event, pointer) => {
    clearTimeout(rest)
    drags.setState(atRest)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (!canLayOut || !store.state.editMode) return canEdit && voice.refuse(t(contentOnlyWords))
    const [kind] = files.flatMap((file) => fileKindOf(file) ?? [])
    const point = geometry.inFrame(pointer)
    const drop = point && kind && aim(point, blockOfKind[kind])
    if (!drop) return filesArrive(store, voice, files, { beside: undefined })
    if (!drop.allowed) return voice.refuse(drop.reason)
    const { parent, slot, index } = drop.target
    filesArrive(store, voice, files, { parent, slot, after: siblingsIn(store.content, parent, slot)[index - 1] })
  })
  return () => {
    clearTimeout(rest)
    stop.abort()
  }
}
