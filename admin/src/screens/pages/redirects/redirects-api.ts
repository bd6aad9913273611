import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { ImportedRedirect, NotFoundAddress, Redirect } from '@ashlar/sdk/platform'
import { csvAddress, type ListState } from '@ashlar/sdk/tables'
import Type from 'typebox'

const redirects = '/api/v1/admin/redirects/'
const missed = '/api/v1/admin/not-found/'
const One = Type.Object({ success: Type.Literal(true), redirect: Redirect })

/** Begin the keys of the queries. */
export const redirectsKey = 'redirects'
export const missedKey = 'not-found'

const listQuery = ({ search, orderBy, orderDirection, currentPage, itemsPerPage }: ListState) => ({
  ...{ search: search || undefined, orderBy, orderDirection, currentPage, itemsPerPage },
})

export interface RedirectFields {
  readonly source: string
  readonly code: 301 | 302 | 410
  readonly target: string | null
  readonly pageId: number | null
}

const redirectQuery = (state: ListState) => ({
  ...listQuery(state),
  origin: state.filters.origin?.length === 1 ? state.filters.origin[0] : undefined,
})

export const fetchRedirects = (state: ListState) =>
  api.get(redirects, { query: redirectQuery(state), reply: Rows(Redirect) }).then(({ results }) => results)

export const redirectsAsFile = (state: ListState, columns: readonly string[]) =>
  csvAddress(redirects, redirectQuery(state), columns)

const Imported = Type.Object({ success: Type.Literal(true), lines: Type.Array(ImportedRedirect) })

/** What becomes of each line of a file; written only with `apply`, all of them or none. */
export const importRedirects = (text: string, apply: boolean) =>
  api.post(`${redirects}import/`, { text, apply }, { reply: Imported }).then(({ lines }) => lines)

export const saveRedirect = (id: number | undefined, fields: RedirectFields) =>
  id === undefined ? api.post(redirects, fields, { reply: One }) : api.put(`${redirects}${id}/`, fields, { reply: One })

export const deleteRedirects = (ids: readonly number[]) =>
  api.post(`${redirects}bulk-delete/`, { ids }, { reply: Done })

const missedQuery = (state: ListState) => ({ ...listQuery(state), ignored: state.filters.ignored?.[0] })

export const fetchMissed = (state: ListState) =>
  api.get(missed, { query: missedQuery(state), reply: Rows(NotFoundAddress) }).then(({ results }) => results)

export const missedAsFile = (state: ListState, columns: readonly string[]) =>
  csvAddress(missed, missedQuery(state), columns)

export const changeMissed = (ids: readonly number[], action: 'ignore' | 'watch' | 'forget') =>
  api.post(`${missed}bulk/`, { ids, action }, { reply: Done })

/** A redirect takes its address out of the log, so both lists are asked for again. */
export const addressesChanged = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: [redirectsKey] })
  await queryClient.invalidateQueries({ queryKey: [missedKey] })
}
