import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { SavedView, ViewQuery } from './saved-view.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/views/'
/** Lists show what their own calls let through; a view is only an address. */
const access = 'staff'

const ListName = Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,79}$' })
/** Of the back office: customers see no list of it. */
const Roles = Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), { maxItems: 5, uniqueItems: true })

export const NewView = Type.Object(
  {
    list: ListName,
    name: Line(60, { minLength: 1 }),
    query: ViewQuery,
    roles: Type.Optional(Roles),
    isDefault: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type NewView = Static<typeof NewView>

/** Absent fields stay as they are. */
export const ChangedView = Type.Object(
  {
    id: Id,
    name: Type.Optional(Line(60, { minLength: 1 })),
    query: Type.Optional(ViewQuery),
    roles: Type.Optional(Roles),
    isDefault: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ChangedView = Static<typeof ChangedView>

export const listViews = defineCall({
  id: 'core.listViews',
  method: 'GET',
  path,
  summary: 'List your saved views of a list, and those shared with you',
  query: Type.Object({ list: ListName }, { additionalProperties: false }),
  reply: { results: Rows(SavedView) },
  access,
})

export const createView = defineCall({
  id: 'core.createView',
  method: 'POST',
  path,
  summary: 'Save a view of a list',
  body: NewView,
  reply: { view: SavedView },
  status: 201,
  access,
})

export const updateView = defineCall({
  id: 'core.updateView',
  method: 'PUT',
  path,
  summary: 'Change a saved view',
  body: ChangedView,
  reply: { view: SavedView },
  access,
})

export const deleteView = defineCall({
  id: 'core.deleteView',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a saved view',
  params: ById,
  reply: {},
  access,
})
