import type { Transaction } from '@ashlar/sdk/server'
import type { AwaitedTask } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { DependencyEntity, TaskEntity } from './task.entity.ts'

/** The tasks that each of these waits for; tasks that wait for none are not in it. */
export async function awaitedBy(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly AwaitedTask[]>> {
  const rows = await tx
    .db(DependencyEntity, TaskEntity)
    .selectFrom('task_dependency')
    .innerJoin('task', 'task.id', 'task_dependency.waitsFor')
    .select(['task_dependency.taskId', 'task.id', 'task.title', 'task.status'])
    .where(({ eb, fn, val }) => eb('task_dependency.taskId', '=', fn.any(val(ids))))
    .orderBy('task.id')
    .execute()
  const grouped = Map.groupBy(rows, ({ taskId }) => taskId)
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ taskId: _, ...task }) => task)]))
}

/**
 * Let a task wait for these and no others.
 *
 * @throws NO_SUCH_TASK, WAITS_FOR_ITSELF when one of them waits for this task, directly or through others
 */
export async function waitFor(tx: Transaction, taskId: number, wanted: readonly number[]): Promise<void> {
  await tx.em.nativeDelete(DependencyEntity, { taskId })
  if (wanted.length === 0) return
  // One at a time: two that are added at once could close a ring that neither of them sees.
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('projects.dependencies' || core.tenant()::text, 0))`
  const known = await tx.em.count(TaskEntity, { id: { $in: [...wanted] } })
  if (known < wanted.length) throw at(errors.NO_SUCH_TASK())
  const [ring] = await tx.sql<{ title: string }>`
    with recursive awaited (id, first) as (
      select id, id from unnest(${wanted}::bigint[]) id
      union
      select waits_for, awaited.first from projects.task_dependency join awaited on task_id = awaited.id)
    select title from awaited join projects.task on task.id = awaited.first
    where awaited.id = ${taskId}::bigint limit 1`
  if (ring) throw at(errors.WAITS_FOR_ITSELF(ring.title))
  await tx
    .db(DependencyEntity)
    .insertInto('task_dependency')
    .values(wanted.map((waitsFor) => ({ taskId, waitsFor })))
    .execute()
}

const at = (error: ReturnType<typeof errors.NO_SUCH_TASK>) => error.at({ path: 'waits_for', message: error.message })
