import type { Page } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { siteAddress } from './page-state.ts'
import { createPage, deletePage, pagesChanged, updatePage } from './pages-api.ts'

const t = texts('admin')

/** Do the same with some pages, one call each; then say what went well, what did not, and how to undo it. */
async function withEach(
  pages: readonly Page[],
  done: string,
  work: (page: Page) => Promise<unknown>,
  undo?: (page: Page) => Promise<unknown>,
): Promise<void> {
  const results = await Promise.allSettled(pages.map((page) => work(page)))
  const good = pages.filter((_, index) => results[index]?.status === 'fulfilled')
  const bad = results.find((result) => result.status === 'rejected')
  await pagesChanged()
  if (bad) {
    toast.error(
      t('{count} page was left as it was|{count} pages were left as they were', { count: pages.length - good.length }),
      {
        description: bad.reason instanceof ApiError ? bad.reason.message : '',
        action: {
          label: t('Try again'),
          run: () =>
            void withEach(
              pages.filter((page) => !good.includes(page)),
              done,
              work,
              undo,
            ),
        },
      },
    )
  }
  if (good.length === 0) return
  const title = t(done, { count: good.length, title: good[0]?.title ?? '' })
  toast.success(title, undo ? { action: { label: t('Undo'), run: () => void withEach(good, 'Undone', undo) } } : {})
}

/** Undo writes over what was just written, so it sends no revision. */
const setStatus = (status: Page['status']) => (page: Page) => updatePage({ id: page.id, status })
const backToBefore = (page: Page) => updatePage({ id: page.id, status: page.status })

export const publish = (pages: readonly Page[]) =>
  withEach(pages, '“{title}” published|{count} pages published', setStatus('published'), backToBefore)

export const archive = (pages: readonly Page[]) =>
  withEach(
    pages,
    '“{title}” moved to the archive|{count} pages moved to the archive',
    setStatus('archived'),
    backToBefore,
  )

/** Deleted pages can be restored, so it is undone rather than asked, except for the home page (OPEN-336). */
export async function remove(pages: readonly Page[]): Promise<void> {
  const home = pages.find((page) => page.isHome)
  if (
    home &&
    !(await confirm({
      description: t('“{title}” is the home page. Visitors will find nothing there.', { title: home.title }),
      destructive: true,
    }))
  ) {
    return
  }
  await withEach(
    pages,
    '“{title}” deleted|{count} pages deleted',
    (page) => deletePage(page.id),
    (page) => updatePage({ id: page.id, deleted: false }),
  )
}

export const restore = (pages: readonly Page[]) =>
  withEach(pages, '“{title}” restored|{count} pages restored', (page) => updatePage({ id: page.id, deleted: false }))

/** A draft beside the page, with its content. */
export const duplicate = (page: Page) =>
  withEach([page], 'Copy of “{title}” made', () =>
    createPage({ title: t('{title} (copy)', { title: page.title }), parentId: page.parentId, copyFrom: page.id }),
  )

export async function copyLink(page: Page): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(siteAddress(page), location.origin).href)
    toast.success(t('Link copied'))
  } catch {
    toast.error(t('The link could not be copied'), { description: new URL(siteAddress(page), location.origin).href })
  }
}
