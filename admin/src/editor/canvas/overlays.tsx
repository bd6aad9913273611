import { later, useLater } from '@ashlar/sdk/editor'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { nameOf } from '../../blocks/naming.ts'
import { Colleagues } from '../colleagues/colleagues-there.tsx'
import { DropMarks } from '../dnd/drop-marks.tsx'
import type { Box, Point } from '../dnd/drop-target.ts'
import { useEditor, useEditorState, useNodeShell, useOfNode } from '../editor-context.tsx'
import { ColumnHandles } from '../given/later.tsx'
import { placeAfter, placeBefore, placeInside } from '../inserter/inserter-place.ts'
import { SitePartFrames } from '../site-part/site-part-frames.tsx'
import { SpacingHandlesLater } from '../spacing/spacing-handles-later.tsx'
import { isLocked } from '../store/locks.ts'
import { slotsFor } from '../store/places.ts'
import type { FrameGeometry } from './frame-geometry.ts'
import { roomAround } from './room-around.ts'
import { SelectionToolbar } from './toolbar.tsx'
import { type Edge, plusPlace, type Room, tagPlace, toolbarPlace } from './toolbar-place.ts'
import { useBox } from './use-box.ts'

const inserterView = later(fetchInserter)

/** The list that blocks are added from. */
export async function fetchInserter() {
  return (await import('../inserter/inserter.tsx')).Inserter
}

/** Frames, tags and tools over the page (PERM-115). They lie in the editor's window: the page under them stays as it is. */
export function Overlays() {
  const selected = useEditorState((state) => state.selected)
  const hovered = useEditorState((state) => state.hovered)
  const editing = useEditorState((state) => state.editing)
  const selection = useEditorState((state) => state.selection)
  const { store } = useEditor()
  const inserter = useEditorState((state) => state.inserter)
  const Inserter = useLater(inserter !== undefined, inserterView, () => store.set({ inserter: undefined }))
  return (
    <div className="ovs">
      <Colleagues />
      <SitePartFrames />
      {hovered !== undefined && hovered !== selected && <Hovered key={hovered} id={hovered} />}
      {selection.map((id) => id !== selected && <AlsoSelected key={id} id={id} />)}
      {selected !== undefined && <Selected key={selected} id={selected} editing={editing === selected} />}
      {selected !== undefined && editing === undefined && (
        <SpacingHandlesLater key={`spacing ${selected}`} id={selected} />
      )}
      {selected !== undefined && editing === undefined && <ColumnHandles id={selected} />}
      <DropMarks />
      {inserter && Inserter && (
        <Inserter key={`${inserter.beside} ${inserter.edge} ${inserter.target.index}`} place={inserter} />
      )}
    </div>
  )
}

function Hovered({ id }: { readonly id: string }) {
  const { blocks, geometry } = useEditor()
  const node = useNodeShell(id)
  const ref = useBox(
    () => geometry.boxOf(id),
    (element, box) => {
      const tag = element.querySelector<HTMLElement>('.tag')
      if (!tag) return
      const size = { width: tag.offsetWidth, height: tag.offsetHeight }
      const room = roomAround(geometry, id, box, 0)
      put(tag, room && tagPlace(room, size))
    },
  )
  return (
    <div className="ov hov" ref={ref}>
      {node && (
        <span className="tag" dir="auto">
          {nameOf(blocks, node)}
        </span>
      )}
    </div>
  )
}

/** One of several: its frame alone; the tools stand at the one that leads. */
function AlsoSelected({ id }: { readonly id: string }) {
  const { geometry } = useEditor()
  const ref = useBox(() => geometry.boxOf(id))
  return <div className="ov sel also" ref={ref} />
}

function Selected({ id, editing }: { readonly id: string; readonly editing: boolean }) {
  const { geometry, canEdit, canLayOut } = useEditor()
  const ref = useBox(
    () => geometry.boxOf(id),
    (element, box) => {
      const { visible } = geometry
      const toolbar = element.querySelector<HTMLElement>('.stb')
      if (!visible || !toolbar) return
      // Scrolled out of view, the block takes its tools along.
      toolbar.hidden = box.top > visible.top + visible.height || box.top + box.height < visible.top
      const size = { width: toolbar.offsetWidth, height: toolbar.offsetHeight }
      const room = roomAround(geometry, id, box, size.width)
      if (!room) return
      const place = toolbarPlace(room, size)
      const { x, y } = place ?? aboveThePage(geometry, box, size.width)
      toolbar.toggleAttribute('data-docked', place === undefined)
      toolbar.style.setProperty('--stb-left', `${x}px`)
      toolbar.style.setProperty('--stb-top', `${y}px`)
      const bar = place && !toolbar.hidden ? [{ left: box.left + place.x, top: box.top + place.y, ...size }] : []
      placePluses(element, { ...room, inked: [...room.inked, ...bar] })
    },
  )
  return (
    <div className="ov sel" ref={ref}>
      {canEdit && !editing && <SelectionToolbar id={id} />}
      {canLayOut && !editing && <AddHere id={id} />}
    </div>
  )
}

/** In the window, beside the caption of the page: there the clipped layer of the overlays does not reach. */
function aboveThePage({ canvasBox }: FrameGeometry, { left }: Box, width: number): Point {
  const { left: start = 0, top = 0, width: all = 0 } = canvasBox ?? {}
  return { x: start + Math.max(Math.min(left, all - width), 0), y: top }
}

/** One after the other, so that on a small block none covers another. */
function placePluses(element: HTMLElement, room: Room) {
  const inked = [...room.inked]
  for (const plus of element.querySelectorAll<HTMLElement>('.plus')) {
    const place = plusPlace({ ...room, inked }, edgeOf(plus))
    put(plus, place)
    if (place)
      inked.push({ left: room.box.left + place.x - 12, top: room.box.top + place.y - 12, width: 24, height: 24 })
  }
}

const edges: readonly Edge[] = ['top', 'left', 'right']

const edgeOf = (plus: HTMLElement): Edge => edges.find((edge) => plus.classList.contains(edge)) ?? 'bottom'

/** Undefined: there is no room for it. */
function put(element: HTMLElement, place: Point | undefined) {
  // Not hidden, so that it can be measured again.
  element.style.visibility = place ? '' : 'hidden'
  if (!place) return
  element.style.left = `${place.x}px`
  element.style.top = `${place.y}px`
}

/** A plus on each edge, and in the middle of an empty block: a list of what can stand there opens at it. */
function AddHere({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, blocks, geometry } = parts
  const node = useNodeShell(id)
  const several = useEditorState((state) => state.selection.length > 1)
  const isEmpty = useOfNode(
    id,
    (now) => now?.children.length === 0 && slotsFor(blocks.catalogue, store.content, id).length > 0,
  )
  if (!node || several || isLocked(store.content, node.parent ?? id)) return null
  const [before, after] = [placeBefore(parts, id), placeAfter(parts, id)]
  const beside = node.parent !== null && geometry.isRow(node.parent)
  const open = (inserter: typeof before) => store.set({ inserter })
  const plus = (edge: string, label: string, inserter: typeof before) =>
    inserter && (
      <button type="button" className={`plus ${edge}`} aria-label={label} title={label} onClick={() => open(inserter)}>
        <Icon name="plus" size="sm" />
      </button>
    )
  return (
    <>
      {plus(beside ? 'left' : 'top', t('Add a block before'), before)}
      {isEmpty && !node.locked
        ? plus('bottom', t('Add a component'), placeInside(parts, id))
        : plus(beside ? 'right' : 'bottom', t('Add a block after'), after)}
    </>
  )
}
