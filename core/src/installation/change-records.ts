import type { PackageChange, PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import { type DataLayer, sqlState } from '../data/index.ts'
import type { Asker, Listed } from './contract.ts'
import { installationErrors } from './installation.errors.ts'

/** A change with what it takes to make it, or to take it up again after the server ended. */
export interface KeptChange {
  readonly change: PackageChange
  readonly request: PackagePlanRequest
  /** Of its plan; empty for what the server does itself, which needs none. */
  readonly fingerprint: string
  readonly asker: Asker
  /** 2: taken up again. */
  readonly attempt: number
  /** Why the server makes it by itself; empty where a person asked for it. */
  readonly reason: string
}

interface ChangeRow {
  readonly id: string
  readonly plan_id: string
  readonly request: PackagePlanRequest
  readonly fingerprint: string
  readonly action: PackageChange['action']
  readonly name: string
  readonly title: string
  readonly from_version: string | null
  readonly to_version: string | null
  readonly state: PackageChange['state']
  readonly steps: PackageChange['steps']
  readonly reason: string
  readonly code: string
  readonly by_name: string
  readonly asked_by: string | null
  readonly asked_in: string | null
  readonly attempt: number
  readonly process_id: string
  readonly started_at: Date
  readonly finished_at: Date | null
}

export type NewChange = Pick<KeptChange, 'request' | 'fingerprint' | 'asker'> & {
  readonly id: string
  readonly plan: Pick<PackagePlan, 'id' | 'action' | 'name' | 'title' | 'from' | 'to'>
  readonly steps: PackageChange['steps']
  readonly reason?: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Changes of the set of packages: at most one that is being made, and all there were. */
export class ChangeRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  /** Rejects while another one is being made, by whichever process; see `refusalOf`. */
  async begin({ id, plan, request, fingerprint, asker, steps, reason = '' }: NewChange): Promise<KeptChange> {
    const [row] = await this.#data.database.system(
      (tx) => tx.sql<ChangeRow>`insert into core.package_change
        (id, plan_id, request, fingerprint, action, name, title, from_version, to_version, state, steps, reason,
          by_name, asked_by, asked_in, process_id)
        values (${id}, ${plan.id}, ${JSON.stringify(request)}::jsonb, ${fingerprint}, ${plan.action},
          ${plan.name}, ${plan.title}, ${plan.from}, ${plan.to}, 'running', ${JSON.stringify(steps)}::jsonb, ${reason},
          ${asker.name}, ${asker.account}, ${asker.tenant}, ${this.#data.store.processId}) returning *`,
    )
    if (row === undefined) throw new Error('A change was not kept.')
    return keptOf(row)
  }

  /** What whoever asked is told of an error of `begin`: 409 while another change is being made. */
  async refusalOf(error: unknown): Promise<unknown> {
    if (sqlState(error) !== '23505') return error
    const running = await this.running()
    return installationErrors.CHANGE_RUNNING(running?.change.title ?? '').causedBy(error)
  }

  /** Write how far it is, and tell whoever asked for it. */
  async tell({ change, asker }: KeptChange): Promise<void> {
    const isOver = change.finishedAt !== null
    await this.#data.database.system(async (tx) => {
      await tx.sql`update core.package_change set state = ${change.state}, steps = ${JSON.stringify(change.steps)}::jsonb,
        reason = ${change.reason}, code = ${change.code}, finished_at = case when ${isOver}::boolean then now() end
        where id = ${change.id}`
      if (asker.account === null) return
      const { tenant, account } = asker
      await this.#data.publish({ kind: 'live', tenant, account, event: { event: 'package-change', change } })
    })
  }

  async running(): Promise<KeptChange | undefined> {
    const [row] = await this.#data.database.system(
      (tx) => tx.sql<ChangeRow>`select * from core.package_change where state = 'running'`,
    )
    return row && keptOf(row)
  }

  /**
   * The running change, if nobody makes it any more: the process that made it has gone, or this one could not write
   * down how it ended. It is this process's now, and the attempt counted.
   * `making`: changes that this process makes. `alone`: no other process is possible.
   */
  async takeUp(alone: boolean, making: readonly string[]): Promise<KeptChange | undefined> {
    const own = this.#data.store.processId
    const [row] = await this.#data.database.system(
      (tx) => tx.sql<ChangeRow>`update core.package_change c set process_id = ${own}, attempt = c.attempt + 1
        where c.state = 'running' and c.id <> all(${making}::uuid[])
          and (c.process_id = ${own} or ${alone}::boolean or not exists (
            select from core.server_process p where p.id = c.process_id and p.seen_at > now() - interval '30 seconds'))
        returning *`,
    )
    return row && keptOf(row)
  }

  async find(id: string): Promise<PackageChange> {
    if (!uuid.test(id)) throw installationErrors.CHANGE_NOT_FOUND()
    const [row] = await this.#data.database.system(
      (tx) => tx.sql<ChangeRow>`select * from core.package_change where id = ${id}`,
    )
    if (row === undefined) throw installationErrors.CHANGE_NOT_FOUND()
    return keptOf(row).change
  }

  /** Newest first. */
  list({ offset, limit }: { offset: number; limit: number }): Promise<Listed<PackageChange>> {
    return this.#data.database.system(async (tx) => {
      const rows = await tx.sql<ChangeRow>`
        select * from core.package_change order by number desc limit ${limit} offset ${offset}`
      const [count] = await tx.sql<{ total: number }>`select count(*) as total from core.package_change`
      return { rows: rows.map((row) => keptOf(row).change), total: count?.total ?? 0 }
    })
  }

  /** Versions of a package that the server itself took back: it does not go back to them by itself. */
  async withdrawn(name: string): Promise<readonly string[]> {
    return (await this.allWithdrawn()).get(name) ?? []
  }

  /** The same of all packages, by name. */
  async allWithdrawn(): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.#data.database.system(
      (tx) => tx.sql<{ name: string; versions: string[] }>`
      select name, array_agg(distinct from_version) as versions from core.package_change
      where state = 'withdrawn' and from_version is not null group by name`,
    )
    return new Map(rows.map(({ name, versions }) => [name, versions]))
  }
}

function keptOf(row: ChangeRow): KeptChange {
  const { request, fingerprint, attempt, reason } = row
  return {
    ...{ request, fingerprint, attempt, reason },
    asker: { name: row.by_name, account: row.asked_by, tenant: row.asked_in },
    change: {
      id: row.id,
      plan: row.plan_id,
      action: row.action,
      name: row.name,
      title: row.title,
      from: row.from_version,
      to: row.to_version,
      state: row.state,
      steps: row.steps,
      reason: row.reason,
      code: row.code,
      by: row.by_name,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
    },
  }
}
