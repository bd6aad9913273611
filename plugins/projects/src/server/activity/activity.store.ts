import type { Actor, Transaction } from '@ashlar/sdk/server'
import type { ActivityKind } from '../../contract.ts'
import { ActivityEntity } from './activity.entity.ts'

interface NewActivity {
  readonly kind: ActivityKind
  readonly projectId?: number | null
  readonly taskId?: number
  /** What it is about: a column, a task, a person. */
  readonly detail?: string
}

/** Note what somebody did; what the server does by itself is not noted. */
export async function noteActivity(
  tx: Transaction,
  actor: Actor | null,
  { kind, projectId = null, taskId, detail = '' }: NewActivity,
): Promise<void> {
  if (actor === null) return
  await tx
    .db(ActivityEntity)
    .insertInto('activity')
    .values({ projectId, taskId: taskId ?? null, userId: actor.id, kind, detail: detail.slice(0, 200) })
    .execute()
}
