import { assignees, tags } from '@ashlar/sdk/server'
import { taskAssignees, taskTags } from '../../contract.ts'

export const tagsOfTasks = tags(taskTags)
export const assigneesOfTasks = assignees(taskAssignees)
