import { call } from '@ashlar/sdk/admin'
import { type Page, type UpdatePage, updatePage } from '@ashlar/sdk/platform'
import { texts, toast, when } from '@ashlar/sdk/ui'
import { shownStatus } from '../../screens/pages/page-state.ts'
import type { DocumentSession } from '../persistence/document-session.ts'
import { withoutContent } from '../persistence/stored-document.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { viewPage } from './unpublished-changes.ts'

const t = texts('admin')

/** Status and dates of a page, and what it is kept as: publishing, scheduling, taking back to draft. */
export type Publishing = Partial<Pick<Page, 'status' | 'publish_date' | 'unpublish_date'>> &
  Pick<UpdatePage, 'revisionName'>

/** Publishes what is shown, or takes it back; unsaved changes are saved first. Whether it was done. */
export async function publish(store: EditorStore, session: DocumentSession, change: Publishing): Promise<boolean> {
  if (store.state.isEditorDirty && !(await session.save())) return false
  const page = store.state.selectedPage
  if (!page) return false
  try {
    const body = { id: page.id, revision: page.revision, ...change }
    const { page: now } = await call(updatePage, { body })
    store.set({ selectedPage: withoutContent(now) })
    const { label } = shownStatus(now)
    if (label === 'Scheduled') toast.success(t('Visitors can see it from {when}', { when: when(now.publish_date) }))
    else toast.success(t(label), label === 'Published' ? viewPage(now) : {})
    return true
  } catch (error) {
    console.error('The status of the page could not be changed.', error)
    toast.error(change.status === 'published' ? t('Could not publish') : t('The status could not be changed'), {
      description: error instanceof Error ? error.message : String(error),
      action: { label: t('Try again'), run: () => void publish(store, session, change) },
    })
    return false
  }
}

/** Whether it was done: the content of a revision is back, here and on the server. */
export async function restoreRevision(store: EditorStore, session: DocumentSession, id: number): Promise<boolean> {
  try {
    await (await session.versions()).restoreRevision(id)
    toast.success(t('The earlier content was restored'), {
      ...(store.state.selectedPage?.hasUnpublishedChanges && {
        description: t('Visitors see it once you choose Update.'),
      }),
    })
    return true
  } catch (error) {
    console.error('The revision could not be restored.', error)
    toast.error(t('The revision could not be restored'), {
      description: error instanceof Error ? error.message : String(error),
    })
    return false
  }
}
