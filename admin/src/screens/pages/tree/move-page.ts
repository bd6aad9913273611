import type { ReplyOf } from '@ashlar/sdk'
import { call, keyOf, queryClient } from '@ashlar/sdk/admin'
import { listPages, type Page, updatePage } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { pagesChanged, treePages } from '../page-lists.ts'
import { neighbours, placed, placeOf, type TreePlace } from './tree-place.ts'

const t = texts('admin')

/** One toast for moving: whoever moves a page step by step sees where it stands now. */
const moveToast = 'page-move'

/** Put a page somewhere else, in one request: at once on the screen, then stored, with the way back at hand. */
export async function movePage(pages: readonly Page[], page: Page, to: TreePlace): Promise<void> {
  const from = placeOf(pages, page)
  if (from.parentId === to.parentId && from.sort === to.sort) return
  if (await put(pages, page, to)) {
    const undo = { label: t('Undo'), run: () => void undone(pages, page, to, from) }
    toast.success(sentence(pages, page, to), { id: moveToast, action: undo })
  }
}

async function undone(pages: readonly Page[], page: Page, at: TreePlace, from: TreePlace): Promise<void> {
  const now = placed(pages, page, at)
  if (await put(now, { ...page, ...at }, from)) toast.success(t('Undone'), { id: moveToast })
}

async function put(pages: readonly Page[], page: Page, place: TreePlace): Promise<boolean> {
  const key = keyOf(listPages, treePages)
  await queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData<ReplyOf<typeof listPages>>(
    key,
    (tree) => tree && { ...tree, results: { ...tree.results, rows: [...placed(pages, page, place)] } },
  )
  try {
    await call(updatePage, { body: { id: page.id, ...place } })
    return true
  } catch (error) {
    toast.error(t('“{title}” could not be moved', { title: page.title }), {
      id: moveToast,
      description: error instanceof Error ? error.message : '',
    })
    return false
  } finally {
    void pagesChanged()
  }
}

/** Where a page stands, in words: for toasts and for readers while it is dragged. */
export function sentence(pages: readonly Page[], page: Page, { parentId, sort }: TreePlace): string {
  const values = { title: page.title, place: sort + 1, count: neighbours(pages, parentId, page.id).length + 1 }
  const parent = pages.find(({ id }) => id === parentId)
  return parent
    ? t('“{title}” is now below “{parent}”, {place} of {count}', { ...values, parent: parent.title })
    : t('“{title}” is now at the top level, {place} of {count}', values)
}
