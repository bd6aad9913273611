import { Button, useTexts } from '@ashlar/sdk/ui'
import { shownStatus } from '../../screens/pages/page-state.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { PublishPanel, type PublishPanelProps } from './publish-panel.tsx'
import { publishedNow } from './published-now.ts'
import { useGoLive } from './use-go-live.ts'

export type PublishControlsProps = Omit<PublishPanelProps, 'findings'>

/** "Publish", or "Update" on a live page, and the panel behind the arrow. */
export function PublishControls(props: PublishControlsProps) {
  const { page, open, onOpenChange, onPublish, onUpdate } = props
  const t = useTexts('admin')
  const { canEdit } = useEditor()
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const isLive = shownStatus(page).label === 'Published'
  const { findings, isBusy, press } = useGoLive(
    open,
    () => onOpenChange(true),
    () => (isLive ? onUpdate() : onPublish(publishedNow(page))),
  )
  return (
    <>
      {canEdit && (isLive || page.status !== 'published') && (
        <Button
          variant="primary"
          busy={isBusy}
          disabled={isLive && !isBusy && !isDirty && !page.hasUnpublishedChanges}
          onClick={press}
        >
          {isLive ? t('Update') : t('Publish')}
        </Button>
      )}
      <PublishPanel {...props} findings={findings} />
    </>
  )
}
