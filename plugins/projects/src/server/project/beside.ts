import { assignees, customFields, tags } from '@ashlar/sdk/server'
import { projectAssignees, projectFields, projectTags } from '../../contract.ts'

export const tagsOfProjects = tags(projectTags)
export const fieldsOfProjects = customFields(projectFields)
export const assigneesOfProjects = assignees(projectAssignees)
