import { type CustomerDirectory, vehicleName } from '@ashlar/plugin-customers'
import type { Actor, Database, ListReply, People } from '@ashlar/sdk/server'
import { type Card, type CardQuery, mostCards } from '../../contract.ts'
import { openStatuses } from '../../is-open.ts'
import { assigneesOfProjects, tagsOfProjects } from '../project/beside.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { customersOf, searchKind } from '../project/project.store.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { ColumnEntity } from './board.entities.ts'
import { boardOf } from './board.service.ts'

/** Projects as boards show them: without what only their own screen needs. */
export class CardService {
  readonly #database: Database
  readonly #people: People
  readonly #customers: CustomerDirectory

  constructor(database: Database, people: People, customers: CustomerDirectory) {
    this.#database = database
    this.#people = people
    this.#customers = customers
  }

  /** In the order of each column, 2,000 at most. @throws UNKNOWN_BOARD */
  list(actor: Actor, boardId: number, query: CardQuery): Promise<ListReply<Card>['results']> {
    const { search = '', customer_id, assignee_id, tag, endDate } = query
    return this.#database.tenant(async (tx) => {
      await boardOf(tx, actor, boardId)
      let found = tx
        .db(ProjectEntity, ColumnEntity, TaskEntity)
        .selectFrom('project')
        .leftJoin('board_column', 'board_column.id', 'project.columnId')
        .leftJoinLateral(
          ({ selectFrom }) =>
            selectFrom('task')
              .select(({ fn }) => fn.countAll<number>().as('total'))
              .select(({ fn }) => fn.countAll<number>().filterWhere('status', 'not in', openStatuses).as('closed'))
              .whereRef('task.projectId', '=', 'project.id')
              .as('counted'),
          (join) => join.onTrue(),
        )
        .select(['project.id', 'title', 'columnId', 'project.sort', 'estHours', 'endDate', 'customerId', 'vehicleId'])
        .select(['isDone', 'total', 'closed'])
        .where('project.boardId', '=', boardId)
      if (search.trim() !== '') {
        const { ids } = await tx.search.find(searchKind, search, { limit: mostCards })
        found = found.where(({ eb, fn, val }) => eb('project.id', '=', fn.any(val(ids))))
      }
      if (customer_id !== undefined) found = found.where('customerId', '=', customer_id)
      if (endDate !== undefined) found = found.where('endDate', '<=', new Date(endDate))
      for (const condition of [tagsOfProjects.where(tag), assigneesOfProjects.where(assignee_id)])
        if (condition) found = found.where(condition)
      const all = await found
        .orderBy('columnId')
        .orderBy('project.sort')
        .orderBy('project.id')
        .limit(mostCards + 1)
        .execute()
      const rows = all.slice(0, mostCards)
      const ids = rows.map(({ id }) => id)
      const customers = await customersOf(tx, rows, this.#customers)
      const tags = await tagsOfProjects.ofMany(tx, ids)
      const assigned = await assigneesOfProjects.ofMany(tx, this.#people, ids)
      const cards = rows.map((row): Card => {
        const customer = row.customerId === null ? undefined : customers.get(row.customerId)
        const vehicle = customer?.shown.vehicles.find(({ id }) => id === row.vehicleId)
        return {
          ...{ id: row.id, title: row.title, column_id: row.columnId ?? 0, sort: row.sort },
          is_done: row.isDone === true,
          ...{ est_hours: row.estHours / 1000, end_date: row.endDate?.toISOString() ?? null },
          ...{ customer_id: row.customerId, customer_name: customer?.name ?? '' },
          vehicle: vehicle === undefined ? '' : vehicleName(vehicle),
          ...{ assignees: assigned.get(row.id) ?? [], tags: tags.get(row.id) ?? [] },
          tasks: { total: Number(row.total), closed: Number(row.closed) },
        }
      })
      return { rows: cards, total: cards.length, ...(all.length > mostCards && { truncated: true }) }
    })
  }
}
