import type { Page } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { formOf } from './page-form.schema.ts'
import { siteAddress } from './page-state.ts'
import {
  type BulkChange,
  bulkChange,
  bulkDelete,
  bulkDeleteForGood,
  createPage,
  mostAtOnce,
  pagesChanged,
} from './pages-api.ts'

const t = texts('admin')

type Ids = readonly number[]

interface Act {
  /** One request, all or none. */
  readonly work: (ids: Ids) => Promise<unknown>
  /** What is said when it is done: one page by its title, or many by their count. */
  readonly done: string
  readonly undo?: (pages: readonly Page[]) => Promise<unknown>
}

/** Do the same with pages, a hundred at a time; then say what went well, what did not, and how to undo it. True when something was done. */
async function withAll(pages: readonly Page[], act: Act): Promise<boolean> {
  const good: Page[] = []
  let failure: unknown
  for (const some of chunks(pages)) {
    try {
      await act.work(some.map(({ id }) => id))
      good.push(...some)
    } catch (error) {
      failure = error
      break
    }
  }
  await pagesChanged()
  if (failure !== undefined) sayFailed(pages.slice(good.length), failure, act)
  const { undo } = act
  if (good.length === 0) return false
  const title = t(act.done, { count: good.length, title: good[0]?.title ?? '' })
  toast.success(title, undo ? { action: { label: t('Undo'), run: () => void undone(good, undo) } } : {})
  return true
}

const chunks = (pages: readonly Page[]): readonly (readonly Page[])[] =>
  Array.from({ length: Math.ceil(pages.length / mostAtOnce) }, (_, n) =>
    pages.slice(n * mostAtOnce, (n + 1) * mostAtOnce),
  )

function sayFailed(left: readonly Page[], failure: unknown, act: Act): void {
  toast.error(t('{count} page was left as it was|{count} pages were left as they were', { count: left.length }), {
    description: failure instanceof ApiError ? failure.message : '',
    action: { label: t('Try again'), run: () => void withAll(left, act) },
  })
}

async function undone(pages: readonly Page[], undo: (pages: readonly Page[]) => Promise<unknown>): Promise<void> {
  try {
    await undo(pages)
    toast.success(t('Undone'))
  } catch (error) {
    toast.error(t('This could not be undone'), { description: error instanceof Error ? error.message : '' })
  }
  await pagesChanged()
}

const actOf = { draft: 'draft', published: 'publish', archived: 'archive' } as const

/** Each page back to the status that it had. */
const backToBefore = (pages: readonly Page[]) =>
  inGroups(
    pages,
    ({ status }) => status,
    (ids, status) => bulkChange(ids, { action: actOf[status] }),
  )

async function inGroups<Key>(
  pages: readonly Page[],
  keyOf: (page: Page) => Key,
  work: (ids: Ids, key: Key) => Promise<unknown>,
): Promise<void> {
  for (const [key, some] of Map.groupBy(pages, keyOf)) {
    for (const part of chunks(some))
      await work(
        part.map(({ id }) => id),
        key,
      )
  }
}

const change = (what: BulkChange) => (ids: Ids) => bulkChange(ids, what)

export const publish = (pages: readonly Page[]) =>
  withAll(pages, {
    work: change({ action: 'publish' }),
    done: '“{title}” published|{count} pages published',
    undo: backToBefore,
  })

export const toDraft = (pages: readonly Page[]) =>
  withAll(pages, {
    work: change({ action: 'draft' }),
    done: '“{title}” is a draft again|{count} pages are drafts again',
    undo: backToBefore,
  })

export const archive = (pages: readonly Page[]) =>
  withAll(pages, {
    work: change({ action: 'archive' }),
    done: '“{title}” moved to the archive|{count} pages moved to the archive',
    undo: backToBefore,
  })

/** Below another page, or to the top. */
export const moveAll = (pages: readonly Page[], parentId: number | null) =>
  withAll(pages, {
    work: change({ action: 'move', parentId }),
    done: '“{title}” moved|{count} pages moved',
    undo: (moved) =>
      inGroups(
        moved,
        (page) => page.parentId,
        (ids, before) => bulkChange(ids, { action: 'move', parentId: before }),
      ),
  })

/** Deleted pages can be restored, so it is undone rather than asked, except for the home page (OPEN-336). */
export async function remove(pages: readonly Page[]): Promise<boolean> {
  const home = pages.find((page) => page.isHome)
  if (
    home &&
    !(await confirm({
      description: t('“{title}” is the home page. Visitors will find nothing there.', { title: home.title }),
      destructive: true,
    }))
  ) {
    return false
  }
  return withAll(pages, {
    work: bulkDelete,
    done: '“{title}” moved to the trash|{count} pages moved to the trash',
    undo: (deleted) =>
      bulkChange(
        deleted.map(({ id }) => id),
        { action: 'restore' },
      ),
  })
}

export const restore = (pages: readonly Page[]) =>
  withAll(pages, {
    work: change({ action: 'restore' }),
    done: '“{title}” restored|{count} pages restored',
  })

/** There is no way back from here, so it is asked. */
export async function removeForGood(pages: readonly Page[]): Promise<void> {
  const accepted = await confirm({
    description: t('“{title}” will be deleted for good.|{count} pages will be deleted for good.', {
      count: pages.length,
      title: pages[0]?.title ?? '',
    }),
    detail: t('Content, revisions and preview links go with it. This cannot be undone.'),
    destructive: true,
  })
  if (!accepted) return
  await withAll(pages, {
    work: bulkDeleteForGood,
    done: '“{title}” deleted for good|{count} pages deleted for good',
  })
}

/** A draft right behind the page, with its content and everything that is not the page's alone. */
export const duplicate = (page: Page) =>
  withAll([page], {
    work: () => {
      const { slug: _, ...fields } = formOf(page)
      const title = t('{title} (copy)', { title: page.title })
      return createPage({
        ...{ ...fields, title, status: 'draft', canonical: '', unpublish_date: null },
        ...{ publish_date: new Date().toISOString(), copyFrom: page.id, sort: page.sort + 1 },
      })
    },
    done: 'Copy of “{title}” made',
  })

export async function copyLink(page: Page): Promise<void> {
  await copyText(new URL(siteAddress(page), location.origin).href)
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t('Link copied'))
  } catch {
    toast.error(t('The link could not be copied'), { description: text })
  }
}
