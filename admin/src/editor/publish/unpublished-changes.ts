import { ApiError } from '@ashlar/sdk/admin'
import type { Page } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { siteAddress } from '../../screens/pages/page-state.ts'
import { confirmDiscard } from '../../screens/pages/unpublished/confirm-discard.ts'
import { sayPublished } from '../../screens/pages/unpublished/say-published.ts'
import type { DocumentSession } from '../persistence/document-session.ts'
import type { EditorStore } from '../store/editor-store.ts'

const t = texts('admin')

/** Makes live what is shown, under a name if it has one; unsaved changes are saved first. Whether it was done. */
export async function update(store: EditorStore, session: DocumentSession, revisionName = ''): Promise<boolean> {
  if (store.state.isEditorDirty && !(await session.save())) return false
  try {
    await (await session.versions()).publishChanges(revisionName)
    const { selectedPage } = store.state
    if (selectedPage) {
      sayPublished(selectedPage, t('Visitors see your changes'), { id: 'editor-saved', ...viewPage(selectedPage) })
    }
    return true
  } catch (error) {
    refused(session, t('Could not publish'), error)
    return false
  }
}

/** Leads to the page on the website, where what was done can be seen. */
export const viewPage = (page: Page | null) =>
  page ? { action: { label: t('View page'), run: () => window.open(siteAddress(page), '_blank', 'noopener') } } : {}

/** Asks, then goes back to what visitors see. Whether it was done. */
export async function discard(store: EditorStore, session: DocumentSession): Promise<boolean> {
  const page = store.state.selectedPage
  if (!page || !(await confirmDiscard(page))) return false
  try {
    await (await session.versions()).discardChanges()
    toast.success(t('The page is back to what visitors see'))
    return true
  } catch (error) {
    refused(session, t('The changes were not discarded'), error)
    return false
  }
}

/** Somebody else was first: what they made of the page is one click away. */
function refused(session: DocumentSession, title: string, error: unknown) {
  const isStale = error instanceof ApiError && error.status === 409
  if (!isStale) console.error(title, error)
  toast.error(title, {
    id: 'editor-saved',
    description: error instanceof Error ? error.message : String(error),
    ...(isStale && { action: { label: t('Show the newest version'), run: () => void takeNewest(session) } }),
  })
}

/** Shows what others made of the document, as a step that can be undone. */
export async function takeNewest(session: DocumentSession): Promise<void> {
  try {
    await (await session.versions()).takeNewest()
  } catch (error) {
    sayNotLoaded(error)
  }
}

/** Puts what others made of the document together with what is unsaved, as a step that can be undone. */
export async function addTheirs(session: DocumentSession, by: string): Promise<void> {
  try {
    if (await (await session.versions()).addTheirs(by))
      toast.success(t('Their changes were added. Yours are not saved yet.'))
  } catch (error) {
    sayNotLoaded(error)
  }
}

const sayNotLoaded = (error: unknown) =>
  toast.error(t('Could not load the newest version'), {
    description: error instanceof Error ? error.message : String(error),
  })
