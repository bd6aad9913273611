import { Database, defineJob, keysBetween, LiveEvents, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { tellBoards } from './board/board-news.ts'
import { ProjectEntity } from './project/project.entities.ts'
import { TaskEntity } from './task/task.entity.ts'

/** Characters from which on a key is long: many moves to the same place made it so. */
const longKey = 40

/** Give the cards of a column, or the tasks of a project, short keys in the order in which they stand. */
const renewingSort = defineJob(
  'projects.renew-sort',
  Type.Object({ of: Type.Enum(['column', 'project']), id: Type.Integer() }),
)
type Listed = { readonly of: 'column' | 'project'; readonly id: number }

/** Ask for new keys where one has grown long. */
export async function renewLongSort(tx: Transaction, sort: string, listed: Listed | undefined): Promise<void> {
  if (sort.length <= longKey || listed === undefined) return
  await tx.enqueue(renewingSort, listed, { key: `${listed.of}:${listed.id}` })
}

export const renewSorts = work(renewingSort, [Database, LiveEvents], ({ of, id }, _, database, live) =>
  database.tenant(async (tx) => {
    if (of === 'column') {
      const rows = await tx
        .db(ProjectEntity)
        .selectFrom('project')
        .select(['id', 'boardId'])
        .where('columnId', '=', id)
        .orderBy('sort')
        .orderBy('id')
        .forUpdate()
        .execute()
      const keys = keysBetween(undefined, undefined, rows.length)
      for (const [at, row] of rows.entries())
        await tx.em.nativeUpdate(ProjectEntity, { id: row.id }, { sort: keys[at] ?? '' })
      await tellBoards(live, { boards: rows.slice(0, 1).map(({ boardId }) => boardId) })
    } else {
      const rows = await tx
        .db(TaskEntity)
        .selectFrom('task')
        .select('id')
        .where('projectId', '=', id)
        .orderBy('sort')
        .orderBy('id')
        .forUpdate()
        .execute()
      const keys = keysBetween(undefined, undefined, rows.length)
      for (const [at, row] of rows.entries())
        await tx.em.nativeUpdate(TaskEntity, { id: row.id }, { sort: keys[at] ?? '' })
      await tellBoards(live, { projects: [id] })
    }
  }),
)
