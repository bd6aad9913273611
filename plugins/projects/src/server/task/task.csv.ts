import type { CsvColumn } from '@ashlar/sdk/server'
import type { Task } from '../../contract.ts'

/** Columns of the list as a file, by the ids that the list has for them. */
export const taskCsv: Readonly<Record<string, CsvColumn<Task>>> = {
  title: { title: 'title', value: ({ title }) => title },
  project: { title: 'project', value: ({ project_title }) => project_title },
  customer: { title: 'customer', value: ({ customer_name }) => customer_name },
  status: { title: 'status', value: ({ status }) => status },
  column: { title: 'column', value: ({ column_name }) => column_name },
  due: { title: 'due', value: ({ due_date }) => due_date },
  hours: { title: 'estimated hours', value: ({ est_hours }) => est_hours },
  minutes: { title: 'minutes spent', value: ({ minutes }) => minutes },
  tags: { title: 'tags', value: ({ tags }) => tags },
  assignees: { title: 'assignees', value: ({ assignees }) => assignees.map(({ displayName }) => displayName) },
  created: { title: 'created', value: ({ createdAt }) => createdAt },
  completed: { title: 'completed', value: ({ completedAt }) => completedAt },
}
