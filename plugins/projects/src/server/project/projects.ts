import type { Transaction } from '@ashlar/sdk/server'
import type { KnownProject, Projects, WantedProject } from '../../contract.ts'
import { BoardEntity, ColumnEntity } from '../board/board.entities.ts'
import { ProjectEntity } from './project.entities.ts'
import type { ProjectService } from './project.service.ts'
import type { ProjectRow } from './project.store.ts'

const pageSize = 25

/** What other modules ask of projects. */
export class ProjectsOfOthers implements Projects {
  readonly #projects: ProjectService

  constructor(projects: ProjectService) {
    this.#projects = projects
  }

  async ofCustomer(tx: Transaction, customerId: number, page: number): Promise<KnownProject[]> {
    const rows = await tx
      .db(ProjectEntity)
      .selectFrom('project')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
    return known(tx, rows)
  }

  async byIds(tx: Transaction, ids: readonly number[]): Promise<KnownProject[]> {
    return known(tx, await tx.em.find(ProjectEntity, { id: { $in: [...ids] } }))
  }

  async create(tx: Transaction, { title, customerId, vehicleId, boardId, columnId }: WantedProject): Promise<number> {
    const column = columnId ?? (boardId === undefined ? undefined : await firstColumn(tx, boardId))
    const row = await this.#projects.insert(
      tx,
      {
        title,
        ...(customerId !== undefined && { customer_id: customerId }),
        ...(vehicleId !== undefined && { vehicle_id: vehicleId }),
        ...(column !== undefined && { column_id: column }),
      },
      { actor: null, shownWith: await this.#projects.shownWith() },
    )
    return row.id
  }
}

async function firstColumn(tx: Transaction, boardId: number): Promise<number | undefined> {
  const found = tx.db(ColumnEntity, BoardEntity).selectFrom('board_column').select('id').where('boardId', '=', boardId)
  return (await found.orderBy('sort').orderBy('id').limit(1).executeTakeFirst())?.id
}

async function known(tx: Transaction, rows: readonly ProjectRow[]): Promise<KnownProject[]> {
  const ids = rows.map(({ columnId }) => columnId).filter((id) => id !== null)
  const columns = await tx.em.find(ColumnEntity, { id: { $in: ids } })
  const names = new Map(columns.map(({ id, name }) => [id, name]))
  return rows.map(({ id, title, customerId, columnId, startDate, endDate }) => ({
    ...{ id, title, customerId, columnName: columnId === null ? '' : (names.get(columnId) ?? '') },
    ...{ start_date: startDate.toISOString(), end_date: endDate?.toISOString() ?? null },
  }))
}
