import type { Transaction } from '@ashlar/sdk/server'
import { ColumnEntity } from '../board/board.entities.ts'
import { ProjectEntity } from './project.entities.ts'

/** The first column of the board of a project: where its new tasks begin. Null without a project or a board. */
export async function firstColumnOf(tx: Transaction, projectId: number | null): Promise<number | null> {
  if (projectId === null) return null
  const row = await tx
    .db(ColumnEntity, ProjectEntity)
    .selectFrom('board_column')
    .innerJoin('project', 'project.boardId', 'board_column.boardId')
    .select('board_column.id')
    .where('project.id', '=', projectId)
    .orderBy('board_column.sort')
    .orderBy('board_column.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
