import { useMe } from '@ashlar/sdk/admin'
import { IconPicker } from '@ashlar/sdk/editor'
import { useTexts } from '@ashlar/sdk/ui'
import { NewerNote } from './dialogs/newer-note.tsx'
import { UnsavedNote } from './dialogs/unsaved-note.tsx'
import { useLater } from './dialogs/use-later.ts'
import { DragChip } from './dnd/drop-marks.tsx'
import { useEditor, useEditorState } from './editor-context.tsx'
import { shortcuts } from './keys/shortcuts.ts'
import { ContextMenu } from './menus/context-menu.tsx'
import { restoreRevision } from './publish/publishing.ts'
import { takeNewest } from './publish/unpublished-changes.ts'
import type { OpenDocument } from './use-document.ts'

/** What is opened from the bar, from a menu or by keys; one at a time. */
export type Aside = 'publishing' | 'sharing' | 'revisions' | 'shortcuts'

export interface OverTheDeskProps {
  readonly document: OpenDocument
  readonly aside: Aside | undefined
  readonly onClose: () => void
}

// What is opened now and then.
const loadArrivalList = async () => (await import('./clipboard/pictures/arrival-list.tsx')).ArrivalList
const loadConflictDialog = async () => (await import('./dialogs/conflict-dialog.tsx')).ConflictDialog
const loadShortcutDialog = async () => (await import('../shortcuts/shortcut-dialog.tsx')).ShortcutDialog
const loadMoveDialog = async () => (await import('./dialogs/move-dialog.tsx')).MoveDialog
const loadTemplateDialog = async () => (await import('./templates/template-dialog.tsx')).TemplateDialog
const loadShareDialog = async () => (await import('../screens/pages/previews/share-dialog.tsx')).ShareDialog
const loadRevisionsDialog = async () =>
  (await import('../screens/pages/revisions/revisions-dialog.tsx')).RevisionsDialog

/** Dialogs, menus and notes over the editor's window. */
export function OverTheDesk({ document, aside, onClose }: OverTheDeskProps) {
  const t = useTexts('admin')
  const { blocks, store } = useEditor()
  const me = useMe()
  const page = useEditorState((state) => state.selectedPage)
  const { session, unsaved, conflict, unsavedAnswered, conflictAnswered } = document
  const ShareDialog = useLater(aside === 'sharing', loadShareDialog, onClose)
  const ConflictDialog = useLater(conflict !== undefined, loadConflictDialog, conflictAnswered)
  const ShortcutDialog = useLater(aside === 'shortcuts', loadShortcutDialog, onClose)
  const isMoving = useEditorState((state) => state.moving)
  const MoveDialog = useLater(isMoving, loadMoveDialog, () => store.set({ moving: false }))
  const isKeeping = useEditorState((state) => state.templateOf !== undefined)
  const TemplateDialog = useLater(isKeeping, loadTemplateDialog, () => store.set({ templateOf: undefined }))
  const hasArrivals = useEditorState((state) => state.arrivals.length > 0)
  const ArrivalList = useLater(hasArrivals, loadArrivalList, () => store.set({ arrivals: [] }))
  const RevisionsDialog = useLater(aside === 'revisions', loadRevisionsDialog, onClose)
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
      {!unsaved && <NewerNote onTake={() => void takeNewest(session)} />}
      {ConflictDialog && conflict && (
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
      {ShareDialog && page && aside === 'sharing' && <ShareDialog page={page} onClose={onClose} />}
      {RevisionsDialog && page && aside === 'revisions' && (
        <RevisionsDialog
          page={page}
          note={t('Unsaved changes can be restored with Undo.')}
          onRestore={(id) => restoreRevision(store, session, id)}
          onClose={onClose}
        />
      )}
      {ShortcutDialog && aside === 'shortcuts' && <ShortcutDialog shortcuts={shortcuts} onClose={onClose} />}
      <ContextMenu />
      {MoveDialog && <MoveDialog />}
      {TemplateDialog && <TemplateDialog />}
      <IconPicker />
      <DragChip />
      {ArrivalList && hasArrivals && <ArrivalList />}
    </>
  )
}
