import Type from 'typebox'
import { api, Done, Rows } from '../admin/api.ts'
import { queryClient } from '../admin/query.ts'
import { SavedView } from '../platform/saved-view.ts'

const path = '/api/v1/admin/views/'
const OneView = Type.Object({ success: Type.Literal(true), view: SavedView })

export const viewsKey = (list: string) => ['views', list] as const

export const fetchViews = (list: string) =>
  api.get(path, { query: { list }, reply: Rows(SavedView) }).then(({ results }) => results.rows)

const changed = (list: string) => queryClient.invalidateQueries({ queryKey: viewsKey(list) })

export interface ViewFields {
  readonly name: string
  readonly roles: readonly number[]
  readonly isDefault: boolean
}

export async function addView(list: string, query: string, fields: ViewFields): Promise<SavedView> {
  const { view } = await api.post(path, { list, query, ...fields }, { reply: OneView })
  await changed(list)
  return view
}

export async function changeView(
  { id, list }: SavedView,
  fields: Partial<ViewFields> & { readonly query?: string },
): Promise<SavedView> {
  const { view } = await api.put(path, { id, ...fields }, { reply: OneView })
  await changed(list)
  return view
}

export async function removeView({ id, list }: SavedView): Promise<void> {
  await api.delete(`${path}${id}/`, { reply: Done })
  await changed(list)
}
