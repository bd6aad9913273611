import { MenuAt, useTexts } from '@ashlar/sdk/ui'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { blockEntries } from './block-entries.ts'

/** The menu of what is selected, where the pointer or the menu key asked for it. */
export function ContextMenu() {
  const t = useTexts('admin')
  const parts = useEditor()
  const at = useEditorState((state) => state.menuAt)
  if (!at) return null
  return (
    <MenuAt
      at={at}
      label={t('Actions for the selection')}
      entries={blockEntries(parts)}
      onClose={() => parts.store.set({ menuAt: undefined })}
    />
  )
}
