import { confirm, Icon, IconButton, texts, useTexts } from '@ashlar/sdk/ui'
import { iconOfType, nameOf } from '../blocks/naming.ts'
import { DragHandle } from '../dnd/drag-handle.tsx'
import type { EditorParts } from '../editor-context.tsx'
import { useEditor, useNode } from '../editor-context.tsx'

const t = texts('admin')

/** EDIT-043: the exact question, with the block's name. */
export async function askAndRemove({ store, blocks, commands }: EditorParts, id: string): Promise<void> {
  const node = store.node(id)
  if (!node || node.parent === null) return
  const accepted = await confirm({
    description: t('You are about to remove {name}. Are you sure?', { name: nameOf(blocks, node) }),
    icon: 'trash-2',
    tone: 'bad',
    destructive: true,
  })
  if (accepted) commands.remove(id)
}

/** What can be done to the selected block (EDIT-042). */
export function SelectionToolbar({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { blocks, commands } = parts
  const node = useNode(id)
  if (!node) return null
  const name = nameOf(blocks, node)
  const isRoot = node.parent === null
  return (
    <div className="stb" role="toolbar" aria-label={name}>
      <span className="nm">
        <Icon name={iconOfType(blocks, node.type)} size="sm" />
        {name}
      </span>
      {!isRoot && (
        <>
          <IconButton icon="corner-left-up" label={t('Select parent')} onClick={() => commands.selectParent()} />
          <DragHandle id={id} name={name} />
          <IconButton icon="arrow-up" label={t('Move up')} onClick={() => commands.moveBy(id, -1)} />
          <IconButton icon="arrow-down" label={t('Move down')} onClick={() => commands.moveBy(id, 1)} />
          <span className="vr" />
          <IconButton icon="copy" label={t('Duplicate')} onClick={() => commands.duplicate(id)} />
          <IconButton icon="trash-2" label={t('Remove')} onClick={() => void askAndRemove(parts, id)} />
        </>
      )}
    </div>
  )
}
