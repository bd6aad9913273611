import type { ContentNode } from '@ashlar/sdk'
import { Link } from '@ashlar/sdk/admin'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { RenameDialog } from '../../screens/pages/templates/rename-dialog.tsx'
import { useEditor, useEditorState } from '../editor-context.tsx'

/** Whose copy a linked block is, and what can be done about it: what it holds is edited where the template is. */
export function LinkedNote({ node }: { readonly node: ContentNode }) {
  const t = useTexts('admin')
  const { shelf, actions, canLayOut } = useEditor()
  const [isRenaming, setRenaming] = useState(false)
  const entry = useEditorState((state) =>
    [...state.templateList, ...state.componentContainerTemplates].find((each) => each.id === node.template),
  )
  if (!entry)
    return (
      <p className="lockn">
        <Icon name="component" size="sm" />
        {t('This is a linked copy. Its template could not be found.')}
      </p>
    )
  return (
    <div className="linkn">
      <Icon name="component" size="sm" />
      <p>
        {t('A linked copy of “{name}”. Changes to the template appear everywhere.', {
          name: entry.componentName,
        })}
      </p>
      {canLayOut && (
        <p className="linkn__a">
          <Link className="linkb" to={`/admin/editor?component=${entry.id}`}>
            {t('Edit the template')}
          </Link>
          <button type="button" className="linkb" onClick={() => setRenaming(true)}>
            {t('Rename')}
          </button>
          <button type="button" className="linkb" onClick={() => void actions.unlink()}>
            {t('Unlink')}
          </button>
        </p>
      )}
      {isRenaming && (
        <RenameDialog
          name={entry.componentName}
          rename={(name) => shelf.rename(entry, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  )
}
