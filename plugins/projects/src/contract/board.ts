import { Assignee, AssigneeFilter, ById, defineCall, Id, Rows, TagFilter, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { may } from './access.ts'
import { boardsPath, columnsPath } from './addresses.ts'
import { PersonId } from './person.ts'

const Name = Type.String({ title: 'Name', maxLength: 120 })
const Colour = Type.String({ title: 'Colour', pattern: '^#[0-9a-fA-F]{6}$' })

/** A place in an order by hand: greater ones come later. Made with `keyBetween`. */
export const SortKey = Type.String({ pattern: '^[a-z][0-9a-z]{1,199}$' })

export const Board = Type.Object({
  id: Id,
  name: Type.String(),
  /** Whose board it is. */
  user_id: PersonId,
  /** With whom it is shared. */
  assignees: Type.Array(Assignee),
})
export type Board = Static<typeof Board>

export const Column = Type.Object({
  id: Id,
  name: Type.String(),
  color: Type.String(),
  sort: Type.String(),
  /** Cards that it should hold at most; null for any number. It warns and refuses none. */
  limit: Type.Union([Type.Integer(), Type.Null()]),
  /** Cards in it are done. */
  is_done: Type.Boolean(),
  /** Projects in it. */
  projects: Type.Integer(),
})
export type Column = Static<typeof Column>

/** With `from_board_id` it begins with copies of that board's columns. */
export const NewBoard = Type.Object({ name: Name, from_board_id: Type.Optional(Id) }, { additionalProperties: false })
export type NewBoard = Static<typeof NewBoard>

export const BoardChange = Type.Object({ name: Name }, { additionalProperties: false })
export type BoardChange = Static<typeof BoardChange>

const described = {
  name: Name,
  color: Colour,
  sort: SortKey,
  limit: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Null()]),
  is_done: Type.Boolean(),
}
const { name, ...optional } = described

export const NewColumn = Type.Object(
  { name, ...Type.Partial(Type.Object(optional)).properties },
  { additionalProperties: false },
)
export type NewColumn = Static<typeof NewColumn>

/** Members that are left out stay as they are. */
export const ColumnChange = Type.Partial(Type.Object(described, { additionalProperties: false }))
export type ColumnChange = Static<typeof ColumnChange>

const OfBoard = Type.Object({ boardId: Id })
const OneOfBoard = Type.Object({ boardId: Id, id: Id })

export const listBoards = defineCall({
  id: 'projects.listBoards',
  method: 'GET',
  path: boardsPath,
  summary: 'List the boards that you own or that are shared with you',
  description: 'Owners and administrators see all boards.',
  reply: { boards: Type.Array(Board) },
  access: may('can_view'),
})

export const createBoard = defineCall({
  id: 'projects.createBoard',
  method: 'POST',
  path: boardsPath,
  summary: 'Create a board',
  body: NewBoard,
  reply: { board: Board },
  status: 201,
  access: may('can_create'),
})

export const changeBoard = defineCall({
  id: 'projects.changeBoard',
  method: 'PUT',
  path: `${boardsPath}:id/`,
  summary: 'Rename a board',
  params: ById,
  body: BoardChange,
  reply: { board: Board },
  access: may('can_edit'),
})

export const deleteBoard = defineCall({
  id: 'projects.deleteBoard',
  method: 'DELETE',
  path: `${boardsPath}:id/`,
  summary: 'Delete a board with its columns',
  description: 'Projects stay, without a board.',
  params: ById,
  reply: {},
  access: may('can_delete'),
})

export const listColumns = defineCall({
  id: 'projects.listColumns',
  method: 'GET',
  path: columnsPath,
  summary: 'List the columns of a board',
  params: OfBoard,
  reply: { results: Rows(Column) },
  access: may('can_view'),
})

export const createColumn = defineCall({
  id: 'projects.createColumn',
  method: 'POST',
  path: columnsPath,
  summary: 'Add a column to a board',
  description: 'Without a sort key it comes last.',
  params: OfBoard,
  body: NewColumn,
  reply: { column: Column },
  status: 201,
  access: may('can_edit'),
})

export const changeColumn = defineCall({
  id: 'projects.changeColumn',
  method: 'PUT',
  path: `${columnsPath}:id/`,
  summary: 'Change a column of a board',
  params: OneOfBoard,
  body: ColumnChange,
  reply: { column: Column },
  access: may('can_edit'),
})

export const deleteColumn = defineCall({
  id: 'projects.deleteColumn',
  method: 'DELETE',
  path: `${columnsPath}:id/`,
  summary: 'Delete a column of a board',
  description: 'Its cards go to the column beside it.',
  params: OneOfBoard,
  reply: {},
  access: may('can_edit'),
})

/** Cards of one reply at most. */
export const mostCards = 2_000

/** A project as a board shows it. */
export const Card = Type.Object({
  id: Id,
  title: Type.String(),
  column_id: Id,
  /** It stands where cards are done. */
  is_done: Type.Boolean(),
  sort: Type.String(),
  est_hours: Type.Number(),
  end_date: Type.Union([Time, Type.Null()]),
  customer_id: Type.Union([Id, Type.Null()]),
  customer_name: Type.String(),
  /** Name of its vehicle; empty without one. */
  vehicle: Type.String(),
  assignees: Type.Array(Assignee),
  tags: Type.Array(Type.String()),
  tasks: Type.Object({ total: Type.Integer(), closed: Type.Integer() }),
})
export type Card = Static<typeof Card>

export const CardQuery = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: 200 })),
    customer_id: Type.Optional(Id),
    assignee_id: Type.Optional(AssigneeFilter),
    tag: Type.Optional(TagFilter),
    /** Those that end by then. */
    endDate: Type.Optional(Time),
  },
  { additionalProperties: false },
)
export type CardQuery = Static<typeof CardQuery>

export const listCards = defineCall({
  id: 'projects.listCards',
  method: 'GET',
  path: '/api/v1/admin/kanban/project/:boardId/cards/',
  summary: 'List the projects of a board in the order of its columns',
  params: OfBoard,
  query: CardQuery,
  reply: { results: Rows(Card) },
  access: may('can_view'),
})
