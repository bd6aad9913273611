import type { Content } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { encodeContentAside } from '@ashlar/sdk/editor'
import { createPage, deletePage, type Page, savePageContent } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { pagesChanged } from '../../screens/pages/page-lists.ts'
import { editorAddress } from '../../screens/pages/page-state.ts'

const t = texts('admin')

/** Makes a draft page of a version beside which another one is kept. Whether it was done. */
export async function keepAsCopy({ title }: Page, version: Content): Promise<boolean> {
  try {
    const content = await encodeContentAside(version)
    const { page: copy } = await call(createPage, { body: { title: t('{title} (copy)', { title }) } })
    try {
      await call(savePageContent, { body: { id: copy.id, content } })
    } catch (error) {
      // An empty draft helps nobody: trying again makes another one.
      const isGone = await call(deletePage, { params: { id: copy.id } }).then(
        () => true,
        () => false,
      )
      refused(error, isGone ? '' : t('The empty draft “{title}” is left.', { title: copy.title }))
      return false
    }
    await pagesChanged()
    toast.success(t('Your version is saved as the draft “{title}”', { title: copy.title }), {
      action: { label: t('Open'), run: () => window.open(editorAddress(copy), '_blank', 'noopener') },
    })
    return true
  } catch (error) {
    refused(error, '')
    return false
  }
}

function refused(error: unknown, whatIsLeft: string): void {
  const reason = error instanceof Error ? error.message : String(error)
  toast.error(t('The copy could not be saved'), { description: `${reason} ${whatIsLeft}`.trim() })
}
