import { randomUUID } from 'node:crypto'
import type { PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { DataLayer } from '../data/index.ts'
import { expression } from '../platform/sql.ts'
import { PlanEntity } from './installation.entities.ts'
import { installationErrors } from './installation.errors.ts'

/** A plan as it is kept: with what is needed to find out whether it still holds. */
export interface KeptPlan {
  readonly plan: PackagePlan
  readonly request: PackagePlanRequest
  /** Of the set it was made for. */
  readonly generation: number
  readonly fingerprint: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export class PlanRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  /** Keep a plan for an hour, under an id of its own. */
  async keep({ plan, request, generation, fingerprint }: KeptPlan): Promise<PackagePlan> {
    const kept = { ...plan, id: randomUUID() }
    await this.#data.database.system(async (tx) => {
      const plans = tx.db(PlanEntity)
      await plans
        .deleteFrom('package_plan')
        .where('expiresAt', '<', ({ fn }) => fn<Date>('now'))
        .execute()
      await plans
        .insertInto('package_plan')
        .values({
          ...{ id: kept.id, generation, request, body: kept, fingerprint },
          expiresAt: expression<Date>`now() + interval '1 hour'`,
        })
        .execute()
    })
    return kept
  }

  /** @throws 404 when there is none, or not any more. */
  async find(id: string): Promise<KeptPlan> {
    if (!uuid.test(id)) throw installationErrors.PLAN_NOT_FOUND()
    const row = await this.#data.database.system((tx) =>
      tx
        .db(PlanEntity)
        .selectFrom('package_plan')
        .select(['body', 'request', 'generation', 'fingerprint'])
        .where('id', '=', id)
        .where('expiresAt', '>', ({ fn }) => fn<Date>('now'))
        .executeTakeFirst(),
    )
    if (row === undefined) throw installationErrors.PLAN_NOT_FOUND()
    const { body, ...kept } = row
    return { plan: body, ...kept }
  }
}
