import { call } from '@ashlar/sdk/admin'
import {
  type BulkPages,
  changePages,
  createPage,
  deletePages,
  deletePagesForGood,
  listPages,
  type Page,
} from '@ashlar/sdk/platform'
import { bulk, type Chosen, type FetchRows, rowsIn, stepSize } from '@ashlar/sdk/tables'
import { confirm, copyText, texts, toast } from '@ashlar/sdk/ui'
import { formOf } from './page-form.schema.ts'
import { inTrash, outOfTree, pagesChanged } from './page-lists.ts'
import { siteAddress } from './page-state.ts'

const t = texts('admin')

type Ids = readonly number[]

interface Act {
  /** One request, all or none. */
  readonly work: (ids: Ids) => Promise<unknown>
  /** What is said when it is done: one page by its title, or many by their count. */
  readonly done: string
  readonly undo?: (pages: readonly Page[]) => Promise<unknown>
}

/** Pages that are on screen, or all that a list's query matches. */
type Pages = readonly Page[] | Chosen<Page>

const chosenOf = (pages: Pages): Chosen<Page> =>
  'kind' in pages ? pages : { kind: 'rows', rows: pages, count: pages.length }

const listed = rowsIn(listPages, { query: outOfTree })
const trashed = rowsIn(listPages, { query: inTrash })

/** Do the same with pages, then say what went well, what did not, and how to undo it. True when something was done. */
async function withAll(pages: Pages, { work, done, undo }: Act, fetch: FetchRows<Page> = listed): Promise<boolean> {
  let title = ''
  const report = await bulk(chosenOf(pages), {
    fetch,
    work: async (some) => {
      await work(some.map(({ id }) => id))
      title = some[0]?.title ?? ''
      return []
    },
    labelOf: (page) => page.title,
    after: pagesChanged,
    done: (count) => t(done, { count, title }),
    ...(undo && { undo: (some) => void undone(some, undo) }),
  })
  return report.done.length > 0
}

const chunks = (pages: readonly Page[]): readonly (readonly Page[])[] =>
  Array.from({ length: Math.ceil(pages.length / stepSize) }, (_, n) => pages.slice(n * stepSize, (n + 1) * stepSize))

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

/**
 * Each page back to the status that it had. One that had unpublished changes stays away: published again, it would show
 * them to visitors.
 */
async function backToBefore(pages: readonly Page[]): Promise<void> {
  const behind = pages.filter(({ hasUnpublishedChanges }) => hasUnpublishedChanges)
  await inGroups(
    pages.filter((page) => !behind.includes(page)),
    ({ status }) => status,
    (ids, status) => change({ action: actOf[status] })(ids),
  )
  const [first] = behind
  if (!first) return
  throw new Error(
    t('“{title}” had unpublished changes. Publish it when they are ready.', {
      title: first.title,
      count: behind.length,
    }),
  )
}

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

/** The same with many pages: all of them or none. */
const change = (what: Omit<BulkPages, 'ids'>) => (ids: Ids) => call(changePages, { body: { ids, ...what } })

export const publish = (pages: Pages) =>
  withAll(pages, {
    work: change({ action: 'publish' }),
    done: '“{title}” published|{count} pages published',
    undo: backToBefore,
  })

export const toDraft = (pages: Pages) =>
  withAll(pages, {
    work: change({ action: 'draft' }),
    done: '“{title}” is a draft again|{count} pages are drafts again',
    undo: backToBefore,
  })

export const archive = (pages: Pages) =>
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
        (ids, before) => change({ action: 'move', parentId: before })(ids),
      ),
  })

/** Deleted pages can be restored, so it is undone rather than asked, except for the home page (OPEN-336). */
export async function remove(pages: Pages): Promise<boolean> {
  const warning = beforeRemoval(chosenOf(pages))
  if (warning !== undefined && !(await confirm({ description: warning, destructive: true }))) return false
  return withAll(pages, {
    work: (ids) => call(deletePages, { body: { ids } }),
    done: '“{title}” moved to the trash|{count} pages moved to the trash',
    undo: (deleted) => inGroups(deleted, () => 0, change({ action: 'restore' })),
  })
}

function beforeRemoval(chosen: Chosen<Page>): string | undefined {
  if (chosen.kind === 'query') {
    return t('All {count} pages will be moved to the trash, including the home page if it is one of them.', {
      count: chosen.count,
    })
  }
  const home = chosen.rows.find((page) => page.isHome)
  return home && t('“{title}” is the home page. Visitors will find nothing there.', { title: home.title })
}

export const restore = (pages: Pages) =>
  withAll(pages, { work: change({ action: 'restore' }), done: '“{title}” restored|{count} pages restored' }, trashed)

/** There is no way back from here, so it is asked. */
export async function removeForGood(pages: Pages): Promise<void> {
  const chosen = chosenOf(pages)
  const accepted = await confirm({
    description: t('“{title}” will be deleted for ever.|{count} pages will be deleted for ever.', {
      count: chosen.count,
      title: chosen.kind === 'rows' ? (chosen.rows[0]?.title ?? '') : '',
    }),
    detail: t('Content, revisions and preview links are deleted too. This cannot be undone.'),
    destructive: true,
  })
  if (!accepted) return
  await withAll(
    chosen,
    {
      work: (ids) => call(deletePagesForGood, { body: { ids } }),
      done: '“{title}” deleted for ever|{count} pages deleted for ever',
    },
    trashed,
  )
}

/** A draft right behind the page, with its content and everything that is not the page's alone. */
export const duplicate = (page: Page) =>
  withAll([page], {
    work: () => {
      const { slug: _, ...fields } = formOf(page)
      const title = t('{title} (copy)', { title: page.title })
      return call(createPage, {
        body: {
          ...{ ...fields, title, status: 'draft', canonical: '', unpublish_date: null },
          ...{ publish_date: new Date().toISOString(), copyFrom: page.id, sort: page.sort + 1 },
        },
      })
    },
    done: '“{title}” duplicated',
  })

export async function copyLink(page: Page): Promise<void> {
  await copyText(new URL(siteAddress(page), location.origin).href)
}
