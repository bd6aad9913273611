import { keyBetween, type Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { ColumnEntity } from './board/board.entities.ts'
import { ProjectEntity } from './project/project.entities.ts'
import { TaskEntity } from './task/task.entity.ts'

/** Key of a card that comes after one with this key; the first without. */
export const keyAfter = (last: string | null | undefined): string => keyBetween(last ?? undefined, undefined)

/** A key as it was sent. @throws INVALID_SORT */
export function checkedSort(sort: string): string {
  try {
    keyBetween(sort, undefined)
    return sort
  } catch {
    const error = errors.INVALID_SORT()
    throw error.at({ path: 'sort', message: error.message })
  }
}

/** Greatest key of the projects in a column; of those without a column for null. */
export async function lastProjectSort(tx: Transaction, columnId: number | null): Promise<string | null> {
  const found = tx.db(ProjectEntity).selectFrom('project')
  const inColumn = columnId === null ? found.where('columnId', 'is', null) : found.where('columnId', '=', columnId)
  const row = await inColumn.select('sort').orderBy('sort', 'desc').limit(1).executeTakeFirst()
  return row?.sort ?? null
}

/** Greatest key of the tasks of a project; of those without a project for null. */
export async function lastTaskSort(tx: Transaction, projectId: number | null): Promise<string | null> {
  const found = tx.db(TaskEntity).selectFrom('task')
  const ofProject = projectId === null ? found.where('projectId', 'is', null) : found.where('projectId', '=', projectId)
  const row = await ofProject.select('sort').orderBy('sort', 'desc').limit(1).executeTakeFirst()
  return row?.sort ?? null
}

/** A column as it was chosen, which nobody deletes until the work is over. @throws NO_SUCH_COLUMN */
export async function chosenColumn(tx: Transaction, id: number) {
  const row = await tx
    .db(ColumnEntity)
    .selectFrom('board_column')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (row) return row
  const error = errors.NO_SUCH_COLUMN()
  throw error.at({ path: 'column_id', message: error.message })
}
