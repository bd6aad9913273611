import type { CsvColumn } from '@ashlar/sdk/server'
import type { TaskTimeEntry } from '../../contract.ts'

/** Columns of the time sheet as a file. */
export const timeCsv: Readonly<Record<string, CsvColumn<TaskTimeEntry>>> = {
  person: { title: 'person', value: ({ user_name }) => user_name },
  project: { title: 'project', value: ({ project_title }) => project_title },
  task: { title: 'task', value: ({ task_title }) => task_title },
  start: { title: 'start', value: ({ start_time }) => start_time },
  end: { title: 'end', value: ({ end_time }) => end_time },
  minutes: { title: 'minutes', value: ({ duration }) => duration },
  description: { title: 'description', value: ({ description }) => description },
  billable: { title: 'billable', value: ({ billable }) => billable },
  document: { title: 'document', value: ({ document_id }) => document_id },
}
