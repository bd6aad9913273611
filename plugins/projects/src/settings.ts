import { CustomFieldList } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** Settings of projects. */
export const ProjectSettings = Type.Object({
  /** What the website writes down of a project besides what every website does. */
  custom_fields: CustomFieldList('projects', { title: 'Custom fields of projects' }),
})
export type ProjectSettings = Static<typeof ProjectSettings>
