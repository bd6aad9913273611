import { dayIn } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { NewProject, ProjectTemplate } from '../../contract.ts'
import { keyAfter } from '../place-on-board.ts'
import { firstColumnOf } from '../project/first-column.ts'
import type { ProjectRow } from '../project/project.store.ts'
import { tagsOfTasks } from '../task/beside.ts'
import { noDueDate, TaskEntity } from '../task/task.entity.ts'
import { indexTask, titleKeyOf } from '../task/task.store.ts'

const day = 86_400_000

/** What somebody sent for a new project, over what its template says. */
export function withTemplate(given: NewProject, template: ProjectTemplate): NewProject {
  const start = given.start_date ? Date.parse(given.start_date) : Date.now()
  const end = template.days === null ? {} : { end_date: new Date(start + template.days * day).toISOString() }
  const { est_hours, description, tags, custom_fields } = template
  return { ...{ est_hours, description, tags, custom_fields }, ...end, ...given }
}

/** Create the tasks of a template in a project that was just created from it. */
export async function createTasksOf(
  tx: Transaction,
  template: ProjectTemplate,
  project: ProjectRow,
  { createdBy, timeZone }: { readonly createdBy: number | null; readonly timeZone: string },
): Promise<void> {
  const columnId = await firstColumnOf(tx, project.id)
  const start = Date.parse(`${dayIn(timeZone, project.startDate)}T00:00:00Z`)
  let sort: string | undefined
  for (const { title, est_hours, description, due_after, checklist, tags } of template.tasks) {
    sort = keyAfter(sort)
    const dueDate = due_after === null ? null : new Date(start + due_after * day).toISOString().slice(0, 10)
    const row = await tx
      .db(TaskEntity)
      .insertInto('task')
      .values({
        ...{ title, titleKey: titleKeyOf(title), estHours: Math.round(est_hours * 1000), description, checklist },
        ...{ status: 'pending', dueDate, dueKey: dueDate ?? noDueDate, projectId: project.id, columnId, sort },
        ...{ completedAt: null, repeats: null, createdBy },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (tags.length > 0) await tagsOfTasks.set(tx, row.id, tags)
    await indexTask(tx, row)
  }
}
