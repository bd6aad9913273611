import {
  type Actor,
  type Database,
  type LiveEvents,
  type People,
  type RowOf,
  roles,
  type Transaction,
} from '@ashlar/sdk/server'
import type { Board, Column, ColumnChange, NewBoard, NewColumn } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { checkedSort, keyAfter } from '../place-on-board.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { assigneesOfBoards } from './beside.ts'
import { BoardEntity, ColumnEntity } from './board.entities.ts'
import { tellBoards } from './board-news.ts'

type BoardRow = RowOf<typeof BoardEntity>
type ColumnRow = RowOf<typeof ColumnEntity>

/** Columns that a new board begins with. */
const firstColumns = [
  { name: 'To do', color: '#8a8f98', isDone: false, cardLimit: null },
  { name: 'In progress', color: '#d97706', isDone: false, cardLimit: null },
  { name: 'Done', color: '#15803d', isDone: true, cardLimit: null },
] as const

/** Boards with their columns. */
export class BoardService {
  readonly #database: Database
  readonly #people: People
  readonly #live: LiveEvents

  constructor(database: Database, people: People, live: LiveEvents) {
    this.#database = database
    this.#people = people
    this.#live = live
  }

  /** Those that the person owns or shares; all for owners and administrators. */
  list(actor: Actor): Promise<Board[]> {
    return this.#database.tenant(async (tx) => {
      let found = tx.db(BoardEntity).selectFrom('board').selectAll()
      if (!seesAll(actor)) {
        const shared = await sharedWith(tx, actor)
        found = found.where(({ eb, or, fn, val }) =>
          or([eb('userId', '=', actor.id), eb('id', '=', fn.any(val(shared)))]),
        )
      }
      return this.#shown(tx, await found.orderBy('id').execute())
    })
  }

  /** With the columns that most begin with, or copies of another board's. @throws NO_NAME, UNKNOWN_BOARD */
  create(actor: Actor, { name, from_board_id }: NewBoard): Promise<Board> {
    return this.#database.tenant(async (tx) => {
      if (from_board_id !== undefined) await boardOf(tx, actor, from_board_id)
      const columns = from_board_id === undefined ? firstColumns : await columnsOf(tx, from_board_id)
      const row = await tx
        .db(BoardEntity)
        .insertInto('board')
        .values({ name: named(name), userId: actor.id })
        .returningAll()
        .executeTakeFirstOrThrow()
      let sort: string | undefined
      for (const { name: title, color, isDone, cardLimit } of columns) {
        sort = keyAfter(sort)
        const values = { name: title, color, isDone, cardLimit, boardId: row.id, sort }
        await tx.db(ColumnEntity).insertInto('board_column').values(values).execute()
      }
      tx.audit({ action: 'board.created', entity: 'board', entityId: row.id, title: row.name })
      return this.#one(tx, row)
    })
  }

  /** @throws UNKNOWN_BOARD, MAY_NOT_SHARE, NO_NAME */
  change(actor: Actor, id: number, name: string): Promise<Board> {
    return this.#database.tenant(async (tx) => {
      assertOwner(actor, await boardOf(tx, actor, id))
      const row = await tx
        .db(BoardEntity)
        .updateTable('board')
        .set({ name: named(name) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'board.changed', entity: 'board', entityId: id, title: row.name })
      await tellBoards(this.#live, { boards: [id] })
      return this.#one(tx, row)
    })
  }

  /** Its projects and tasks stay, without a place. @throws UNKNOWN_BOARD, MAY_NOT_SHARE */
  remove(actor: Actor, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const board = await boardOf(tx, actor, id)
      assertOwner(actor, board)
      const columns = (await columnsOf(tx, id)).map((column) => column.id)
      await tx
        .db(ProjectEntity)
        .updateTable('project')
        .set({ boardId: null, columnId: null })
        .where('boardId', '=', id)
        .execute()
      await tx
        .db(TaskEntity)
        .updateTable('task')
        .set({ columnId: null })
        .where(({ eb, fn, val }) => eb('columnId', '=', fn.any(val(columns))))
        .execute()
      await tx.em.nativeDelete(BoardEntity, { id })
      tx.audit({ action: 'board.deleted', entity: 'board', entityId: id, title: board.name })
      await tellBoards(this.#live, { boards: [id] })
    })
  }

  columns(actor: Actor, boardId: number): Promise<Column[]> {
    return this.#database.tenant(async (tx) => {
      await boardOf(tx, actor, boardId)
      return shownColumns(tx, await columnsOf(tx, boardId))
    })
  }

  /** @throws UNKNOWN_BOARD, NO_NAME, INVALID_SORT */
  addColumn(actor: Actor, boardId: number, { name, color, sort, limit = null, is_done }: NewColumn): Promise<Column> {
    return this.#database.tenant(async (tx) => {
      await boardOf(tx, actor, boardId)
      const last = (await columnsOf(tx, boardId)).at(-1)
      const row = await tx
        .db(ColumnEntity)
        .insertInto('board_column')
        .values({
          ...{ boardId, name: named(name), cardLimit: limit },
          ...(color !== undefined && { color }),
          ...(is_done !== undefined && { isDone: is_done }),
          sort: sort === undefined ? keyAfter(last?.sort) : checkedSort(sort),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await tellBoards(this.#live, { boards: [boardId] })
      return oneColumn(tx, row)
    })
  }

  /** @throws UNKNOWN_BOARD, UNKNOWN_COLUMN, NO_NAME, INVALID_SORT */
  changeColumn(
    actor: Actor,
    boardId: number,
    id: number,
    { name, color, sort, limit, is_done }: ColumnChange,
  ): Promise<Column> {
    return this.#database.tenant(async (tx) => {
      await boardOf(tx, actor, boardId)
      const before = await columnOf(tx, boardId, id)
      const values = {
        name: name === undefined ? before.name : named(name),
        ...(color !== undefined && { color }),
        ...(sort !== undefined && { sort: checkedSort(sort) }),
        ...(limit !== undefined && { cardLimit: limit }),
        ...(is_done !== undefined && { isDone: is_done }),
      }
      const row = await tx
        .db(ColumnEntity)
        .updateTable('board_column')
        .set(values)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await tellBoards(this.#live, { boards: [boardId] })
      return oneColumn(tx, row)
    })
  }

  /** Its cards go to the column before it, or else to the one after it. @throws UNKNOWN_BOARD, UNKNOWN_COLUMN, LAST_COLUMN */
  removeColumn(actor: Actor, boardId: number, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await boardOf(tx, actor, boardId)
      // Nobody puts a card into it meanwhile.
      await tx.db(ColumnEntity).selectFrom('board_column').select('id').where('id', '=', id).forUpdate().execute()
      const all = await columnsOf(tx, boardId)
      const at = all.findIndex((column) => column.id === id)
      if (at < 0) throw errors.UNKNOWN_COLUMN()
      const beside = all[at - 1] ?? all[at + 1]
      const cards =
        (await tx.em.count(ProjectEntity, { columnId: id })) + (await tx.em.count(TaskEntity, { columnId: id }))
      if (cards > 0) {
        if (!beside) throw errors.LAST_COLUMN()
        const to = { columnId: beside.id }
        await tx.db(ProjectEntity).updateTable('project').set(to).where('columnId', '=', id).execute()
        await tx.db(TaskEntity).updateTable('task').set(to).where('columnId', '=', id).execute()
      }
      await tx.em.nativeDelete(ColumnEntity, { id })
      await tellBoards(this.#live, { boards: [boardId] })
    })
  }

  async #one(tx: Transaction, row: BoardRow): Promise<Board> {
    const [board] = await this.#shown(tx, [row])
    if (!board) throw errors.UNKNOWN_BOARD()
    return board
  }

  async #shown(tx: Transaction, rows: readonly BoardRow[]): Promise<Board[]> {
    const people = await assigneesOfBoards.ofMany(
      tx,
      this.#people,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, name, userId }) => ({ id, name, user_id: userId, assignees: people.get(id) ?? [] }))
  }
}

const seesAll = ({ roleId }: Pick<Actor, 'roleId'>): boolean => roleId <= roles.administrator

/** Ids of boards that are shared with somebody. */
async function sharedWith(tx: Transaction, { id }: Actor): Promise<number[]> {
  const condition = assigneesOfBoards.where(String(id))
  const found = tx.db(BoardEntity).selectFrom('board').select('id')
  const rows = await (condition ? found.where(condition) : found).execute()
  return rows.map((row) => row.id)
}

/** A board that the person may see; any other is not there. @throws UNKNOWN_BOARD */
export async function boardOf(tx: Transaction, actor: Actor, id: number): Promise<BoardRow> {
  const row = await tx.em.findOne(BoardEntity, { id })
  if (row === null) throw errors.UNKNOWN_BOARD()
  if (seesAll(actor) || row.userId === actor.id || (await sharedWith(tx, actor)).includes(id)) return row
  throw errors.UNKNOWN_BOARD()
}

function assertOwner(actor: Actor, { userId }: BoardRow): void {
  if (userId !== actor.id && !seesAll(actor)) throw errors.MAY_NOT_SHARE()
}

const columnsOf = (tx: Transaction, boardId: number): Promise<ColumnRow[]> =>
  tx
    .db(ColumnEntity)
    .selectFrom('board_column')
    .selectAll()
    .where('boardId', '=', boardId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

async function columnOf(tx: Transaction, boardId: number, id: number): Promise<ColumnRow> {
  const row = await tx.em.findOne(ColumnEntity, { id, boardId })
  if (row === null) throw errors.UNKNOWN_COLUMN()
  return row
}

async function shownColumns(tx: Transaction, rows: readonly ColumnRow[]): Promise<Column[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await tx
    .db(ProjectEntity)
    .selectFrom('project')
    .select(({ fn }) => ['columnId', fn.countAll<number>().as('projects')])
    .where(({ eb, fn, val }) => eb('columnId', '=', fn.any(val(ids))))
    .groupBy('columnId')
    .execute()
  const projects = new Map(counts.map((row) => [row.columnId, Number(row.projects)]))
  return rows.map(({ id, name, color, sort, cardLimit, isDone }) => ({
    ...{ id, name, color, sort, limit: cardLimit, is_done: isDone, projects: projects.get(id) ?? 0 },
  }))
}

async function oneColumn(tx: Transaction, row: ColumnRow): Promise<Column> {
  const [column] = await shownColumns(tx, [row])
  if (!column) throw errors.UNKNOWN_COLUMN()
  return column
}

/** @throws NO_NAME */
function named(name: string): string {
  const tidy = name.trim()
  if (tidy !== '') return tidy
  const error = errors.NO_NAME()
  throw error.at({ path: 'name', message: error.message })
}
