import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { Page } from '@ashlar/sdk/platform'
import { csvAddress, type ListState } from '@ashlar/sdk/tables'
import Type, { type Static } from 'typebox'

const path = '/api/v1/admin/pages/'
const OnePage = Type.Object({ success: Type.Literal(true), page: Page })
const PageRows = Rows(Page)

/** Begins the key of every query about pages. */
export const pagesKey = 'pages'

/** After a write: every list and figure of pages is asked for again. */
export const pagesChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [pagesKey] })

/** Most rows that the tree shows at once; a larger site is a flat list. */
export const treeLimit = 1000

export interface Tree {
  readonly rows: Page[]
  readonly total: number
}

export const fetchTree = (): Promise<Tree> =>
  api
    .get(path, { query: { orderBy: 'sort', orderDirection: 'asc', limit: treeLimit }, reply: PageRows })
    .then(({ results }) => results)

const listQuery = ({ search, orderBy, orderDirection, currentPage, itemsPerPage, filters }: ListState) => ({
  search: search || undefined,
  orderBy: orderBy === 'sort' ? 'title' : orderBy,
  orderDirection,
  currentPage,
  itemsPerPage,
  status: filters.status?.join(',') || undefined,
  showdeleted: filters.showdeleted?.[0],
})

export const fetchList = (state: ListState) =>
  api.get(path, { query: listQuery(state), reply: PageRows }).then(({ results }) => results)

export const listAsFile = (state: ListState, columns: readonly string[]) => csvAddress(path, listQuery(state), columns)

/** What lies in the trash; deleted last, first. */
export function fetchTrash({ search, orderBy, orderDirection, currentPage, itemsPerPage }: ListState) {
  const query = { search: search || undefined, orderBy, orderDirection, currentPage, itemsPerPage, showdeleted: 'only' }
  return api.get(path, { query, reply: PageRows }).then(({ results }) => results)
}

/** Every page for pickers, groups included (EDIT-008). */
export const fetchAll = () =>
  api
    .get(path, { query: { orderBy: 'slug', orderDirection: 'asc', showdeleted: 0, limit: -1 }, reply: PageRows })
    .then(({ results }) => results)

/** How many pages there are with a status; of all without one. */
export const fetchCount = (status?: Page['status']) =>
  api.get(path, { query: { status, itemsPerPage: 1 }, reply: PageRows }).then(({ results }) => results.total)

export const fetchRecent = () =>
  api
    .get(path, { query: { orderBy: 'changedAt', orderDirection: 'desc', itemsPerPage: 5 }, reply: PageRows })
    .then(({ results }) => results.rows)

/** One page with what the form tells of its content. */
export const LoadedPage = Type.Object({ ...Page.properties, blockCount: Type.Integer() })
export type LoadedPage = Static<typeof LoadedPage>

export const fetchPage = (id: number) =>
  api
    .get(`${path}${id}/`, { reply: Type.Object({ success: Type.Literal(true), page: LoadedPage }) })
    .then(({ page }) => page)

export const createPage = (fields: object) => api.post(path, fields, { reply: OnePage }).then(({ page }) => page)

/** Change some fields; with `revision` a page that has changed since is refused with 409 and both versions. */
export const updatePage = (
  fields: { readonly id: number; readonly revision?: number } & Readonly<Record<string, unknown>>,
) => api.put(path, fields, { reply: OnePage }).then(({ page }) => page)

export interface BulkChange {
  readonly action: 'publish' | 'draft' | 'archive' | 'restore' | 'move'
  /** For `move`. */
  readonly parentId?: number | null
}

/** The same with many pages: all of them or none. */
export const bulkChange = (ids: readonly number[], change: BulkChange) =>
  api.post(`${path}bulk/`, { ids, ...change }, { reply: Done })
export const bulkDelete = (ids: readonly number[]) => api.post(`${path}bulk-delete/`, { ids }, { reply: Done })
export const bulkDeleteForGood = (ids: readonly number[]) =>
  api.post(`${path}bulk-delete-for-good/`, { ids }, { reply: Done })
