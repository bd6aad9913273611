import { ancestorsOf } from '@ashlar/sdk'
import { Icon, IconButton, Menu, useTexts } from '@ashlar/sdk/ui'
import { memo } from 'react'
import { iconOfType, nameOf, whereabouts } from '../../blocks/naming.ts'
import { useEditor, useEditorState, useNodeShell } from '../editor-context.tsx'
import { blockEntries } from '../menus/block-entries.ts'
import { isLocked } from '../store/locks.ts'

interface SettingsHeadProps {
  readonly id: string
  readonly anyOpen?: boolean
  /** Absent where there are no sections. */
  readonly onToggleAll?: () => void
}

/** Which block the settings are of. */
export const SettingsHead = memo(function SettingsHead({ id, anyOpen = false, onToggleAll }: SettingsHeadProps) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, blocks, canEdit } = parts
  const node = useNodeShell(id)
  // What the menu offers follows from it, and it may be a block around this one that is locked.
  useEditorState((state) => isLocked(state.editorContent, id))
  if (!node) return null
  const name = nameOf(blocks, node)
  return (
    <div className="sh">
      <span className="bi">
        <Icon name={iconOfType(blocks, node.type)} />
      </span>
      <div className="grow">
        <b className="trunc" dir="auto">
          {name}
        </b>
        <span className="t3">
          {node.parent === null
            ? t('The page itself')
            : whereabouts(blocks, store.content, ancestorsOf(store.content, id))}
        </span>
      </div>
      {onToggleAll && (
        <IconButton
          icon={anyOpen ? 'chevrons-down-up' : 'chevrons-up-down'}
          label={t('Toggle All')}
          onClick={onToggleAll}
        />
      )}
      {canEdit && node.parent !== null && (
        <Menu
          trigger={<IconButton icon="ellipsis" label={t('More')} tooltip={false} />}
          entries={blockEntries(parts)}
        />
      )}
    </div>
  )
})
