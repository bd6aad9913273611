import type { DashboardArrangement } from '@ashlar/sdk/platform'
import type { Actor, Database, Transaction } from '@ashlar/sdk/server'
import { DashboardArrangementEntity } from './dashboard.entity.ts'

/** How each person arranges the dashboard of a website. */
export class DashboardService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async find({ guid }: Actor): Promise<DashboardArrangement> {
    const row = await this.#database.tenant((tx) =>
      tx
        .db(DashboardArrangementEntity)
        .selectFrom('dashboard_arrangement')
        .select(['widgets', 'hidden'])
        .where('account', '=', guid)
        .executeTakeFirst(),
    )
    return row ?? { widgets: [], hidden: [] }
  }

  /** Nothing in a place of one's own and nothing hidden is the usual dashboard, of which nothing is kept. */
  async arrange({ guid: account }: Actor, { widgets, hidden }: DashboardArrangement): Promise<void> {
    const now = { widgets: [...widgets], hidden: [...hidden] }
    await this.#database.tenant(async (tx) => {
      const arrangements = tx.db(DashboardArrangementEntity)
      if (widgets.length === 0 && hidden.length === 0) {
        await arrangements.deleteFrom('dashboard_arrangement').where('account', '=', account).execute()
        return
      }
      await arrangements
        .insertInto('dashboard_arrangement')
        .values({ account, ...now })
        .onConflict((conflict) => conflict.columns(['tenantId', 'account']).doUpdateSet(now))
        .execute()
    })
  }
}

/** Delete what somebody arranged, on all websites but these: for work of the platform that ends memberships. */
export async function forgetDashboards(tx: Transaction, account: string, but: readonly string[] = []): Promise<void> {
  const own = tx.db(DashboardArrangementEntity).deleteFrom('dashboard_arrangement').where('account', '=', account)
  await (but.length === 0 ? own : own.where('tenantId', 'not in', but)).execute()
}
