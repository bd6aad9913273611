import type { Content } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { holds, nameOf } from '../blocks/naming.ts'
import { DropMarks } from '../dnd/drop-marks.tsx'
import type { Box } from '../dnd/drop-target.ts'
import { useEditor, useEditorState, useNode } from '../editor-context.tsx'
import { placeOf, siblingsIn } from '../store/places.ts'
import type { FrameGeometry } from './frame-geometry.ts'
import { SelectionToolbar } from './toolbar.tsx'
import { toolbarPlace } from './toolbar-place.ts'
import { useBox } from './use-box.ts'

/** Frames, tags and tools over the page (PERM-115). They lie in the editor's window: the page under them stays as it is. */
export function Overlays() {
  const selected = useEditorState((state) => state.selected)
  const hovered = useEditorState((state) => state.hovered)
  const editing = useEditorState((state) => state.editing)
  return (
    <div className="ovs">
      {hovered !== undefined && hovered !== selected && <Hovered key={hovered} id={hovered} />}
      {selected !== undefined && <Selected key={selected} id={selected} editing={editing === selected} />}
      <DropMarks />
    </div>
  )
}

function Hovered({ id }: { readonly id: string }) {
  const { blocks, geometry } = useEditor()
  const node = useNode(id)
  const ref = useBox(() => geometry.boxOf(id))
  return (
    <div className="ov hov" ref={ref}>
      {node && <span className="tag">{nameOf(blocks, node)}</span>}
    </div>
  )
}

function Selected({ id, editing }: { readonly id: string; readonly editing: boolean }) {
  const { geometry, store, canEdit } = useEditor()
  const ref = useBox(
    () => geometry.boxOf(id),
    (element, box) => {
      const { visible } = geometry
      const toolbar = element.querySelector<HTMLElement>('.stb')
      // On a low block the plus would cover the text that a person wants to click.
      element.toggleAttribute('data-low', box.height < 64)
      if (!visible || !toolbar) return
      // Scrolled out of view, the block takes its tools along.
      toolbar.hidden = box.top > visible.top + visible.height || box.top + box.height < visible.top
      const size = { width: toolbar.offsetWidth, height: toolbar.offsetHeight }
      const { x, y } = toolbarPlace({ box, size, visible, neighbours: neighboursOf(store.content, geometry, id) })
      toolbar.style.left = `${x}px`
      toolbar.style.top = `${y}px`
      element.toggleAttribute('data-below', y >= box.height)
    },
  )
  return (
    <div className="ov sel" ref={ref}>
      {canEdit && !editing && <SelectionToolbar id={id} />}
      {canEdit && !editing && <AddAfter id={id} />}
    </div>
  )
}

/** Boxes of the blocks right before and after it. */
function neighboursOf(content: Content, geometry: FrameGeometry, id: string): Box[] {
  const place = placeOf(content, id)
  if (!place) return []
  const siblings = siblingsIn(content, place.parent, place.slot)
  return [siblings[place.index - 1], siblings[place.index + 1]].flatMap((sibling) => {
    const box = sibling === undefined ? undefined : geometry.boxOf(sibling)
    return box ? [geometry.inCanvas(box)] : []
  })
}

/** The plus on the lower edge: what is chosen next in the palette goes here. */
function AddAfter({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const { store, blocks } = useEditor()
  const node = useNode(id)
  if (!node) return null
  const block = blocks.catalogue.get(node.type)
  const isEmpty = block !== undefined && holds(block) && siblingsIn(store.content, id, undefined).length === 0
  const label = isEmpty ? t('Add a component') : t('Add a block after')
  return (
    <button type="button" className="plus" aria-label={label} title={label} onClick={() => openPalette(store)}>
      <Icon name="plus" />
    </button>
  )
}

/** Opens the palette and puts the cursor into its search. */
export function openPalette(store: { set(change: { activeTab: 'add' }): void }) {
  store.set({ activeTab: 'add' })
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[data-palette-search]')?.focus())
}
