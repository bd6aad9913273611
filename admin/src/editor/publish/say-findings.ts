import { texts, toast } from '@ashlar/sdk/ui'
import type { EditorTools } from '../editor-context.tsx'

const t = texts('admin')

/** After publishing: what the checks find on the page, with a way to it. Nothing is said of a page that is fine. */
export async function sayFindings(parts: EditorTools, show: () => void): Promise<void> {
  const { store } = parts
  const { selectedPage: page } = store.state
  if (!page) return
  const { findOn } = await import('../checks/find-on-page.ts')
  const { found = [] } = await findOn(parts, { content: store.content, page }, AbortSignal.timeout(10_000))
  if (found.length === 0 || store.state.selectedPage?.id !== page.id) return
  toast.plain(
    t('The checks found {count} issue on this page|The checks found {count} issues on this page', {
      count: found.length,
    }),
    {
      id: 'editor-findings',
      icon: 'triangle-alert',
      action: { label: t('Show'), run: show },
    },
  )
}
