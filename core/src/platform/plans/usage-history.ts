import { lastDays, startOf } from '@ashlar/sdk'
import type { LimitName, UsageHistory } from '@ashlar/sdk/platform'
import type { Database, Settings, Tenant, Transaction } from '@ashlar/sdk/server'
import type { Plans } from './plan.service.ts'

/** What came on one day, of what is there now. */
interface Added {
  readonly day: string
  readonly amount: number
}

/** How a website has come to use what it uses, by its own clock. What has been deleted since is not told. */
export class UsageHistories {
  readonly #database: Database
  readonly #plans: Plans
  readonly #settings: Settings

  constructor(database: Database, plans: Plans, settings: Settings) {
    this.#database = database
    this.#plans = plans
    this.#settings = settings
  }

  /** Of the request's own tenant. */
  async perDay(tenant: Pick<Tenant, 'id'>, days: number): Promise<UsageHistory> {
    const { time_zone: zone } = await this.#settings.platform()
    const dates = lastDays(zone, days)
    const [first = ''] = dates
    const { limits } = await this.#plans.ownUsage(tenant)
    const added = await this.#database.tenant((tx) => addedSince(tx, zone, startOf(first, zone)))
    const amountsOf = (name: LimitName) =>
      backwards(limits.find((limit) => limit.name === name)?.used ?? 0, dates, added[name])
    return {
      first,
      amounts: {
        ...{ pages: amountsOf('pages'), users: amountsOf('users') },
        ...{ media_files: amountsOf('media_files'), media_bytes: amountsOf('media_bytes') },
      },
    }
  }
}

/** From what is used now, back to the first day. */
function backwards(now: number, dates: readonly string[], added: readonly Added[]): number[] {
  const byDay = new Map(added.map(({ day, amount }) => [day, Number(amount)]))
  let left = now
  return dates
    .toReversed()
    .map((date) => {
      const amount = Math.max(0, left)
      left -= byDay.get(date) ?? 0
      return amount
    })
    .toReversed()
}

async function addedSince(
  tx: Transaction,
  zone: string,
  start: Date,
): Promise<Readonly<Record<LimitName, readonly Added[]>>> {
  const files = await tx.sql<Added & { bytes: number }>`
    select (created_at at time zone ${zone})::date::text as day, count(*) as amount, sum(size) as bytes from core.media
    where tenant_id = (select core.tenant()) and created_at >= ${start}::timestamptz group by day`
  return {
    pages: await tx.sql<Added>`
      select (created_at at time zone ${zone})::date::text as day, count(*) as amount from core.page
      where tenant_id = (select core.tenant()) and created_at >= ${start}::timestamptz and deleted_at is null
      group by day`,
    media_files: files,
    media_bytes: files.map(({ day, bytes }) => ({ day, amount: bytes })),
    users: await tx.sql<Added>`
      select (created_at at time zone ${zone})::date::text as day, count(*) as amount from core.account
      where tenant_id = (select core.tenant()) and created_at >= ${start}::timestamptz
        and role_id <= 5 and disabled_at is null
      group by day`,
  }
}
