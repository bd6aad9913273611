import type { LimitName } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { planErrors } from './plan.errors.ts'

/**
 * See to it that the tenant's plan has room for more, in the unit of work that adds it and before it does. The room
 * can't be taken by somebody else until that work ends.
 *
 * @throws 403 PLAN_REQUIRED naming the limit
 */
export async function assertRoom(tx: Transaction, limit: LimitName, more = 1): Promise<void> {
  const [room] = await tx.sql<{ used: number; most: number | null }>`select used, most from core.plan_room(${limit})`
  if (room === undefined || room.most === null || room.used + more <= room.most) return
  throw planErrors.PLAN_REQUIRED(limit, room.used, room.most).with({ limit, used: room.used, most: room.most })
}
