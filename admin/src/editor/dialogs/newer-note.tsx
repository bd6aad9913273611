import { useLiveEvent } from '@ashlar/sdk/admin'
import { PageContentChanged } from '@ashlar/sdk/platform'
import { Button, Icon, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { editorId } from '../persistence/editor-id.ts'

/** Says that somebody else saved the page that is open, and offers their version where nothing here is unsaved. */
export function NewerNote({ onTake }: { readonly onTake: () => void }) {
  const t = useTexts('admin')
  const { store } = useEditor()
  const item = useEditorState((state) => state.item)
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const [heard, setHeard] = useState<PageContentChanged>()
  const [dismissed, setDismissed] = useState(0)
  useLiveEvent('page_content_changed', PageContentChanged, (said) => {
    const { item: open, selectedPage } = store.state
    if (open?.kind !== 'page' || open.id !== said.page) return
    // What was saved here is told here as well, often before its answer.
    if (said.editor === editorId) return
    if (said.revision > open.revision) setHeard(said)
    else if (said.revision === open.revision && selectedPage) {
      const { hasUnpublishedChanges } = said
      store.set({ selectedPage: { ...selectedPage, hasUnpublishedChanges } })
    }
  })
  const isNewer = heard && item?.kind === 'page' && item.id === heard.page && heard.revision > item.revision
  if (!isNewer || heard.revision <= dismissed) return null
  const who = heard.by || t('Someone else')
  return (
    <div className="ednote" role="status">
      <Icon name="users" />
      <span className="grow">
        <b>{t('{who} saved this page', { who })}</b> {isDirty && t('When you save, you can keep both versions.')}
      </span>
      {!isDirty && (
        <Button size="sm" variant="primary" onClick={onTake}>
          {t('Show the newest version')}
        </Button>
      )}
      <Button size="sm" onClick={() => setDismissed(heard.revision)}>
        {t('Later')}
      </Button>
    </div>
  )
}
