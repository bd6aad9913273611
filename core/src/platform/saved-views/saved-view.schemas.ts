import { SavedView, ViewQuery } from '@ashlar/sdk/platform'
import { ListReply } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Id, Line } from '../request-schemas.ts'

const ListName = Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,79}$' })
/** Of the back office (OPEN-146): customers see no list of it. */
const Roles = Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), { maxItems: 5, uniqueItems: true })

export const ViewsOfList = Type.Object({ list: ListName }, { additionalProperties: false })
export const ViewsReply = ListReply(SavedView)

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

export const ViewReply = Type.Object({ success: Type.Literal(true), view: SavedView })
