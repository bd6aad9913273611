import { type Database, type ListReply, pageOf, totalOf } from '@ashlar/sdk/server'
import type { AutomationRun, RunQuery } from '../../contract.ts'
import { AutomationRunEntity } from '../automation/automation.entities.ts'
import { automationById } from '../automation/automation.store.ts'

/** Who went or goes through an automation. */
export class RunListService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The latest first. @throws UNKNOWN_AUTOMATION */
  list(automationId: number, query: RunQuery): Promise<ListReply<AutomationRun>['results']> {
    const { search = '', state, orderDirection } = query
    return this.#database.tenant(async (tx) => {
      await automationById(tx, automationId)
      let found = tx.db(AutomationRunEntity).selectFrom('automation_run').where('automationId', '=', automationId)
      const beginning = search.trim().toLowerCase()
      if (beginning !== '') found = found.where('email', '>=', beginning).where('email', '<', `${beginning}\u{10ffff}`)
      if (state !== undefined) found = found.where('state', '=', state)
      const direction = orderDirection?.toLowerCase() === 'asc' ? 'asc' : 'desc'
      const { rows, places } = await pageOf(
        found.selectAll(),
        { columns: ({ ref }) => [ref('id'), ref('id')], type: 'bigint', direction },
        query,
      )
      const total = await totalOf(tx.db(AutomationRunEntity), found)
      return {
        rows: rows.map(({ id, email, name, state, reason, nextStep, wakesAt, createdAt }) => ({
          ...{ id, email, name, state, reason, nextStep },
          ...{ wakesAt: wakesAt?.toISOString() ?? null, createdAt: createdAt.toISOString() },
        })),
        ...total,
        ...places,
      }
    })
  }
}
