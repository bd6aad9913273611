import { type CustomerDirectory, vehicleName } from '@ashlar/plugin-customers'
import type { Actor, Database, ListReply, People } from '@ashlar/sdk/server'
import { type Card, type CardQuery, mostCards } from '../../contract.ts'
import { assigneesOfProjects, tagsOfProjects } from '../project/beside.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { customersOf, searchKind, taskCounts } from '../project/project.store.ts'
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
        .db(ProjectEntity)
        .selectFrom('project')
        .select(['id', 'title', 'columnId', 'sort', 'estHours', 'endDate', 'customerId', 'vehicleId'])
        .where('boardId', '=', boardId)
      if (search.trim() !== '') {
        const { ids } = await tx.search.find(searchKind, search, { limit: mostCards })
        found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      }
      if (customer_id !== undefined) found = found.where('customerId', '=', customer_id)
      if (endDate !== undefined) found = found.where('endDate', '<=', new Date(endDate))
      for (const condition of [tagsOfProjects.where(tag), assigneesOfProjects.where(assignee_id)])
        if (condition) found = found.where(condition)
      const all = await found
        .orderBy('columnId')
        .orderBy('sort')
        .orderBy('id')
        .limit(mostCards + 1)
        .execute()
      const rows = all.slice(0, mostCards)
      const ids = rows.map(({ id }) => id)
      const customers = await customersOf(tx, rows, this.#customers)
      const counts = await taskCounts(tx, ids)
      const done = await tx.em.find(ColumnEntity, { boardId, isDone: true })
      const doneIds = new Set(done.map(({ id }) => id))
      const tags = await tagsOfProjects.ofMany(tx, ids)
      const assigned = await assigneesOfProjects.ofMany(tx, this.#people, ids)
      const cards = rows.map((row): Card => {
        const customer = row.customerId === null ? undefined : customers.get(row.customerId)
        const vehicle = customer?.shown.vehicles.find(({ id }) => id === row.vehicleId)
        return {
          ...{ id: row.id, title: row.title, column_id: row.columnId ?? 0, sort: row.sort },
          is_done: row.columnId !== null && doneIds.has(row.columnId),
          ...{ est_hours: row.estHours / 1000, end_date: row.endDate?.toISOString() ?? null },
          ...{ customer_id: row.customerId, customer_name: customer?.name ?? '' },
          vehicle: vehicle === undefined ? '' : vehicleName(vehicle),
          ...{ assignees: assigned.get(row.id) ?? [], tags: tags.get(row.id) ?? [] },
          tasks: counts.get(row.id) ?? { total: 0, closed: 0 },
        }
      })
      return { rows: cards, total: cards.length, ...(all.length > mostCards && { truncated: true }) }
    })
  }
}
