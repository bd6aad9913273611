import type { CustomField } from '@ashlar/sdk'
import type { CsvColumn } from '@ashlar/sdk/server'
import type { Project } from '../../contract.ts'

const projectCsv: Readonly<Record<string, CsvColumn<Project>>> = {
  title: { title: 'title', value: ({ title }) => title },
  customer: { title: 'customer', value: ({ customer_name }) => customer_name },
  board: { title: 'board', value: ({ board }) => board?.name },
  column: { title: 'column', value: ({ column_name }) => column_name },
  start: { title: 'start', value: ({ start_date }) => start_date },
  end: { title: 'end', value: ({ end_date }) => end_date },
  hours: { title: 'estimated hours', value: ({ est_hours }) => est_hours },
  minutes: { title: 'minutes spent', value: ({ minutes }) => minutes },
  tasks: { title: 'tasks', value: ({ tasks }) => tasks.total },
  closed: { title: 'closed tasks', value: ({ tasks }) => tasks.closed },
  tags: { title: 'tags', value: ({ tags }) => tags },
  assignees: { title: 'assignees', value: ({ assignees }) => assignees.map(({ displayName }) => displayName) },
  created: { title: 'created', value: ({ createdAt }) => createdAt },
}

/** Columns of the list as a file, by the ids that the list has for them; one for each custom field of the website. */
export const projectCsvOf = (fields: readonly CustomField[]): Readonly<Record<string, CsvColumn<Project>>> => ({
  ...projectCsv,
  ...Object.fromEntries(
    fields.map(({ id, label }): [string, CsvColumn<Project>] => [
      `field.${id}`,
      { title: label, value: ({ custom_fields }) => custom_fields[id] },
    ]),
  ),
})
