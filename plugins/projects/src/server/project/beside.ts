import { assignees, customFields, Notices, tags, whenAssigned } from '@ashlar/sdk/server'
import { projectAssignees, projectFields, projectTags } from '../../contract.ts'
import { ProjectEntity } from './project.entities.ts'
import { tellAssigned } from './tell-assigned.ts'

export const tagsOfProjects = tags(projectTags)
export const fieldsOfProjects = customFields(projectFields)
export const assigneesOfProjects = assignees(
  projectAssignees,
  whenAssigned([Notices], async (tx, { id, people }, notices) => {
    await tellAssigned(tx, await tx.em.findOneOrFail(ProjectEntity, { id }), people, notices)
  }),
)
