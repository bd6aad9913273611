import { type Block, fillProps } from '@ashlar/sdk'
import { pickMedia } from '@ashlar/sdk/media'
import { rowsOf } from '../../blocks/settings/control-of.ts'
import type { EditorTools } from '../editor-context.tsx'
import { chosenPicture } from '../panels/chosen-picture.ts'
import { isLocked } from '../store/locks.ts'

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'canEdit' | 'commands' | 'geometry'>

/** Edits a block's text in place, where it has any (BLK-TEXT-006); of a picture the media library opens. */
export function startEditing(tools: Tools, id: string): boolean {
  const { store, blocks, canEdit } = tools
  const node = store.node(id)
  if (!node || !canEdit || !store.state.editMode || isLocked(store.content, id)) return false
  if (blocks.editors.get(node.type)?.canvas) {
    store.select(id)
    store.set({ editing: id, hovered: undefined })
    return true
  }
  const block = blocks.catalogue.get(node.type)
  const picture = block && rowsOf(block.schema.properties).find(({ control }) => control.kind === 'picture')
  if (!picture || picture.within !== undefined) return false
  store.select(id)
  void choosePicture(tools, id, block, picture.prop)
  return true
}

async function choosePicture({ store, commands, geometry }: Tools, id: string, block: Block, prop: string) {
  const shown = geometry.elementOf(id)?.querySelector('img')
  const shownRatio = shown && shown.clientHeight > 0 ? shown.clientWidth / shown.clientHeight : undefined
  const item = await pickMedia({ shownRatio })
  const props = store.node(id)?.props
  // With its defaults: a block that has no words for a picture must not be given any, or no save would take it.
  if (item && props) commands.changeProps(id, chosenPicture(prop, item, fillProps<Block>(block, props)))
}
