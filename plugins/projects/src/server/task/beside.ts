import { assignees, Notices, tags, whenAssigneesChange } from '@ashlar/sdk/server'
import { taskAssignees, taskTags } from '../../contract.ts'
import { TaskEntity } from './task.entity.ts'
import { tellAssigned } from './tell-assigned.ts'

export const tagsOfTasks = tags(taskTags)
export const assigneesOfTasks = assignees(
  taskAssignees,
  whenAssigneesChange([Notices], async (tx, { id, added }, notices) => {
    if (added.length > 0) await tellAssigned(tx, await tx.em.findOneOrFail(TaskEntity, { id }), added, notices)
  }),
)
