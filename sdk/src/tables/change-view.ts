import { call } from '../admin/call.ts'
import { outdated } from '../admin/use-call.ts'
import type { SavedView } from '../platform/saved-view.ts'
import {
  type ChangedView,
  createView,
  deleteView,
  listViews,
  type NewView,
  updateView,
} from '../platform/saved-view-calls.ts'

/** Writes of saved views, after which the lists of views are asked for again. */
export async function addView(body: NewView): Promise<SavedView> {
  const { view } = await call(createView, { body })
  await outdated(listViews)
  return view
}

export async function changeView({ id }: SavedView, fields: Omit<ChangedView, 'id'>): Promise<SavedView> {
  const { view } = await call(updateView, { body: { id, ...fields } })
  await outdated(listViews)
  return view
}

export async function removeView({ id }: SavedView): Promise<void> {
  await call(deleteView, { params: { id } })
  await outdated(listViews)
}
