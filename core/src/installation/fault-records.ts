import type { PackageFault } from '@ashlar/sdk/platform'
import type { RowOf } from '@ashlar/sdk/server'
import type { DataLayer } from '../data/index.ts'
import { expression } from '../platform/sql.ts'
import { TenantEntity } from '../platform/tenants/tenant.entity.ts'
import type { Listed } from './contract.ts'
import { FaultEntity } from './installation.entities.ts'

export interface NewFault extends Omit<PackageFault, 'at' | 'website'> {
  readonly name: string
  /** Guid of the tenant on whose word it stands; null for what the server saw itself. */
  readonly saidBy: string | null
}

/** How the faults of a version are counted. */
export interface Counted {
  /** Of the last so many seconds. */
  readonly seconds: number
  /**
   * Whether others have the version besides the tenant on whose word a fault stands. Then all that it says, and what
   * the other tenants of its agency say, counts as one: nobody takes from others what they have by making faults up.
   */
  readonly isShared: boolean
}

/** Characters of an error that are kept: it may hold anything. */
const longestMessage = 2_000
const longestPlace = 300
/** Faults of one package that are kept, of those that the server saw and of those that browsers told. */
const mostKept = 200
const mostListed = 100

/** What went wrong in packages while they served, in all processes. */
export class FaultRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  /** Write a fault; gives how many of this version count just now, this one included. */
  async add(
    { name, version, where, place, message, saidBy }: NewFault,
    { seconds, isShared }: Counted,
  ): Promise<number> {
    return this.#data.database.system(async (tx) => {
      const said = { name, version, placeKind: where, saidBy }
      const faults = tx.db(FaultEntity)
      await faults
        .insertInto('package_fault')
        .values({ ...said, place: plain(place, longestPlace), message: plain(message, longestMessage) })
        .execute()
      const isSaid = saidBy !== null
      await tx.sql`delete from core.package_fault where name = ${name} and (said_by is not null) = ${isSaid} and id <= (
        select id from core.package_fault where name = ${name} and (said_by is not null) = ${isSaid}
        order by id desc offset ${mostKept} limit 1)`
      const [count] = await tx.sql<{ recent: number }>`
        select count(*) filter (where f.said_by is null) + case when ${isShared}
            then count(distinct coalesce(t.agency_id::text, f.said_by::text)) else count(f.said_by) end as recent
        from core.package_fault f left join core.tenant t on t.guid = f.said_by
        where f.name = ${name} and f.version = ${version} and f.at > now() - make_interval(secs => ${seconds})`
      return count?.recent ?? 0
    })
  }

  /** Forget the faults of a version that is begun anew with. */
  async forget(name: string, version: string): Promise<void> {
    await this.#data.database.system((tx) =>
      tx.db(FaultEntity).deleteFrom('package_fault').where('name', '=', name).where('version', '=', version).execute(),
    )
  }

  /** Faults of the last hour by name and version, joined by a space. */
  async lastHour(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#data.database.system((tx) =>
      tx
        .db(FaultEntity)
        .selectFrom('package_fault')
        .select(['name', 'version'])
        .select(({ fn }) => fn.countAll<number>().as('faults'))
        .where('at', '>', expression<Date>`now() - interval '1 hour'`)
        .groupBy(['name', 'version'])
        .execute(),
    )
    return new Map(rows.map(({ name, version, faults }) => [`${name} ${version}`, faults]))
  }

  /** Newest first. */
  list(name: string): Promise<Listed<PackageFault>> {
    return this.#data.database.system(async (tx) => {
      const rows = await tx
        .db(FaultEntity, TenantEntity)
        .selectFrom('package_fault as f')
        .leftJoin('tenant as t', 't.guid', 'f.saidBy')
        .selectAll('f')
        .select('t.name as website')
        .where('f.name', '=', name)
        .orderBy('f.id', 'desc')
        .limit(mostListed)
        .execute()
      const { total } = await tx
        .db(FaultEntity)
        .selectFrom('package_fault')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return { rows: rows.map(faultOf), total, ...(total > rows.length && { truncated: true }) }
    })
  }
}

function faultOf(row: RowOf<typeof FaultEntity> & { readonly website: string | null }): PackageFault {
  const { at, version, placeKind: where, place, message, saidBy } = row
  const website = saidBy === null ? null : (row.website ?? '')
  return { at: at.toISOString(), version, where, place, message, website }
}

/** PostgreSQL stores neither NUL nor half a character. */
const plain = (text: string, longest: number) => text.replaceAll('\0', '').slice(0, longest).toWellFormed()
