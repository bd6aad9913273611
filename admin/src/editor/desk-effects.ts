import { useUnsavedGuard } from '@ashlar/sdk/admin'
import { iconQuestion, prepareInlineText } from '@ashlar/sdk/editor'
import { texts, toast } from '@ashlar/sdk/ui'
import { useEffect } from 'react'
import type { LoadedBlocks } from '../blocks/loaded-blocks.ts'
import { fetchInserter } from './canvas/overlays.tsx'
import { useEditorState } from './editor-context.tsx'
import { fetchSettings } from './panels/settings-panel.tsx'
import type { DocumentSession } from './persistence/document-session.ts'
import { writeRecent } from './persistence/preferences.ts'
import type { EditorStore } from './store/editor-store.ts'
import type { TemplateShelf } from './templates/template-shelf.ts'

const t = texts('admin')

/** What waits to be kept in this browser is written when the page is left or put aside (OPEN-114). */
export function useKeptWhenLeaving(session: DocumentSession) {
  useEffect(() => {
    const flush = () => session.flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [session])
}

/** "Offline" is said for as long as it is so (ux.md 3a). */
export function useReconnected(session: DocumentSession) {
  useEffect(() => {
    const tell = () => session.reconnected()
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [session])
}

/** The saved templates are there before the palette shows them; the page can be edited without. */
export function useTemplates(shelf: TemplateShelf) {
  useEffect(() => {
    shelf.load().catch((error: unknown) => {
      console.error('The templates could not be loaded.', error)
      toast.error(t('The templates could not be loaded'), {
        description: error instanceof Error ? error.message : String(error),
        action: { label: t('Try again'), run: () => void shelf.load().catch(console.error) },
      })
    })
  }, [shelf])
}

/** EDIT-013: whether the icon picker is open is part of the state. */
export function useIconPickerFlag(store: EditorStore) {
  useEffect(
    () => iconQuestion.subscribe(() => store.set({ showIconPicker: iconQuestion.get() !== undefined })),
    [store],
  )
}

export function useRecentKept(store: EditorStore) {
  useEffect(() => store.ui.subscribe((now, before) => now.recent !== before.recent && writeRecent(now.recent)), [store])
}

/** Milliseconds after which what a person may need next is fetched: the page is shown by then. */
const headStart = 1500

/**
 * Fetches what blocks are added from, what the first block that is selected needs, the first text that is written, and
 * blocks that the page does not have yet.
 */
export function usePreparedWhenIdle(blocks: LoadedBlocks) {
  useEffect(() => {
    // What fails here is fetched again when it is needed.
    const timer = setTimeout(
      () =>
        fetchInserter()
          .then(fetchSettings)
          .then(prepareInlineText)
          .then(() => blocks.fetchCode())
          .catch((error: unknown) => console.warn('Parts of the editor could not be loaded in advance.', error)),
      headStart,
    )
    return () => clearTimeout(timer)
  }, [blocks])
}

/** OPEN-115: asks before unsaved work is left behind, whichever way. */
export function useLeaveGuard() {
  useUnsavedGuard(
    useEditorState((state) => state.isEditorDirty),
    // Which document is edited stands in the query (EDIT-002).
    ({ pathname, search }) => pathname + search,
  )
}
