import { Icon } from '@ashlar/sdk/ui'
import { holds, nameOf } from '../blocks/naming.ts'
import { DropMarks } from '../dnd/drop-marks.tsx'
import { useEditor, useEditorState, useNode } from '../editor-context.tsx'
import { siblingsIn } from '../store/places.ts'
import { SelectionToolbar } from './toolbar.tsx'
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

/** Pixels that the toolbar and its distance take above the frame. */
const toolbarRoom = 44

function Selected({ id, editing }: { readonly id: string; readonly editing: boolean }) {
  const { geometry, canEdit } = useEditor()
  const ref = useBox(
    () => geometry.boxOf(id),
    (element, box) => {
      const visible = geometry.visible
      if (!visible) return
      const bottom = visible.top + visible.height
      // Above the block; where there is no room, below it; where the block fills the view, inside at its top.
      const above = box.top - toolbarRoom >= visible.top - 34
      const below = box.top + box.height + toolbarRoom <= bottom
      element.dataset['toolbar'] = above ? 'above' : below ? 'below' : 'inside'
      // On a low block the plus would cover the text that a person wants to click.
      element.toggleAttribute('data-low', box.height < 64)
      element.style.setProperty('--inside', `${Math.max(8, visible.top - box.top + 8)}px`)
    },
  )
  return (
    <div className="ov sel" ref={ref}>
      {canEdit && !editing && <SelectionToolbar id={id} />}
      {canEdit && !editing && <AddAfter id={id} />}
    </div>
  )
}

/** The plus on the lower edge: what is chosen next in the palette goes here. */
function AddAfter({ id }: { readonly id: string }) {
  const { store, blocks } = useEditor()
  const node = useNode(id)
  if (!node) return null
  const block = blocks.catalogue.get(node.type)
  const isEmpty = block !== undefined && holds(block) && siblingsIn(store.content, id, undefined).length === 0
  const label = isEmpty ? 'Add a component' : 'Add a block after'
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
