import { CustomFieldList } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** Settings of projects. */
export const ProjectSettings = Type.Object({
  /** What the website writes down of a project besides what every website does. */
  custom_fields: CustomFieldList('projects', { title: 'Custom fields of projects' }),
  hourly_rate: Type.Integer({
    title: 'Hourly rate',
    description: 'The price of an hour when time is billed, for projects without a rate of their own.',
    control: 'projects:hourly-rate',
    minimum: 0,
    maximum: 100_000_000,
    default: 0,
  }),
  approved_quotes_column: Type.Integer({
    title: 'Approved quotes',
    description: 'When a customer approves a quote, a project is created in this column.',
    control: 'projects:column',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 0,
  }),
})
export type ProjectSettings = Static<typeof ProjectSettings>
