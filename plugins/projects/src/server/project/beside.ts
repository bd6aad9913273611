import { assignees, customFields, Notices, tags, whenAssigneesChange } from '@ashlar/sdk/server'
import { projectAssignees, projectFields, projectTags } from '../../contract.ts'
import { ProjectEntity } from './project.entities.ts'
import { tellAssigned } from './tell-assigned.ts'

export const tagsOfProjects = tags(projectTags)
export const fieldsOfProjects = customFields(projectFields)
export const assigneesOfProjects = assignees(
  projectAssignees,
  whenAssigneesChange([Notices], async (tx, { id, added }, notices) => {
    if (added.length > 0) await tellAssigned(tx, await tx.em.findOneOrFail(ProjectEntity, { id }), added, notices)
  }),
)
