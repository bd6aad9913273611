import { defineRoutes } from '@ashlar/sdk/server'
import {
  changeBoard,
  changeColumn,
  createBoard,
  createColumn,
  deleteBoard,
  deleteColumn,
  listBoards,
  listCards,
  listColumns,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { BoardService } from './board.service.ts'
import { CardService } from './card.service.ts'

export const boardRoutes = defineRoutes([BoardService, CardService], (app, boards, cards) => {
  app.call(listBoards, async ({ actor }) => ({ boards: await boards.list(whoAsks(actor)) }))
  app.call(createBoard, async ({ actor, body }) => ({ board: await boards.create(whoAsks(actor), body) }))
  app.call(changeBoard, async ({ actor, params, body }) => ({
    board: await boards.change(whoAsks(actor), params.id, body.name),
  }))
  app.call(deleteBoard, ({ actor, params }) => boards.remove(whoAsks(actor), params.id))
  app.call(listColumns, async ({ actor, params }) => {
    const rows = await boards.columns(whoAsks(actor), params.boardId)
    return { results: { rows, total: rows.length } }
  })
  app.call(listCards, async ({ actor, params, query }) => ({
    results: await cards.list(whoAsks(actor), params.boardId, query),
  }))
  app.call(createColumn, async ({ actor, params, body }) => ({
    column: await boards.addColumn(whoAsks(actor), params.boardId, body),
  }))
  app.call(changeColumn, async ({ actor, params: { boardId, id }, body }) => ({
    column: await boards.changeColumn(whoAsks(actor), boardId, id, body),
  }))
  app.call(deleteColumn, ({ actor, params: { boardId, id } }) => boards.removeColumn(whoAsks(actor), boardId, id))
})
