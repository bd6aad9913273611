import { DocumentSaved, documentName } from '@ashlar/sdk'
import { useLiveEvent } from '@ashlar/sdk/admin'
import { PageContentChanged } from '@ashlar/sdk/platform'
import { Button, Icon, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { editorId } from '../persistence/editor-id.ts'
import { nameOfItem } from '../persistence/log-shelf.ts'

export interface NewerNoteProps {
  /** Shows the newest version: nothing is unsaved here. */
  readonly onTake: () => void
  /** Puts the newest version together with what is unsaved here. */
  readonly onAdd: (by: string) => Promise<void>
}

/** Says that somebody else saved what is open, and offers their version, or their changes beside one's own. */
export function NewerNote({ onTake, onAdd }: NewerNoteProps) {
  const t = useTexts('admin')
  const { store } = useEditor()
  const item = useEditorState((state) => state.item)
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const [heard, setHeard] = useState<Omit<DocumentSaved, 'event'>>()
  const [dismissed, setDismissed] = useState(0)
  const [busy, setBusy] = useState(false)
  const hear = (said: Omit<DocumentSaved, 'event'>): boolean => {
    const { item: open } = store.state
    // What was saved here is told here as well, often before its answer.
    if (!open || nameOfItem(open) !== said.document || said.editor === editorId) return false
    if (said.revision > open.revision) setHeard(said)
    return said.revision === open.revision
  }
  useLiveEvent('document_saved', DocumentSaved, hear)
  useLiveEvent('page_content_changed', PageContentChanged, ({ page, hasUnpublishedChanges, ...said }) => {
    const isOfShown = hear({ ...said, document: documentName('page', page) })
    const { selectedPage } = store.state
    if (isOfShown && selectedPage) store.set({ selectedPage: { ...selectedPage, hasUnpublishedChanges } })
  })
  const isNewer = heard && item && nameOfItem(item) === heard.document && heard.revision > item.revision
  if (!isNewer || heard.revision <= dismissed) return null
  const who = heard.by || t('Someone else')
  const add = async () => {
    setBusy(true)
    await onAdd(heard.by)
    setBusy(false)
  }
  return (
    <div className="ednote" role="status">
      <Icon name="users" />
      <span className="grow">
        <b>{item.kind === 'page' ? t('{who} saved this page', { who }) : t('{who} saved a newer version', { who })}</b>{' '}
        {isDirty && t('When you save, you can keep both versions.')}
      </span>
      {isDirty ? (
        <Button size="sm" variant="primary" busy={busy} onClick={() => void add()}>
          {t('Add their changes')}
        </Button>
      ) : (
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
