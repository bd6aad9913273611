import { assignees, Notices, tags, whenAssigned } from '@ashlar/sdk/server'
import { taskAssignees, taskTags } from '../../contract.ts'
import { TaskEntity } from './task.entity.ts'
import { tellAssigned } from './tell-assigned.ts'

export const tagsOfTasks = tags(taskTags)
export const assigneesOfTasks = assignees(
  taskAssignees,
  whenAssigned([Notices], async (tx, { id, people }, notices) => {
    await tellAssigned(tx, await tx.em.findOneOrFail(TaskEntity, { id }), people, notices)
  }),
)
