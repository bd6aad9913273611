import { ApiError, call } from '@ashlar/sdk/admin'
import { discardPageChanges, listPages, type Page, publishPageChanges } from '@ashlar/sdk/platform'
import { bulk, type Chosen, type Failed, rowsIn, rowsOf } from '@ashlar/sdk/tables'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { outOfTree, pagesChanged } from '../page-lists.ts'

const t = texts('admin')

const listed = rowsIn(listPages, { query: outOfTree })

/** Requests at a time: each page is a write of its own. */
const together = 4

const settlePage = {
  update: publishPageChanges,
  discard: discardPageChanges,
} as const

/** Makes live what was saved of those chosen pages that differ from what visitors see. */
export const updateAll = (chosen: Chosen<Page>) => settleAll(chosen, 'update')

/** Takes back what was saved of those chosen pages since they went live. Says how many, and asks. */
export const discardAll = (chosen: Chosen<Page>) => settleAll(chosen, 'discard')

async function settleAll(chosen: Chosen<Page>, what: keyof typeof settlePage): Promise<void> {
  const pages = await differing(chosen)
  if (!pages) return
  if (pages.length === 0) {
    toast.plain(t('None of these pages has unpublished changes'))
    return
  }
  const [first] = pages
  const named = { count: pages.length, title: first?.title ?? '' }
  if (what === 'discard' && !(await mayDiscard(named))) return
  await bulk(
    { kind: 'rows', rows: pages, count: pages.length },
    {
      fetch: listed,
      work: (rows) => settle(rows, what),
      labelOf: ({ title }) => title,
      after: pagesChanged,
      done: (count) =>
        what === 'update'
          ? t('Visitors see the changes to “{title}”|Visitors see the changes to {count} pages', { ...named, count })
          : t('“{title}” is back to what visitors see|{count} pages are back to what visitors see', {
              ...named,
              count,
            }),
    },
  )
}

const mayDiscard = (named: { readonly count: number; readonly title: string }) =>
  confirm({
    description: t(
      '“{title}” goes back to what visitors see now.|{count} pages go back to what visitors see now.',
      named,
    ),
    detail: t('The changes you discard stay in the revisions, where you can restore them.'),
    destructive: true,
  })

/** Undefined when the list could not be read, which is said. */
async function differing(chosen: Chosen<Page>): Promise<readonly Page[] | undefined> {
  try {
    return (await rowsOf(chosen, listed)).filter((page) => page.hasUnpublishedChanges)
  } catch (error) {
    toast.error(t('Nothing was changed'), {
      description: error instanceof ApiError ? error.message : t('The list could not be read.'),
    })
    return undefined
  }
}

/** One after the other fails or not: what somebody else changed meanwhile stays as it is, and is named with the reason. */
async function settle(pages: readonly Page[], what: keyof typeof settlePage): Promise<readonly Failed<Page>[]> {
  const failed: Failed<Page>[] = []
  for (let from = 0; from < pages.length; from += together) {
    const some = pages.slice(from, from + together)
    const results = await Promise.allSettled(
      some.map(({ id, contentRevision: revision }) => call(settlePage[what], { params: { id }, body: { revision } })),
    )
    results.forEach((result, at) => {
      const row = some[at]
      if (result.status === 'rejected' && row) failed.push({ row, reason: reasonOf(result.reason) })
    })
  }
  return failed
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
