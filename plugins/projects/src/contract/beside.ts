import { defineAssignees, defineCustomFields, defineTags } from '@ashlar/sdk'
import { projects } from '../module.ts'
import { may } from './access.ts'

const common = { module: projects, view: may('can_view'), change: may('can_edit') } as const
const ofProjects = { ...common, entity: 'projects', record: 'project' } as const
const ofTasks = { ...common, entity: 'tasks', record: 'task' } as const

export const projectTags = defineTags(ofProjects)
/** Fields that a website adds to its projects. */
export const projectFields = defineCustomFields(ofProjects)
/** Staff members who work on a project. */
export const projectAssignees = defineAssignees(ofProjects)

export const taskTags = defineTags(ofTasks)
/** Staff members who do a task. */
export const taskAssignees = defineAssignees(ofTasks)

/** Staff members with whom a board is shared. */
export const boardAssignees = defineAssignees({ ...common, entity: 'kanban', record: 'board' })
