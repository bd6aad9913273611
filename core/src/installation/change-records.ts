import type { PackageChange, PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { ListWindow, TablesOf, Transaction } from '@ashlar/sdk/server'
import type { ExpressionBuilder } from 'kysely'
import { type DataLayer, sqlState } from '../data/index.ts'
import { anyOf, expression } from '../platform/sql.ts'
import type { Asker, Listed, WantedChanges } from './contract.ts'
import { ChangeEntity, type ChangeRecord, ProcessEntity } from './installation.entities.ts'
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
    const row = await this.#data.database.system((tx) =>
      tx
        .db(ChangeEntity)
        .insertInto('package_change')
        .values({
          ...{ id, planId: plan.id, action: plan.action, name: plan.name, title: plan.title },
          ...{ fromVersion: plan.from, toVersion: plan.to, request, fingerprint, state: 'running', steps, reason },
          ...{ byName: asker.name, askedBy: asker.account, askedIn: asker.tenant },
          processId: this.#data.store.processId,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
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
      const { state, steps, reason, code } = change
      await tx
        .db(ChangeEntity)
        .updateTable('package_change')
        .set(({ fn }) => ({ state, steps, reason, code, finishedAt: isOver ? fn<Date>('now') : null }))
        .where('id', '=', change.id)
        .execute()
      if (asker.account === null) return
      const { tenant, account } = asker
      await this.#data.publish({ kind: 'live', tenant, account, event: { event: 'package-change', change } })
    })
  }

  async running(): Promise<KeptChange | undefined> {
    const row = await this.#data.database.system((tx) => all(tx).where('state', '=', 'running').executeTakeFirst())
    return row && keptOf(row)
  }

  /**
   * The running change, if nobody makes it any more: the process that made it has gone, or this one could not write
   * down how it ended. It is this process's now, and the attempt counted.
   * `making`: changes that this process makes. `alone`: no other process is possible.
   */
  async takeUp(alone: boolean, making: readonly string[]): Promise<KeptChange | undefined> {
    const own = this.#data.store.processId
    const row = await this.#data.database.system((tx) => {
      const mine = tx
        .db(ChangeEntity, ProcessEntity)
        .updateTable('package_change')
        .set(({ eb }) => ({ processId: own, attempt: eb('attempt', '+', 1) }))
        .where('state', '=', 'running')
        .where(({ eb, not }) => not(eb('id', '=', anyOf(making))))
        .returningAll()
      if (alone) return mine.executeTakeFirst()
      return mine
        .where(({ eb, or, not, exists, selectFrom }) =>
          or([
            eb('processId', '=', own),
            not(
              exists(
                selectFrom('server_process as p')
                  .select('p.id')
                  .whereRef('p.id', '=', 'package_change.processId')
                  .where('p.seenAt', '>', expression<Date>`now() - interval '30 seconds'`),
              ),
            ),
          ]),
        )
        .executeTakeFirst()
    })
    return row && keptOf(row)
  }

  async find(id: string): Promise<PackageChange> {
    if (!uuid.test(id)) throw installationErrors.CHANGE_NOT_FOUND()
    const row = await this.#data.database.system((tx) => all(tx).where('id', '=', id).executeTakeFirst())
    if (row === undefined) throw installationErrors.CHANGE_NOT_FOUND()
    return keptOf(row).change
  }

  /** Newest first. */
  list({ offset, limit }: ListWindow, { name, rolledBack }: WantedChanges = {}): Promise<Listed<PackageChange>> {
    return this.#data.database.system(async (tx) => {
      let wanted = tx.db(ChangeEntity).selectFrom('package_change')
      if (name !== undefined) wanted = wanted.where('name', '=', name)
      if (rolledBack) wanted = wanted.where(isNewsOfServer)
      const rows = await wanted.selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute()
      const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map((row) => keptOf(row).change), total }
    })
  }

  /** Versions of a package that the server itself took back: it does not go back to them by itself. */
  async withdrawn(name: string): Promise<readonly string[]> {
    return (await this.allWithdrawn()).get(name) ?? []
  }

  /** The same of all packages, by name. */
  async allWithdrawn(): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.#data.database.system((tx) =>
      tx
        .db(ChangeEntity)
        .selectFrom('package_change')
        .select('name')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['fromVersion']).distinct().as('versions'))
        .where('state', '=', 'withdrawn')
        .where('fromVersion', 'is not', null)
        .groupBy('name')
        .execute(),
    )
    return new Map(rows.map(({ name, versions }) => [name, versions]))
  }
}

/** Withdrawn by the server lately, and the last that was done to its package. */
const isNewsOfServer = ({
  and,
  eb,
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<TablesOf<typeof ChangeEntity>, 'package_change'>) =>
  and([
    eb('state', '=', 'withdrawn'),
    eb('startedAt', '>', expression<Date>`now() - interval '7 days'`),
    not(
      exists(
        selectFrom('package_change as later')
          .select('later.id')
          .whereRef('later.name', '=', 'package_change.name')
          .whereRef('later.number', '>', 'package_change.number')
          .where('later.state', 'in', ['done', 'withdrawn']),
      ),
    ),
  ])

const all = (tx: Transaction) => tx.db(ChangeEntity).selectFrom('package_change').selectAll()

function keptOf(row: ChangeRecord): KeptChange {
  const { request, fingerprint, attempt, reason } = row
  return {
    ...{ request, fingerprint, attempt, reason },
    asker: { name: row.byName, account: row.askedBy, tenant: row.askedIn },
    change: {
      id: row.id,
      plan: row.planId,
      action: row.action,
      name: row.name,
      title: row.title,
      from: row.fromVersion,
      to: row.toVersion,
      state: row.state,
      steps: row.steps,
      reason: row.reason,
      code: row.code,
      by: row.byName,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    },
  }
}
