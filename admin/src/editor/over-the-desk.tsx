import { useMe } from '@ashlar/sdk/admin'
import { IconPicker } from '@ashlar/sdk/editor'
import { useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense } from 'react'
import { ShareDialog } from '../screens/pages/previews/share-dialog.tsx'
import { RevisionsDialog } from '../screens/pages/revisions/revisions-dialog.tsx'
import { ShortcutDialog } from '../shortcuts/shortcut-dialog.tsx'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { MoveDialog } from './dialogs/move-dialog.tsx'
import { UnsavedNote } from './dialogs/unsaved-note.tsx'
import { DragChip } from './dnd/drop-marks.tsx'
import { useEditor, useEditorState } from './editor-context.tsx'
import { shortcuts } from './keys/shortcuts.ts'
import { ContextMenu } from './menus/context-menu.tsx'
import { restoreRevision } from './publish/publishing.ts'
import { TemplateDialog } from './templates/template-dialog.tsx'
import type { OpenDocument } from './use-document.ts'

// Seen when pictures are dropped or pasted.
const ArrivalList = lazy(() => import('./clipboard/pictures/arrival-list.tsx'))

/** What is opened from the bar, from a menu or by keys; one at a time. */
export type Aside = 'publishing' | 'sharing' | 'revisions' | 'shortcuts'

export interface OverTheDeskProps {
  readonly document: OpenDocument
  readonly aside: Aside | undefined
  readonly onClose: () => void
}

/** Dialogs, menus and notes over the editor's window. */
export function OverTheDesk({ document, aside, onClose }: OverTheDeskProps) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const me = useMe()
  const page = useEditorState((state) => state.selectedPage)
  const hasArrivals = useEditorState((state) => state.arrivals.length > 0)
  const { session, unsaved, conflict, unsavedAnswered, conflictAnswered } = document
  return (
    <>
      {unsaved && (
        <UnsavedNote
          unsaved={unsaved}
          onRestore={() => {
            session.restore(unsaved)
            unsavedAnswered()
          }}
          onDiscard={() => {
            session.discardKept()
            unsavedAnswered()
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          blocks={blocks}
          me={me.user.displayName}
          onLater={conflictAnswered}
          onSettle={(content) => {
            conflictAnswered()
            void session.settle(content, conflict)
          }}
        />
      )}
      {page && aside === 'sharing' && <ShareDialog page={page} onClose={onClose} />}
      {page && aside === 'revisions' && (
        <RevisionsDialog
          page={page}
          note={t('Unsaved changes can be restored with Undo.')}
          onRestore={(id) => restoreRevision(session, id)}
          onClose={onClose}
        />
      )}
      {aside === 'shortcuts' && <ShortcutDialog shortcuts={shortcuts} onClose={onClose} />}
      <ContextMenu />
      <MoveDialog />
      <TemplateDialog />
      <IconPicker />
      <DragChip />
      {hasArrivals && (
        <Suspense>
          <ArrivalList />
        </Suspense>
      )}
    </>
  )
}
