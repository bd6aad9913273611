import type { Content } from '@ashlar/sdk'
import { useCan, useMe } from '@ashlar/sdk/admin'
import { IconPicker, later, useLater } from '@ashlar/sdk/editor'
import { useTexts } from '@ashlar/sdk/ui'
import { NewerNote } from './dialogs/newer-note.tsx'
import { UnsavedNote } from './dialogs/unsaved-note.tsx'
import { DragChip } from './dnd/drop-marks.tsx'
import { useEditor, useEditorState } from './editor-context.tsx'
import { shortcuts } from './keys/shortcuts.ts'
import { ContextMenu } from './menus/context-menu.tsx'
import { keepAsCopy } from './publish/keep-copy.ts'
import { restoreRevision } from './publish/publishing.ts'
import { addTheirs, takeNewest } from './publish/unpublished-changes.ts'
import type { OpenDocument } from './use-document.ts'

/** What is opened from the bar, from a menu or by keys; one at a time. */
export type Aside = 'publishing' | 'sharing' | 'revisions' | 'shortcuts'

export interface OverTheDeskProps {
  readonly document: OpenDocument
  readonly aside: Aside | undefined
  readonly onClose: () => void
}

// What is opened now and then.
const arrivalList = later(async () => (await import('./clipboard/files/arrival-list.tsx')).ArrivalList)
const conflictDialog = later(async () => (await import('./dialogs/conflict-dialog.tsx')).ConflictDialog)
const shortcutDialog = later(async () => (await import('../shortcuts/shortcut-dialog.tsx')).ShortcutDialog)
const moveDialog = later(async () => (await import('./dialogs/move-dialog.tsx')).MoveDialog)
const templateDialog = later(async () => (await import('./templates/template-dialog.tsx')).TemplateDialog)
const shareDialog = later(async () => (await import('../screens/pages/previews/share-dialog.tsx')).ShareDialog)
const revisionsDialog = later(
  async () => (await import('../screens/pages/revisions/revisions-dialog.tsx')).RevisionsDialog,
)

/** Dialogs, menus and notes over the editor's window. */
export function OverTheDesk({ document, aside, onClose }: OverTheDeskProps) {
  const t = useTexts('admin')
  const { blocks, store } = useEditor()
  const me = useMe()
  const canAddPages = useCan('pages.can_create')
  const page = useEditorState((state) => state.selectedPage)
  const { session, unsaved, conflict, unsavedAnswered, conflictAnswered } = document
  const ShareDialog = useLater(aside === 'sharing', shareDialog, onClose)
  const ConflictDialog = useLater(conflict !== undefined, conflictDialog, conflictAnswered)
  const ShortcutDialog = useLater(aside === 'shortcuts', shortcutDialog, onClose)
  const isMoving = useEditorState((state) => state.moving)
  const MoveDialog = useLater(isMoving, moveDialog, () => store.set({ moving: false }))
  const isKeeping = useEditorState((state) => state.templateOf !== undefined)
  const TemplateDialog = useLater(isKeeping, templateDialog, () => store.set({ templateOf: undefined }))
  const hasArrivals = useEditorState((state) => state.arrivals.length > 0)
  const ArrivalList = useLater(hasArrivals, arrivalList, () => store.set({ arrivals: [] }))
  const RevisionsDialog = useLater(aside === 'revisions', revisionsDialog, onClose)
  const settle = (content: Content) => {
    if (!conflict) return
    conflictAnswered()
    void session.settle(content, conflict)
  }
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
      {!unsaved && <NewerNote onTake={() => void takeNewest(session)} onAdd={(by) => addTheirs(session, by)} />}
      {ConflictDialog && conflict && (
        <ConflictDialog
          conflict={conflict}
          blocks={blocks}
          me={me.user.displayName}
          onLater={conflictAnswered}
          onSettle={settle}
          onCopy={
            page && canAddPages
              ? async () => {
                  if (await keepAsCopy(page, conflict.mine)) settle(conflict.theirs)
                }
              : undefined
          }
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
