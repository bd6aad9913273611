import { outdated } from '@ashlar/sdk/admin'
import { getPage, getPageRevision, listPageRevisions, listPages, listPreviews } from '@ashlar/sdk/platform'
import type { ListState } from '@ashlar/sdk/tables'

/** Most rows that the tree shows at once; a larger site is a flat list. */
export const treeLimit = 1000

/** What the tree asks for. */
export const treePages = { query: { orderBy: 'sort', orderDirection: 'asc', limit: treeLimit } } as const

/** In the flat list pages stand by their titles until another order is asked for. */
export const outOfTree = ({ orderBy }: ListState) => (orderBy === 'sort' ? ({ orderBy: 'title' } as const) : {})

/** Deleted pages alone. */
export const inTrash = () => ({ showdeleted: 'only' }) as const

/** After a write: every list and figure of pages is asked for again. */
export const pagesChanged = (): Promise<void> =>
  outdated(listPages, getPage, listPageRevisions, getPageRevision, listPreviews)
