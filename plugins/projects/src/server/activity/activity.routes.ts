import { Database, defineRoutes, People } from '@ashlar/sdk/server'
import { type Activity, listProjectActivity, listTaskActivity, mostActivity } from '../../contract.ts'
import { projectById } from '../project/project.store.ts'
import { taskById } from '../task/task.store.ts'
import { ActivityEntity } from './activity.entity.ts'

export const activityRoutes = defineRoutes([Database, People], (app, database, people) => {
  const listed = (member: 'projectId' | 'taskId', id: number) =>
    database.tenant(async (tx): Promise<{ results: { rows: Activity[]; total: number } }> => {
      await (member === 'projectId' ? projectById(tx, id) : taskById(tx, id))
      const rows = await tx
        .db(ActivityEntity)
        .selectFrom('activity')
        .selectAll()
        .where(member, '=', id)
        .orderBy('id', 'desc')
        .limit(mostActivity)
        .execute()
      const known = await people.byIds([...new Set(rows.map(({ userId }) => userId))])
      const shown = rows.map((row) => ({
        ...{ id: row.id, kind: row.kind, detail: row.detail, task_id: row.taskId },
        ...{ user_name: known.get(row.userId)?.displayName ?? '', createdAt: row.createdAt.toISOString() },
      }))
      return { results: { rows: shown, total: shown.length } }
    })
  app.call(listProjectActivity, ({ params }) => listed('projectId', params.id))
  app.call(listTaskActivity, ({ params }) => listed('taskId', params.id))
})
